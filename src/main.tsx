import '#app/boot/zodWithoutEval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor, fromPromise, waitFor } from 'xstate'
import { App } from '#app/App.tsx'
import { runEffects } from '#app/effects.ts'
import { showStartFailure } from '#app/boot/failureNotice.ts'
import { loadFirstPage } from '#app/boot/firstPage.tsx'
import { lazy } from '#app/lazy.ts'
import { loadParts, preloadNextStep } from '#app/router/pageCode.ts'
import { pageOf } from '#app/router/routes.tsx'
import { brand } from '#app/config.ts'
import { currentSearch, readAddress } from '#app/router/browserRouter.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { appLogic } from '#app/actors/app.ts'
import { selectPage, selectRoute } from '#machines/app/app.selectors.ts'
import { startMachine } from '#machines/app/start.machine.ts'
import { waitUntilAnswersUsed } from '#services/api/prefetchedCalls.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'
import { readPreference, preferences } from '#services/storage/preferences.ts'
import '#ui/tokens.css'
import '#ui/base.css'

/** `?inspect` in the URL shows the running charts in the atlas. Only builds for the local stack support it. */
const isInspected = import.meta.env.MODE === 'stack' && new URLSearchParams(currentSearch()).has('inspect')
const atlasInspector = isInspected
  ? lazy('app/inspect/atlasInspector.ts', async () =>
      (await import('#app/inspect/atlasInspector.ts')).createAtlasInspector(),
    ).load()
  : undefined

const root = document.getElementById('root') as HTMLElement

const app = createActor(appLogic, {
  id: 'app',
  systemId: 'app',
  input: {
    brand,
    theme: readPreference(preferences.theme),
    sidebar: readPreference(preferences.sidebar),
    address: { ...readAddress(), storedTimeFrames: readStoredTimeFrames() },
  },
  inspect(event) {
    runEffects(event)
    if (import.meta.env.MODE === 'stack') recordCharts(event)
    void atlasInspector?.then((inspect) => inspect(event))
  },
})

const openedRoute = () => selectRoute(app.getSnapshot())

const isPrerendered = (): boolean => root.dataset['prerendered'] === selectPage(app.getSnapshot())

/** Starts the charts. */
const startConsole = (): void => {
  app.start()
  // If a part fails to load, the chart of the area shows the error.
  void loadParts(openedRoute()).catch(() => undefined)
}

/** Resolves when the session guard has decided. The prerendered frame stays until then. */
const waitForSession = async (): Promise<void> => {
  const snapshot = app.getSnapshot()
  const session = snapshot.matches('admin') && snapshot.children.area?.getSnapshot().children.session
  if (session) await waitFor(session, (guard) => !guard.hasTag('busy'))
}

/** Renders the page for the first time. */
const renderPage = (): void => {
  const page = <App app={app} />
  if (isPrerendered()) hydrateRoot(root, page)
  else createRoot(root).render(page)
  preloadNextStep(openedRoute())
}

const startLogic = startMachine.provide({
  actors: {
    startConsole: fromPromise(async () => startConsole()),
    loadPage: fromPromise(() => loadFirstPage(pageOf(openedRoute()), isPrerendered())),
    waitForSession: fromPromise(waitForSession),
    waitForUsedAnswers: fromPromise(waitUntilAnswersUsed),
    renderPage: fromPromise(async () => renderPage()),
  },
})

/** Starts the console. `src/start.ts` calls it when the code has arrived. */
export const start = (): void => {
  const actor = createActor(startLogic, {
    id: 'start',
    ...(import.meta.env.MODE === 'stack' && { inspect: recordCharts }),
  })
  actor.subscribe((snapshot) => void (snapshot.matches('failed') && showStartFailure()))
  actor.start()
}
