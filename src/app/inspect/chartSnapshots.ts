import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** The state of a chart, without the parts that cannot be serialised. */
interface ChartSnapshot {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
  readonly output: unknown
}

/** A transition that was taken. Its state declares `branchCount` transitions for the event. */
export interface TakenTransition {
  readonly chart: string
  readonly state: string
  readonly event: string
  readonly branchIndex: number
  readonly branchCount: number
}

const charts: Record<string, ChartSnapshot> = {}
const taken: TakenTransition[] = []
const actors: Record<string, AnyActorRef> = {}

const toChartSnapshot = ({ value, context, status, output }: AnyMachineSnapshot): ChartSnapshot => ({
  value,
  context,
  status,
  output,
})

/** The id of the invoke, or of the root actor. */
export const actorName = (actor: AnyActorRef): string => actor.id

/** A call can have the id of the chart that makes it. An area invokes the chart of every page under the same id. */
const recordNameOf = ({ id }: AnyActorRef, { machine }: AnyMachineSnapshot): string => {
  if (machine.id === 'call') return `call.${id}`
  return id === 'pageChart' ? machine.id : id
}

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

export const toTakenTransition = (chart: string, transition: AnyTransitionDefinition): TakenTransition => {
  const { source, eventType } = transition
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return {
    chart,
    state: source.path.join('.'),
    event: eventType,
    branchIndex: branches.indexOf(transition as never),
    branchCount: branches.length,
  }
}

/**
 * Exposes the charts to tests: `window.charts` has the state of each chart by its id, and `window.taken` has every
 * transition that was taken. `window.actors` has the last actor of each id. Only builds for the local stack contain it.
 */
export const recordCharts = (event: InspectionEvent): void => {
  if (event.type === '@xstate.actor') actors[(event.actorRef as AnyActorRef).id] = event.actorRef as AnyActorRef
  Object.assign(window, { actors, charts, taken })
  if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
  const name = recordNameOf(event.actorRef as AnyActorRef, event.snapshot)
  if (event.type === '@xstate.snapshot') charts[name] = toChartSnapshot(event.snapshot)
  if (event.type === '@xstate.microstep')
    taken.push(...event._transitions.map((transition) => toTakenTransition(name, transition)))
}
