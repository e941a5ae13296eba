import { fromCallback, fromPromise } from 'xstate'
import { awaitNetwork } from '#app/actors/network.ts'
import { lazyChart } from '#lazy/lazyChart.ts'
import { sessions } from '#app/actors/session/sessions.ts'
import { adminArea, ambassadorArea, authCharts } from '#app/lazyCode.ts'
import { config } from '#app/config.ts'
import { currentUrl, runBrowserRouter } from '#app/router/browserRouter.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { quietPageMs } from '#domain/limits.ts'
import { loadPage, preloadSignIn } from '#app/router/pageCode.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { problemReportLogic } from '#app/actors/problemReport.ts'
import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { subscribeToNetwork } from '#services/browser/network.ts'
import { isFromWorker, registerWorker, waitUntilQuiet } from '#services/browser/serviceWorker.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { isReplaced, subscribeToNewVersion } from '#services/browser/version.ts'

const network = networkMachine.provide({
  actors: {
    subscribeToNetwork: fromCallback(({ sendBack }) =>
      subscribeToNetwork((isOnline) => sendBack({ type: isOnline ? 'network.restored' : 'network.lost' })),
    ),
  },
})

/** The development server has no service worker. */
const hasWorker = import.meta.env.PROD && config.VITE_SERVICE_WORKER === 'on'

const version = versionMachine.provide({
  actors: {
    subscribeToVersion: fromCallback(({ sendBack }) =>
      subscribeToNewVersion(currentUrl, () => sendBack({ type: 'version.replaced' })),
    ),
    waitUntilQuiet: fromPromise(({ signal }) => waitUntilQuiet(quietPageMs, signal)),
    checkVersion: fromPromise(async () => isFromWorker() && (await isReplaced(currentUrl()))),
    askForVersion: fromPromise(() => isReplaced(currentUrl())),
    registerWorker: fromPromise(async () => {
      // Only now: it would compete with the page.
      preloadSignIn()
      if (hasWorker) await registerWorker()
    }),
  },
})

const router = routerMachine.provide({
  actors: { browser: fromCallback(runBrowserRouter), awaitPaint: fromPromise(nextPaint) },
})

const announcement = announcementMachine.provide({
  actors: { readToken: fromPromise(({ input }) => sessions[input.audience].readAccessToken()) },
})

const sessionEnd = sessionEndMachine.provide({
  actors: {
    endSessions: fromPromise<void, { audiences: readonly Audience[] }>(async ({ input }) => {
      await Promise.all(input.audiences.map((audience) => sessions[audience].endRemoved()))
    }),
    awaitNetwork,
  },
})

const areas = { admin: adminArea, marketer: ambassadorArea }

/** The app chart with the services that its actors call. */
export const appLogic = appMachine.provide({
  actors: {
    router,
    announcement,
    network,
    version,
    sessionEnd,
    problemReport: problemReportLogic,
    loadPage: fromPromise(({ input }) => loadPage(input.route)),
    signIn: lazyChart(({ audience }) => authCharts.current()?.[audience].signIn),
    signUp: lazyChart(() => authCharts.current()?.signUp),
    verify: lazyChart(({ audience }) => authCharts.current()?.[audience].verify),
    area: lazyChart(({ policy }) => areas[policy.audience].current()),
  },
})
