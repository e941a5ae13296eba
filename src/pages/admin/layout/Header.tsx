import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf, type Route, titleOf } from '#domain/routes/routes.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { type themeMachine, selectTheme } from '#machines/app/theme.machine.ts'
import css from '#pages/admin/layout/Header.module.css'
import { PaletteLauncher } from '#pages/admin/layout/PaletteLauncher.tsx'
import { Bell } from '#pages/admin/layout/Bell.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SettingsIcon, SignOutIcon } from '#ui/layout/Icon.tsx'
import { AccountMenu } from '#ui/overlays/AccountMenu.tsx'

interface HeaderProps {
  profile: Profile | null
  route: Route
  theme: ActorRefFrom<typeof themeMachine> | undefined
  alerts: ActorRefFrom<typeof alertsMachine> | undefined
  palette: ActorRefFrom<typeof paletteMachine> | undefined
  isSigningOut: boolean
  onSignOut: () => void
  /** Rendered before the title, for example the menu button on a phone. */
  children: ReactNode
}

/**
 * The header of an admin page (§2): title, palette, bell, account menu and sign-out. The heading with the text of the
 * title is in `<main>`: see `AdminFrame`.
 */
export function Header({ profile, route, theme, alerts, palette, isSigningOut, onSignOut, children }: HeaderProps) {
  const chosenTheme = useSelector(theme, (snapshot) => (snapshot ? selectTheme(snapshot) : 'system'))
  return (
    <header className={classes('row', css.header)}>
      {children}
      <p className={classes('cut fill', css.title)} aria-hidden="true">
        {titleOf(route)}
      </p>
      <FeedbackTabs route={route} />
      <div className={classes('row screen-only', css.tools)}>
        {palette && <PaletteLauncher actor={palette} />}
        {alerts && <Bell actor={alerts} />}
        <AccountMenu
          profile={profile}
          items={[
            { label: 'Settings', icon: <SettingsIcon />, href: pathOf('settings') },
            { theme: chosenTheme, onChoose: (chosen) => theme?.send({ type: 'theme.chosen', theme: chosen }) },
            { label: 'Sign out', icon: <SignOutIcon />, onSelect: onSignOut },
          ]}
        />
        <Button variant="quiet" icon={<SignOutIcon />} busy={isSigningOut} onClick={onSignOut}>
          <span className="word">Sign out</span>
        </Button>
      </div>
    </header>
  )
}

/** The header tabs of the feedback pages (§2). */
function FeedbackTabs({ route }: { route: Route }) {
  if (route !== 'feedbacks' && route !== 'reports' && route !== 'reviews') return null
  return (
    <nav className={css.tabs} aria-label="Feedbacks">
      <Link
        className={classes('row medium lit', css.tab)}
        href={pathOf('reports')}
        aria-current={route === 'reviews' ? undefined : 'page'}
      >
        Reports
      </Link>
    </nav>
  )
}
