import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { replayEarlySubmit } from '#app/boot/replaySubmit.ts'
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
import { absolute, settings } from '#app/config.ts'
import { useAddress } from '#app/router/urlSync.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectMarketerLifetime } from '#machines/ambassador/ambassadorArea.selectors.ts'
import { selectLifetime } from '#machines/admin/adminArea.selectors.ts'
import { selectIsOffline } from '#machines/app/network.selectors.ts'
import { selectRoute, selectStage } from '#machines/app/app.selectors.ts'
import { selectSignInAgainActor } from '#machines/session/lifetime.selectors.ts'
import { BrokenPage } from '#pages/public/BrokenPage.tsx'
import { VersionBanner } from '#pages/public/VersionBanner.tsx'
import { Opening } from '#ui/feedback/Opening.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Stage } from '#ui/layout/RouterStage.tsx'

/** The console: the page that the app's chart says, on the stage that all pages share. */
export function App({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const route = useSelector(app, selectRoute)
  return (
    <Stage hook={useAddress} place={route} onShown={replayEarlySubmit} over={<OverPage app={app} />}>
      <ErrorBoundary>
        <Page app={app} />
      </ErrorBoundary>
    </Stage>
  )
}

/** What lies over a page, whichever it is: the sign-in where the session has ended, and word of a lost network. */
function OverPage({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { adminArea, ambassadorArea, network, version } = useSelector(app, selectStage, shallowEqual)
  const adminLifetime = useSelector(adminArea, selectLifetime)
  const marketerLifetime = useSelector(ambassadorArea, selectMarketerLifetime)
  const signInAgain = useSelector(adminLifetime ?? marketerLifetime, selectSignInAgainActor)
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
  const { adminArea, ambassadorArea, brand, page, signIn, signUp, theme, verify } = useSelector(
    app,
    selectStage,
    shallowEqual,
  )
  const goBack = () => app.send({ type: 'back.requested' })
  if ((page === 'signIn' || page === 'ambassadorSignIn') && signIn)
    return <SignInPage key={page} actor={signIn} brand={brand} />
  if (page === 'signUp' && signUp) return <SignUpPage actor={signUp} brand={brand} />
  if ((page === 'verify' || page === 'ambassadorVerify') && verify)
    return <VerifyPage key={page} actor={verify} brand={brand} />
  if (page === 'admin' && adminArea)
    return <AdminPage actor={adminArea} theme={theme} pages={adminPages} images={absolute(settings.VITE_IMAGE_HOST)} />
  if (page === 'ambassador' && ambassadorArea)
    return <AmbassadorPage actor={ambassadorArea} Dashboard={AmbassadorDashboard} />
  if (page === 'forgottenPassword') return <ForgottenPasswordPage brand={brand} />
  if (page === 'notFound') return <NotFoundPage onBack={goBack} />
  if (page === 'broken') return <BrokenPage onReload={() => location.reload()} />
  return <Opening />
}
