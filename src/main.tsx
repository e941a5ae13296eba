import '#app/boot/zodWithoutEval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { App } from '#app/App.tsx'
import { runEffects } from '#app/effects.ts'
import { loadFirstPage } from '#app/boot/firstPage.tsx'
import { lazy } from '#app/lazy.ts'
import { loadParts, preloadNextStep } from '#app/router/pageCode.ts'
import { pageOf } from '#app/router/routes.tsx'
import { brand } from '#app/config.ts'
import { currentSearch, readAddress } from '#app/router/browserRouter.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { appLogic } from '#app/actors/app.ts'
import { selectPage, selectRoute } from '#machines/app/app.selectors.ts'
import { waitUntilAnswersUsed } from '#services/api/prefetchedCalls.ts'
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

const isPrerendered = (app: ActorRefFrom<typeof appLogic>): boolean =>
  root.dataset['prerendered'] === selectPage(app.getSnapshot())

const render = (app: ActorRefFrom<typeof appLogic>): void => {
  const page = <App app={app} />
  if (isPrerendered(app)) hydrateRoot(root, page)
  else createRoot(root).render(page)
  preloadNextStep(selectRoute(app.getSnapshot()))
}

/** The prerendered frame stays until the session guard has decided. */
const waitForGuard = async (app: ActorRefFrom<typeof appLogic>): Promise<void> => {
  const snapshot = app.getSnapshot()
  const session = snapshot.matches('admin') && snapshot.children.area?.getSnapshot().children.session
  if (session) await waitFor(session, (guard) => !guard.hasTag('busy'))
}

/** Starts the charts, and renders the page when its code is loaded. */
export const startConsole = (): void => {
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
  }).start()
  const route = selectRoute(app.getSnapshot())
  const renderApp = () => render(app)
  // If a part fails to load, the chart of the area shows the error.
  void loadParts(route).catch(() => undefined)
  void loadFirstPage(pageOf(route), isPrerendered(app))
    .then(() => waitForGuard(app))
    .then(waitUntilAnswersUsed)
    .then(renderApp, renderApp)
}
