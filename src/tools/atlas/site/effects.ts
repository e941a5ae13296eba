import type { AnyActorRef, InspectionEvent } from 'xstate'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** What the charts of the atlas ask of the page. */
type AtlasEffect =
  | { readonly type: 'run.changed'; readonly run: readonly string[] }
  | { readonly type: 'path.changed'; readonly path: string }
  | { readonly type: 'download'; readonly name: string; readonly content: Blob }

/** How long a browser may need to start a download, in milliseconds. */
const downloadStartMs = 60_000

const download = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStartMs)
}

/**
 * Performs the effects of every new actor: downloads files, and writes the run or the path into the URL.
 * @param currentRoute returns the route of the atlas
 * @param onReplace receives the route after a change of the URL
 */
export const runEffects = (
  event: InspectionEvent,
  currentRoute: () => AtlasRoute,
  onReplace: (route: AtlasRoute) => void,
): void => {
  if (event.type !== '@xstate.actor') return
  ;(event.actorRef as AnyActorRef).on('*', (emitted) => {
    const effect = emitted as unknown as AtlasEffect
    const route = currentRoute()
    if (effect.type === 'download') return download(effect.name, effect.content)
    if (route.page !== 'chart') return
    const next = effect.type === 'run.changed' ? { ...route, run: effect.run } : { ...route, path: effect.path }
    history.replaceState(null, '', toHash(next))
    onReplace(next)
  })
}
