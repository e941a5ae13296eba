import '#app/boot/strictPolicy.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { App } from '#app/App.tsx'
import { followEmitted } from '#app/effects.ts'
import { fetchLateChart } from '#app/actors/lazyCharts.ts'
import { fetchPage } from '#app/router/lazyPages.tsx'
import { brand } from '#app/config.ts'
import { followAddress } from '#app/router/urlSync.ts'
import { followCharts } from '#app/inspect/chartSnapshots.ts'
import { warmUp, wiredApp } from '#app/actors/app.ts'
import { selectPage, selectRoute } from '#machines/app/app.selectors.ts'
import { answersTaken } from '#services/api/prefetchedCalls.ts'
import { recall, remembered } from '#services/storage/preferences.ts'
import '#ui/tokens.css'
import '#ui/base.css'

/** `?inspect` behind an address shows the running charts in the atlas; builds for the local stack alone know it. */
const isInspected = import.meta.env.MODE === 'stack' && new URLSearchParams(location.search).has('inspect')
const telling = isInspected ? import('#app/inspect/inspection.ts').then(({ tellAtlas }) => tellAtlas()) : undefined

const show = (app: ActorRefFrom<typeof wiredApp>): void => {
  const root = document.getElementById('root') as HTMLElement
  const page = <App app={app} />
  if (root.dataset['prerendered'] === selectPage(app.getSnapshot())) hydrateRoot(root, page)
  else createRoot(root).render(page)
  warmUp(selectRoute(app.getSnapshot()))
}

/** The frame of an area stays in sight until its guard knows who enters, or says why it does not. */
const guarded = async (app: ActorRefFrom<typeof wiredApp>): Promise<void> => {
  const session = app.getSnapshot().children.adminArea?.getSnapshot().children.session
  if (session) await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
}

/** Starts the charts, and shows the page once its code is there. */
export const begin = (): void => {
  const app = createActor(wiredApp, {
    id: 'app',
    input: { brand, theme: recall(remembered.theme), sidebar: recall(remembered.sidebar) },
    inspect(event) {
      followEmitted(event)
      if (import.meta.env.MODE === 'stack') followCharts(event)
      void telling?.then((tell) => tell(event))
    },
  }).start()
  followAddress(app, brand.product)
  const route = selectRoute(app.getSnapshot())
  const showApp = () => show(app)
  // The page below the area comes beside it; where it does not come, the chart of the area says so.
  void fetchLateChart(route).catch(() => undefined)
  void fetchPage(route)
    .then(() => guarded(app))
    .then(answersTaken)
    .then(showApp, showApp)
}
