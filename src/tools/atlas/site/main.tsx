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
import '#tools/atlas/picture/picture.css'
import '#tools/atlas/site/picture/highlights.css'

const atlas: AtlasActor = createActor(providedAtlasMachine, {
  inspect(event) {
    const place = () => atlas.getSnapshot().context.place
    runEffects(event, place, (now) => atlas.send({ type: 'place.noted', place: now }))
  },
}).start()

const tellPlace = (): void => atlas.send({ type: 'address.changed', place: parseHash(location.hash) })
addEventListener('hashchange', tellPlace)
tellPlace()

createRoot(document.getElementById('root') as HTMLElement).render(<AtlasApp atlas={atlas} />)
