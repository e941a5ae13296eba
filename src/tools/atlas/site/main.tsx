import '#tools/atlas/site/zodWithoutEval.ts'
import { createRoot } from 'react-dom/client'
import { type ActorRefFrom, createActor } from 'xstate'
import { parseHash, toHash } from '#tools/atlas/site/route.ts'
import type { AtlasActor } from '#tools/atlas/site/charts/atlas.machine.ts'
import type { playMachine } from '#tools/atlas/site/charts/play.machine.ts'
import { AtlasApp } from '#tools/atlas/site/AtlasApp.tsx'
import { providedAtlasMachine } from '#tools/atlas/site/actors.ts'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import '#ui/console.css'
import '#charts/pictures/picture.css'
import '#tools/atlas/site/picture/marks.css'

/** Writes the played run into the URL. */
const writeRun = ({ run }: { run: readonly string[] }): void => {
  const { route } = atlas.getSnapshot().context
  if (route.page !== 'chart') return
  history.replaceState(null, '', toHash({ ...route, run }))
  atlas.send({ type: 'url.replaced', route: { ...route, run } })
}

const atlas: AtlasActor = createActor(providedAtlasMachine, {
  inspect({ type, actorRef }) {
    if (type === '@xstate.actor') (actorRef as ActorRefFrom<typeof playMachine>).on('run.changed', writeRun)
  },
}).start()

const sendRoute = (): void => atlas.send({ type: 'url.changed', route: parseHash(location.hash) })
addEventListener('hashchange', sendRoute)
sendRoute()

createRoot(document.getElementById('root') as HTMLElement).render(<AtlasApp atlas={atlas} />)
