import type { RouteName } from '#domain/routes/routes.ts'
import { DashboardIcon, FeedbackIcon, HangerIcon, MegaphoneIcon, SettingsIcon, UsersIcon } from '#ui/layout/Icon.tsx'

/** The entries of the sidebar (§2), in order. */
export const navigationEntries = [
  { route: 'dashboard', Icon: DashboardIcon },
  { route: 'users', Icon: UsersIcon },
  { route: 'allItems', Icon: HangerIcon },
  { route: 'feedbacks', Icon: FeedbackIcon },
  { route: 'marketers', Icon: MegaphoneIcon },
  { route: 'settings', Icon: SettingsIcon },
] as const satisfies readonly { route: RouteName; Icon: typeof DashboardIcon }[]
