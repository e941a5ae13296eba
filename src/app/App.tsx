import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { replaySubmit } from '#app/boot/replaySubmit.ts'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import {
  AdminPage,
  AmbassadorDashboard,
  AmbassadorPage,
  ForgottenPasswordPage,
  ItemsPage,
  MarketersPage,
  NotFoundPage,
  PaletteDialog,
  Plot,
  ReportsPage,
  SettingsPage,
  SignInAgainDialog,
  SignInPage,
  SignUpPage,
  UsersPage,
  VerifyPage,
} from '#app/router/lazyPages.tsx'
import { config } from '#app/config.ts'
import { reloadPage, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { useRouterHook } from '#app/router/useRouterHook.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectIsOffline } from '#machines/app/network.selectors.ts'
import { selectRoute, selectAppActors } from '#machines/app/app.selectors.ts'
import { selectLifetimeActor } from '#machines/session/area.selectors.ts'
import { selectSignInAgainActor } from '#machines/session/lifetime.selectors.ts'
import { ErrorPage } from '#pages/public/ErrorPage.tsx'
import { VersionBanner } from '#pages/public/VersionBanner.tsx'
import { PageSpinner } from '#ui/feedback/PageSpinner.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'

/** The console: the page that the app chart shows, in the shell that all pages share. */
export function App({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const route = useSelector(app, selectRoute)
  const { router } = useSelector(app, selectAppActors, shallowEqual)
  const hook = useRouterHook(router)
  return (
    <AppShell hook={hook} pageKey={route} onShown={replaySubmit} overlay={<Overlays app={app} />}>
      <ErrorBoundary>
        <Page app={app} />
      </ErrorBoundary>
    </AppShell>
  )
}

/** What every page can show on top: the sign-in after the session ended, a new version, a lost network. */
function Overlays({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { area, network, version } = useSelector(app, selectAppActors, shallowEqual)
  const lifetime = useSelector(area, selectLifetimeActor)
  const signInAgain = useSelector(lifetime, selectSignInAgainActor)
  const isOffline = useSelector(network, selectIsOffline)
  return (
    <>
      {signInAgain && (
        <ErrorBoundary>
          <Suspense>
            <SignInAgainDialog actor={signInAgain} />
          </Suspense>
        </ErrorBoundary>
      )}
      {version && <VersionBanner actor={version} />}
      {isOffline && (
        <Banner label="You are offline">
          You are offline. What you see stays. What fails can be tried again when the network is back.
        </Banner>
      )}
    </>
  )
}

const adminPages = {
  Users: UsersPage,
  Items: ItemsPage,
  Marketers: MarketersPage,
  Settings: SettingsPage,
  Reports: ReportsPage,
  Palette: PaletteDialog,
  Plot,
}

function Page({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { area, brand, page, router, signIn, signUp, theme, verify } = useSelector(app, selectAppActors, shallowEqual)
  const goBack = () => router?.send({ type: 'back.requested', fallback: 'dashboard' })
  if ((page === 'signIn' || page === 'ambassadorSignIn') && signIn)
    return <SignInPage key={page} actor={signIn} brand={brand} />
  if (page === 'signUp' && signUp) return <SignUpPage actor={signUp} brand={brand} />
  if ((page === 'verify' || page === 'ambassadorVerify') && verify)
    return <VerifyPage key={page} actor={verify} brand={brand} />
  if (page === 'admin' && area)
    return <AdminPage actor={area} theme={theme} pages={adminPages} images={toAbsoluteUrl(config.VITE_IMAGE_HOST)} />
  if (page === 'ambassador' && area) return <AmbassadorPage actor={area} Dashboard={AmbassadorDashboard} />
  if (page === 'forgottenPassword') return <ForgottenPasswordPage brand={brand} />
  if (page === 'notFound') return <NotFoundPage onBack={goBack} />
  if (page === 'broken') return <ErrorPage onReload={reloadPage} />
  return <PageSpinner />
}
