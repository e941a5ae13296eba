import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { isMachineSnapshot, actorName, type TakenTransition, toTakenTransition } from '#app/inspect/chartSnapshots.ts'
import { inspectionChannel, inspectionMessage, type ChartUpdate } from '#domain/app/inspection.ts'

const atlasAddress = '/atlas/#live'

/** Opens the atlas beside the console. A browser that lets no page open another by itself does it with the next press. */
const openAtlas = (): void => {
  if (window.open(atlasAddress, 'atlas')) return
  const open = () => {
    removeEventListener('pointerdown', open)
    removeEventListener('keydown', open)
    window.open(atlasAddress, 'atlas')
  }
  addEventListener('pointerdown', open)
  addEventListener('keydown', open)
}

const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter(({ parent }) => parent).map(({ path }) => path.join('.'))

/**
 * Opens the atlas and tells it, on a channel of this origin, how every chart stands and which transitions it takes.
 * Builds for the local stack alone hold it; nothing that a person typed is told.
 * @returns the inspector of the outermost chart
 */
export const createAtlasInspector = (): ((event: InspectionEvent) => void) => {
  const channel = new BroadcastChannel(inspectionChannel)
  const tab = crypto.randomUUID().slice(0, 8)
  const last = new Map<string, ChartUpdate>()
  const taken = new Map<string, TakenTransition[]>()
  const tell = (moved: ChartUpdate): void => {
    last.set(moved.actor, moved)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage(moved)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (inspectionMessage.safeParse(data).data?.kind === 'asked')
      for (const moved of last.values()) tell({ ...moved, taken: [] })
  })
  const idOf = ({ sessionId }: AnyActorRef): string => `${tab}/${sessionId}`
  /** A chart that its parent has left says nothing more by itself. */
  const tellLeft = (parent: string, running: ReadonlySet<string>): void => {
    for (const moved of last.values()) {
      if (moved.parent !== parent || moved.status !== 'active' || running.has(moved.actor)) continue
      tell({ ...moved, status: 'stopped', taken: [] })
      tellLeft(moved.actor, new Set())
    }
  }
  openAtlas()
  return (event) => {
    if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
    const actor = event.actorRef as AnyActorRef
    const id = idOf(actor)
    if (event.type === '@xstate.microstep')
      return void taken.set(id, [
        ...(taken.get(id) ?? []),
        ...event._transitions.map((transition) => toTakenTransition('', transition)),
      ])
    if (event.type !== '@xstate.snapshot') return
    const { snapshot } = event
    tell({
      kind: 'moved',
      actor: id,
      parent: actor._parent ? idOf(actor._parent) : null,
      name: actorName(actor),
      machine: snapshot.machine.id,
      status: snapshot.status,
      active: activePaths(snapshot),
      taken: (taken.get(id) ?? []).map(({ state, event: type, branchIndex, branchCount }) => ({
        state,
        event: type,
        branchIndex,
        branchCount,
      })),
      event: event.event.type,
    })
    taken.delete(id)
    tellLeft(
      id,
      new Set(Object.values(snapshot.children).flatMap((child) => (child ? [idOf(child as AnyActorRef)] : []))),
    )
  }
}
