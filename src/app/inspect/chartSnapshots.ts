import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'

/** The state of a chart, without the parts that cannot be serialised. */
interface ChartSnapshot {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
  readonly output: unknown
}

/** A transition that a chart took. */
export interface TakenInChart extends TakenTransition {
  readonly chart: string
}

const charts: Record<string, ChartSnapshot> = {}
const taken: TakenInChart[] = []
const actors: Record<string, AnyActorRef> = {}

const toChartSnapshot = ({ value, context, status, output }: AnyMachineSnapshot): ChartSnapshot => ({
  value,
  context,
  status,
  output,
})

/** A call can have the id of the chart that makes it. An area invokes the chart of every page under the same id. */
const recordNameOf = ({ id }: AnyActorRef, { machine }: AnyMachineSnapshot): string => {
  if (machine.id === 'call') return `call.${id}`
  return id === 'pageChart' ? machine.id : id
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
    taken.push(...takenTransitions(event).map((transition) => ({ chart: name, ...transition })))
}
