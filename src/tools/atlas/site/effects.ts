import type { AnyActorRef, InspectionEvent } from 'xstate'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** What the charts of the atlas want done to its page. */
type Emitted =
  | { readonly type: 'run.changed'; readonly run: readonly string[] }
  | { readonly type: 'path.changed'; readonly path: string }
  | { readonly type: 'file.made'; readonly name: string; readonly content: Blob }

/** Milliseconds after which a file that was offered is surely taken. */
const taken = 60_000

const save = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), taken)
}

/**
 * Carries out what charts emit: the address follows a run or a path, and files are handed over.
 * @param place where somebody is
 * @param note is told where the address is now
 */
export const runEffects = (
  event: InspectionEvent,
  place: () => AtlasRoute,
  note: (place: AtlasRoute) => void,
): void => {
  if (event.type !== '@xstate.actor') return
  ;(event.actorRef as AnyActorRef).on('*', (emitted) => {
    const said = emitted as unknown as Emitted
    const now = place()
    if (said.type === 'file.made') return save(said.name, said.content)
    if (now.page !== 'chart') return
    const next = said.type === 'run.changed' ? { ...now, run: said.run } : { ...now, path: said.path }
    history.replaceState(null, '', toHash(next))
    note(next)
  })
}
