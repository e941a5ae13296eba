import '#tools/atlas/site/zodWithoutEval.ts'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { parseHash } from '#tools/atlas/site/route.ts'
import type { AtlasActor } from '#tools/atlas/site/charts/atlas.machine.ts'
import { AtlasApp } from '#tools/atlas/site/AtlasApp.tsx'
import { runEffects } from '#tools/atlas/site/effects.ts'
import { providedAtlasMachine } from '#tools/atlas/site/actors.ts'
import '#ui/tokens.css'
import '#ui/base.css'
import '#charts/pictures/picture.css'
import '#tools/atlas/site/picture/marks.css'

const atlas: AtlasActor = createActor(providedAtlasMachine, {
  inspect(event) {
    const currentRoute = () => atlas.getSnapshot().context.route
    runEffects(event, currentRoute, (route) => atlas.send({ type: 'url.replaced', route }))
  },
}).start()

const sendRoute = (): void => atlas.send({ type: 'url.changed', route: parseHash(location.hash) })
addEventListener('hashchange', sendRoute)
sendRoute()

createRoot(document.getElementById('root') as HTMLElement).render(<AtlasApp atlas={atlas} />)
