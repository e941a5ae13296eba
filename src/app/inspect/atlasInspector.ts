import type { AnyActorRef, InspectionEvent } from 'xstate'
import { activeStates, isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'
import css from '#app/inspect/atlasLink.module.css'
import { inspectionChannel, inspectionMessage, type ChartUpdate } from '#domain/app/inspection.ts'

const atlasUrl = '/atlas/#live'

const atlasTab = 'atlas'

/** Opens the atlas in a second tab. If the browser blocks the tab, the page shows a link that opens it. */
const openAtlas = (): void => {
  if (window.open(atlasUrl, atlasTab)) return
  const link = document.createElement('a')
  link.href = atlasUrl
  link.target = atlasTab
  link.className = css.link as string
  link.textContent = 'Open the atlas'
  link.addEventListener('click', () => link.remove())
  document.body.append(link)
}

/**
 * Opens the atlas and sends it the state of every chart and the transitions that are taken. Only builds for the local
 * stack contain it. It sends nothing that a person has typed.
 * @returns the inspector of the root actor
 */
export const createAtlasInspector = (): ((event: InspectionEvent) => void) => {
  const channel = new BroadcastChannel(inspectionChannel)
  const tab = crypto.randomUUID().slice(0, 8)
  const lastUpdates = new Map<string, ChartUpdate>()
  const taken = new Map<string, TakenTransition[]>()
  const send = (update: ChartUpdate): void => {
    lastUpdates.set(update.actor, update)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
    channel.postMessage(update)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (inspectionMessage.safeParse(data).data?.kind === 'stateRequested')
      for (const update of lastUpdates.values()) send({ ...update, taken: [] })
  })
  const idOf = ({ sessionId }: AnyActorRef): string => `${tab}/${sessionId}`
  /** XState sends no event for a child that its parent stops. */
  const sendStopped = (parent: string, running: ReadonlySet<string>): void => {
    for (const update of lastUpdates.values()) {
      if (update.parent !== parent || update.status !== 'active' || running.has(update.actor)) continue
      send({ ...update, status: 'stopped', taken: [] })
      sendStopped(update.actor, new Set())
    }
  }
  openAtlas()
  return (event) => {
    if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
    const actor = event.actorRef as AnyActorRef
    const id = idOf(actor)
    if (event.type === '@xstate.microstep')
      return void taken.set(id, [...(taken.get(id) ?? []), ...takenTransitions(event)])
    if (event.type !== '@xstate.snapshot') return
    const { snapshot } = event
    send({
      kind: 'updated',
      actor: id,
      parent: actor._parent ? idOf(actor._parent) : null,
      name: actor.id,
      machine: snapshot.machine.id,
      status: snapshot.status,
      active: activeStates(snapshot).filter((path) => path !== '(chart)'),
      taken: taken.get(id) ?? [],
      event: event.event.type,
    })
    taken.delete(id)
    sendStopped(
      id,
      new Set(Object.values(snapshot.children).flatMap((child) => (child ? [idOf(child as AnyActorRef)] : []))),
    )
  }
}
