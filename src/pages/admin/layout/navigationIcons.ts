import type { NavigationIcon } from '#domain/routes/routes.ts'
import { DashboardIcon, FeedbackIcon, HangerIcon, MegaphoneIcon, SettingsIcon, UsersIcon } from '#ui/layout/Icon.tsx'

/** The icons of the sidebar. `routes.ts` names one for each entry. */
export const navigationIcons = {
  figures: DashboardIcon,
  people: UsersIcon,
  hanger: HangerIcon,
  message: FeedbackIcon,
  megaphone: MegaphoneIcon,
  sliders: SettingsIcon,
} satisfies Record<NavigationIcon, typeof DashboardIcon>
