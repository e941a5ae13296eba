import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** A chart as it stands, without what cannot leave the page. */
interface ChartSnapshot {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
  readonly output: unknown
}

/** A transition that was taken, as the chart declares it: the `branch`th of `branches` that answer its event. */
export interface TakenTransition {
  readonly chart: string
  readonly state: string
  readonly event: string
  readonly branchIndex: number
  readonly branchCount: number
}

const charts: Record<string, ChartSnapshot> = {}
const taken: TakenTransition[] = []

const toChartSnapshot = ({ value, context, status, output }: AnyMachineSnapshot): ChartSnapshot => ({
  value,
  context,
  status,
  output,
})

/** The id that an actor runs under; the outermost ones are named where they are made. */
export const actorName = (actor: AnyActorRef): string => actor.id

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
 * Shows tests what the charts do, as `window.charts`: how each stands, by the id it is invoked under, and every
 * transition taken so far. Builds for the local stack alone hold it; a production build does not.
 */
export const recordCharts = (event: InspectionEvent): void => {
  Object.assign(window, { charts, taken })
  if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return
  const name = (event.actorRef as AnyActorRef).id
  if (event.type === '@xstate.snapshot') charts[name] = toChartSnapshot(event.snapshot)
  if (event.type === '@xstate.microstep')
    taken.push(...event._transitions.map((transition) => toTakenTransition(name, transition)))
}
