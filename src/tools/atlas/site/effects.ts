import type { AnyActorRef, InspectionEvent } from 'xstate'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** What the charts of the atlas ask of the page. */
type AtlasEffect =
  | { readonly type: 'run.changed'; readonly run: readonly string[] }
  | { readonly type: 'path.changed'; readonly path: string }

/**
 * Performs the effects of every new actor: writes the run or the path into the URL.
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
    if (route.page !== 'chart') return
    const next = effect.type === 'run.changed' ? { ...route, run: effect.run } : { ...route, path: effect.path }
    history.replaceState(null, '', toHash(next))
    onReplace(next)
  })
}
