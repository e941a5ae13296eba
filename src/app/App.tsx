import { shallowEqual, useSelector } from '@xstate/react'
import { Route as RouteView, Switch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { replayPress } from '#app/boot/replayPress.ts'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { callPause } from '#app/callPause.ts'
import { config } from '#app/config.ts'
import { NotFoundPage as NotFoundPageCode } from '#app/lazyCode.ts'
import { lazyComponent, LazyViewsContext, wholePage } from '#lazy/lazyComponent.tsx'
import { lazyOverlays, ProblemReportDialog, SignInAgainDialog } from '#app/overlays.tsx'
import { reloadPage, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { pageOf, wouterRoutes } from '#app/router/routeTable.tsx'
import { useRouterHook } from '#app/router/useRouterHook.ts'
import { pathOf, type Route } from '#domain/routes/routes.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import { selectScrollTop } from '#machines/app/router/router.selectors.ts'
import { selectIsReportOpen } from '#machines/app/problemReport.selectors.ts'
import { selectIsOffline } from '#machines/app/network.machine.ts'
import { selectRoute, selectAppActors } from '#machines/app/app.selectors.ts'
import { selectLifetimeActor } from '#machines/session/area.selectors.ts'
import { selectHasSignInFailed, selectSignInAgainActor } from '#machines/session/lifetime.selectors.ts'
import { PageLoadError } from '#pages/admin/PageLoadError.tsx'
import { ErrorPage, PageLoadFailure } from '#pages/public/ErrorPage.tsx'
import { ErrorNotice } from '#pages/public/problemReport/ErrorNotice.tsx'
import { VersionBanner } from '#pages/public/VersionBanner.tsx'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { RetryPauseContext } from '#ui/feedback/RetryButton.tsx'
import { ReportProblemContext } from '#ui/feedback/reportProblem.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'
import { LazyOverlaysContext } from '#ui/overlays/lazyOverlays.tsx'

const site = {
  images: toAbsoluteUrl(config.VITE_IMAGE_HOST),
  supportEmail: config.VITE_SUPPORT_EMAIL,
  signInPage: { product: config.VITE_PRODUCT_NAME, link: toAbsoluteUrl(pathOf('ambassadorSignIn')) },
}
const NotFoundPage = lazyComponent(NotFoundPageCode, wholePage)
const lazyViews = {
  PageLoading: PageSpinner,
  PageFailed: PageLoadFailure,
  PagePartFailed: PageLoadError,
  PartFailed: LoadFailure,
}

/** Identifies what the person sees of a page. Null while its code loads. */
const pageKeyOf = (page: string, route: Route, pageCode: unknown): string | null => {
  if (page === 'pageLoadFailed') return `${route} failed`
  return page !== 'loadingPage' && (pageCode === 'ready' || pageCode === 'failed') ? `${route} ${pageCode}` : null
}

/** The console: the page that the app chart shows, in the shell that all pages share. */
export function App({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const route = useSelector(app, selectRoute)
  const { page, router, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const hook = useRouterHook(router)
  const scrollTop = useSelector(router, (snapshot) => (snapshot ? selectScrollTop(snapshot) : 0))
  const pageCode = useSelector(pageOf(route).actor, ({ value }) => value)
  return (
    <LazyViewsContext value={lazyViews}>
      <LazyOverlaysContext value={lazyOverlays}>
        <ReportProblemContext value={() => problemReport?.send({ type: 'report.requested' })}>
          <RetryPauseContext value={callPause.secondsLeft}>
            <AppShell
              hook={hook}
              pageKey={pageKeyOf(page, route, pageCode)}
              scrollTop={scrollTop}
              onShown={replayPress}
              overlay={<Overlays app={app} />}
            >
              <ErrorBoundary>
                <Page app={app} />
              </ErrorBoundary>
            </AppShell>
          </RetryPauseContext>
        </ReportProblemContext>
      </LazyOverlaysContext>
    </LazyViewsContext>
  )
}

/** What every page can show on top: the sign-in after the session ended, a new version, a lost network. */
function Overlays({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { area, network, version, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const lifetime = useSelector(area, selectLifetimeActor)
  const signInAgain = useSelector(lifetime, selectSignInAgainActor)
  const hasSignInFailed = useSelector(lifetime, selectHasSignInFailed)
  const isOffline = useSelector(network, selectIsOffline)
  return (
    <>
      {signInAgain && (
        <ErrorBoundary>
          <SignInAgainDialog actor={signInAgain} />
        </ErrorBoundary>
      )}
      {hasSignInFailed && <LoadFailure isFloating onRetry={() => lifetime?.send({ type: 'retry.requested' })} />}
      {problemReport && <ProblemReport actor={problemReport} />}
      {version && <VersionBanner actor={version} />}
      {isOffline && (
        <Banner label="You are offline">
          You are offline. What you see stays. What fails can be tried again when the network is back.
        </Banner>
      )}
    </>
  )
}

function ProblemReport({ actor }: { actor: ActorRefFrom<typeof problemReportMachine> }) {
  const isOpen = useSelector(actor, selectIsReportOpen)
  return (
    <>
      <ErrorNotice actor={actor} />
      {isOpen && <ProblemReportDialog actor={actor} />}
    </>
  )
}

/** The states of the app chart without a page come first. */
function Page({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const actors = useSelector(app, selectAppActors, shallowEqual)
  const source = { ...actors, ...site }
  if (actors.page === 'broken') return <ErrorPage onReload={reloadPage} />
  if (actors.page === 'pageLoadFailed') return <PageLoadFailure onRetry={() => app.send({ type: 'retry.requested' })} />
  return (
    <Switch>
      {wouterRoutes.map(({ name, pattern, show }) => (
        <RouteView key={name} path={pattern}>
          {show(source) ?? <PageSpinner />}
        </RouteView>
      ))}
      <RouteView>
        <NotFoundPage onBack={() => actors.router?.send({ type: 'back.requested', fallback: 'dashboard' })} />
      </RouteView>
    </Switch>
  )
}
