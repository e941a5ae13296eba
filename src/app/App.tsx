import { shallowEqual, useSelector } from '@xstate/react'
import { Route as RouteView, Switch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { replayPress } from '#app/boot/replayPress.ts'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { callPause } from '#app/callPause.ts'
import { config } from '#app/config.ts'
import { NotFoundPage as NotFoundPageCode } from '#app/lazyCode.ts'
import { Overlays } from '#app/Overlays.tsx'
import { showPageOn, showWholePage, wholePage } from '#app/router/pageView.tsx'
import { reloadPage, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { pageOf, wouterRoutes } from '#app/router/routeTable.tsx'
import { useRouterHook } from '#app/router/useRouterHook.ts'
import { pathOf, type Route } from '#domain/routes/routes.ts'
import { lazyComponent } from '#lazy/lazyComponent.tsx'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectScrollTop } from '#machines/app/router/router.selectors.ts'
import { selectIsKeyRefused } from '#machines/app/version.machine.ts'
import { selectRoute, selectAppActors } from '#machines/app/app.selectors.ts'
import { ErrorPage, PageLoadFailure } from '#pages/public/ErrorPage.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'
import { RetryPauseContext } from '#ui/feedback/RetryButton.tsx'
import { ReportProblemContext } from '#ui/feedback/reportProblem.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'

const site = {
  images: toAbsoluteUrl(config.VITE_IMAGE_HOST),
  supportEmail: config.VITE_SUPPORT_EMAIL,
  signInPage: { product: config.VITE_PRODUCT_NAME, link: toAbsoluteUrl(pathOf('ambassadorSignIn')) },
}
/** No further call of this build can help. */
const noRetry = () => Infinity
const NotFoundPage = lazyComponent(NotFoundPageCode, wholePage)
const showPage = showPageOn(site)

/** Identifies what the person sees of a page. Null while its code loads. */
const pageKeyOf = (page: string, route: Route, pageCode: unknown): string | null => {
  if (page === 'pageLoadFailed') return `${route} failed`
  return page !== 'loadingPage' && (pageCode === 'ready' || pageCode === 'failed') ? `${route} ${pageCode}` : null
}

/** The console: the page that the app chart shows, in the shell that all pages share. */
export function App({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const route = useSelector(app, selectRoute)
  const { page, router, version, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const isKeyRefused = useSelector(version, selectIsKeyRefused)
  const hook = useRouterHook(router)
  const scrollTop = useSelector(router, (snapshot) => (snapshot ? selectScrollTop(snapshot) : 0))
  const pageCode = useSelector(pageOf(route).actor, ({ value }) => value)
  return (
    <ReportProblemContext value={() => problemReport?.send({ type: 'report.requested' })}>
      <RetryPauseContext value={isKeyRefused ? noRetry : callPause.secondsLeft}>
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
  )
}

/** The states of the app chart without a page come first. */
function Page({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const actors = useSelector(app, selectAppActors, shallowEqual)
  const source = { ...actors, ...site, showPage }
  if (actors.page === 'broken') return <ErrorPage onReload={reloadPage} />
  if (actors.page === 'pageLoadFailed') return <PageLoadFailure onRetry={() => app.send({ type: 'retry.requested' })} />
  return (
    <Switch>
      {wouterRoutes.map(({ name, pattern, entry }) => (
        <RouteView key={name} path={pattern}>
          {showWholePage(entry, source) ?? <PageSpinner />}
        </RouteView>
      ))}
      <RouteView>
        <NotFoundPage onBack={() => actors.router?.send({ type: 'back.requested', fallback: 'dashboard' })} />
      </RouteView>
    </Switch>
  )
}
