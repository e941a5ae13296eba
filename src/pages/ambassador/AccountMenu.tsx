import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { initialsOf, type Profile } from '#domain/people/profile.ts'
import { isolate } from '#domain/text.ts'
import { type themeMachine, selectTheme } from '#machines/app/theme.machine.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { AlertIcon, InfoIcon, MonitorIcon, MoonIcon, SignOutIcon, SunIcon, TrashIcon } from '#ui/layout/Icon.tsx'
import { useReportProblem } from '#ui/feedback/reportProblem.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { LazyMenu } from '#ui/overlays/lazyOverlays.tsx'

const themes = [
  { value: 'system', label: 'System theme', icon: <MonitorIcon /> },
  { value: 'light', label: 'Light theme', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark theme', icon: <MoonIcon /> },
] as const

export interface AccountMenuProps {
  profile: Profile
  theme: ActorRefFrom<typeof themeMachine> | undefined
  supportEmail: string
  onSignOut: () => void
  onDelete: () => void
}

/** The badge with the initials (§2). It opens the account menu. */
export function AccountMenu({ profile, theme, supportEmail, onSignOut, onDelete }: AccountMenuProps) {
  const chosenTheme = useSelector(theme, (snapshot) => (snapshot ? selectTheme(snapshot) : 'system'))
  const onReport = useReportProblem()
  const initials = <Avatar initials={initialsOf(profile.name)} />
  const button = (
    <button
      type="button"
      className={css.badge}
      title="Account"
      aria-label={`Account of ${isolate(profile.name || profile.email)}`}
    >
      {initials}
    </button>
  )
  return (
    <LazyMenu
      trigger={button}
      fallback={<span className={css.badge}>{initials}</span>}
      header={
        <>
          <p className={css.accountName}>
            <Verbatim>{profile.name || profile.email}</Verbatim>
          </p>
          {profile.name && (
            <p className={css.accountEmail}>
              <Verbatim>{profile.email}</Verbatim>
            </p>
          )}
        </>
      }
      choice={{
        label: 'Theme',
        value: chosenTheme,
        options: themes,
        onChoose: (value) => {
          const chosen = themes.find((option) => option.value === value)
          if (chosen) theme?.send({ type: 'theme.chosen', theme: chosen.value })
        },
      }}
      items={[
        { label: 'Help', icon: <InfoIcon />, href: `mailto:${supportEmail}` },
        ...(onReport ? [{ label: 'Report a problem', icon: <AlertIcon />, onSelect: onReport }] : []),
        { label: 'Logout', icon: <SignOutIcon />, onSelect: onSignOut },
        { label: 'Delete account', icon: <TrashIcon />, danger: true, onSelect: onDelete },
      ]}
    />
  )
}
