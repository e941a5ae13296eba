import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Route, titleOf } from '#domain/routes/routes.ts'
import { lazy } from '#lazy/lazy.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectAreSavedViewsOpen } from '#machines/lists/savedViews.selectors.ts'
import css from '#pages/admin/layout/AdminFrame.module.css'
import { Header } from '#pages/admin/layout/Header.tsx'
import type { LinksBelow } from '#pages/admin/layout/NavList.tsx'
import { PhoneNav } from '#pages/admin/layout/PhoneNav.tsx'
import { Sidebar } from '#pages/admin/layout/Sidebar.tsx'
import { SkipLink } from '#ui/controls/SkipLink.tsx'
import { lazyPart } from '#ui/feedback/lazyPart.ts'

const SavedViewLinks = lazyPart(lazy(() => import('#pages/admin/savedViews/SavedViewLinks.tsx'), 'SavedViewLinks'))
const SavedViewsDialog = lazyPart(
  lazy(() => import('#pages/admin/savedViews/SavedViewsDialog.tsx'), 'SavedViewsDialog'),
)

interface AdminFrameProps {
  brand: Brand
  profile: Profile | null
  route: Route
  sidebar: ActorRefFrom<typeof sidebarMachine> | undefined
  theme: ActorRefFrom<typeof themeMachine> | undefined
  alerts: ActorRefFrom<typeof alertsMachine> | undefined
  palette: ActorRefFrom<typeof paletteMachine> | undefined
  savedViews: ActorRefFrom<typeof savedViewsMachine> | undefined
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
  savedViews,
  isCheckingSession,
  isSigningOut,
  onSignOut,
  children,
}: AdminFrameProps) {
  const areViewsOpen = useSelector(savedViews, selectAreSavedViewsOpen)
  const linksBelow: LinksBelow = (page, onChosen) =>
    savedViews && <SavedViewLinks actor={savedViews} page={page} {...(onChosen && { onChosen })} />
  const navigation = { brand, profile, route, linksBelow }
  return (
    <div className={css.frame}>
      <SkipLink />
      <Sidebar {...navigation} actor={sidebar} />
      <div className="fill column">
        <Header
          profile={profile}
          route={route}
          theme={theme}
          alerts={alerts}
          palette={palette}
          isSigningOut={isSigningOut}
          onSignOut={onSignOut}
        >
          {sidebar && <PhoneNav {...navigation} actor={sidebar} />}
        </Header>
        <main className={css.main} id="main" tabIndex={-1} aria-busy={isCheckingSession || isSigningOut || undefined}>
          {/* The header shows the title. */}
          <h1 className="visually-hidden" tabIndex={-1}>
            {titleOf(route)}
          </h1>
          {children}
        </main>
        {savedViews && areViewsOpen && (
          <SavedViewsDialog actor={savedViews} onDismiss={() => savedViews.send({ type: 'dialog.dismissed' })} />
        )}
      </div>
    </div>
  )
}
