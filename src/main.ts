import '#app/boot/zodWithoutEval.ts'
import { createActor, type InspectionEvent, waitFor } from 'xstate'
import { runEffects } from '#app/effects.ts'
import { runStartSteps } from '#app/boot/startSteps.ts'
import { renderer } from '#app/lazyCode.ts'
import { inspectLazyCode, type Modules, providePageModules } from '#lazy/lazy.ts'
import { loadPageCode, preloadNextStep, waitForParts } from '#app/router/pageCode.ts'
import { brand, config } from '#app/config.ts'
import { readAddress } from '#app/router/browserRouter.ts'
import { startUsage } from '#app/usage.ts'
import { recorder } from '#app/problemReport/recorder.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { appLogic } from '#app/actors/app.ts'
import { isAdminRoute } from '#domain/routes/routes.ts'
import { selectRoute, selectWholePage } from '#machines/app/app.selectors.ts'
import { nextTask } from '#ui/nextPaint.ts'
import { watchCoveredPage } from '#services/browser/coveredPage.ts'
import { focusPressedControls } from '#services/browser/pressedFocus.ts'
import { watchStyles } from '#lazy/failedStyles.ts'
import { waitUntilAnswersUsed } from '#services/api/prefetchedCalls.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'
import { readPreference, preferences } from '#services/storage/preferences.ts'

const inspectUsage = config.VITE_USAGE_ENDPOINT === undefined ? undefined : startUsage(config.VITE_USAGE_ENDPOINT)

const record = (event: InspectionEvent): void => {
  recorder.inspect(event)
  inspectUsage?.(event)
  if (import.meta.env.MODE === 'stack') recordCharts(event)
}
inspectLazyCode(record)

const root = document.getElementById('root') as HTMLElement

const app = createActor(appLogic, {
  id: 'app',
  systemId: 'app',
  input: {
    brand,
    theme: readPreference(preferences.theme),
    sidebar: readPreference(preferences.sidebar),
    canSendReports: config.VITE_REPORT_ENDPOINT !== undefined,
    address: { ...readAddress(), storedTimeFrames: readStoredTimeFrames() },
  },
  inspect(event) {
    runEffects(event)
    record(event)
  },
})

const openedRoute = () => selectRoute(app.getSnapshot())

const isPrerendered = (): boolean => root.dataset['prerendered'] === selectWholePage(app.getSnapshot())

const startCharts = (): void => {
  app.start()
  // If a part fails to load, the chart of the area shows the error.
  void loadPageCode(openedRoute()).catch(() => undefined)
}

/** Resolves when the session guard has decided. The prerendered frame stays until then. */
const waitForSession = async (): Promise<void> => {
  const snapshot = app.getSnapshot()
  const session = isAdminRoute(openedRoute()) && snapshot.children.area?.getSnapshot().children.session
  if (session) await waitFor(session, (guard) => !guard.hasTag('busy'))
}

const loadPage = async (): Promise<void> => {
  const { waitForFirstPage } = await renderer.load()
  await waitForFirstPage(app, root.dataset['prerendered'] === openedRoute())
  await waitForParts(openedRoute())
}

/** Renders the page for the first time. */
const renderPage = async (isStored: boolean): Promise<void> => {
  const { renderApp } = await renderer.load()
  renderApp(root, app, isPrerendered(), isStored)
  preloadNextStep(openedRoute())
}

/**
 * Starts the console. `src/start.ts` calls it when the code has arrived.
 * @param pageModules the code of the page, if the browser has stored it
 * @throws the reason if nothing can be rendered
 */
export const start = (pageModules?: Modules): Promise<void> => {
  if (pageModules) providePageModules(pageModules)
  watchStyles()
  focusPressedControls()
  watchCoveredPage()
  return runStartSteps({
    startCharts,
    loadRenderer: () => renderer.load(),
    loadPage,
    waitForSession,
    waitForAnswers: () => waitUntilAnswersUsed(nextTask),
    renderPage: () => renderPage(pageModules !== undefined),
  })
}
