import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { paletteMachine } from '#machines/app/palette.machine.ts'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import css from '#pages/admin/layout/AdminFrame.module.css'
import { Header } from '#pages/admin/layout/Header.tsx'
import { PhoneNav } from '#pages/admin/layout/PhoneNav.tsx'
import { Sidebar } from '#pages/admin/layout/Sidebar.tsx'
import { SkipLink } from '#ui/controls/SkipLink.tsx'

interface AdminFrameProps {
  brand: Brand
  profile: Profile | null
  route: Route
  sidebar: ActorRefFrom<typeof sidebarMachine> | undefined
  theme: ActorRefFrom<typeof themeMachine> | undefined
  alerts: ActorRefFrom<typeof alertsMachine> | undefined
  palette: ActorRefFrom<typeof paletteMachine> | undefined
  /** The open command palette. Its code loads on demand. */
  Palette: ComponentType<{ actor: ActorRefFrom<typeof paletteMachine> }>
  isCheckingSession: boolean
  isSigningOut: boolean
  onSignOut: () => void
  children: ReactNode
}

/** The page frame of the admin area (§2): sidebar (or drawer on a phone), header and page. */
export function AdminFrame({
  brand,
  profile,
  route,
  sidebar,
  theme,
  alerts,
  palette,
  Palette,
  isCheckingSession,
  isSigningOut,
  onSignOut,
  children,
}: AdminFrameProps) {
  return (
    <div className={css.frame}>
      <SkipLink />
      <Sidebar brand={brand} profile={profile} route={route} actor={sidebar} theme={theme} />
      <div className={css.page}>
        <Header
          profile={profile}
          route={route}
          alerts={alerts}
          palette={palette}
          Palette={Palette}
          isSigningOut={isSigningOut}
          onSignOut={onSignOut}
        >
          {sidebar && <PhoneNav brand={brand} profile={profile} route={route} actor={sidebar} theme={theme} />}
        </Header>
        <main className={css.main} id="main" tabIndex={-1} aria-busy={isCheckingSession || isSigningOut || undefined}>
          {children}
        </main>
      </div>
    </div>
  )
}
