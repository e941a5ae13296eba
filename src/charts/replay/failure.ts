import type { RecordedEvent } from '#charts/replay/record.ts'
import type { RecordedPath } from '#charts/replay/recordedPath.ts'

/** What one running chart did until the person asked for the report. */
export interface ReplayedActor {
  /** AREA/FLOW. */
  readonly chart: string
  readonly events: readonly RecordedEvent[]
  /** Up to the step of `stop`. */
  readonly path: RecordedPath
  /** Why the path ends before the events do: the chart differs, or its test model has no case. Null if it does not. */
  readonly stop: { readonly at: number; readonly reason: string; readonly isDifference: boolean } | null
}

/** The chart of a failure. */
export interface Failure {
  readonly actor: ReplayedActor
  /** Why it is this chart. */
  readonly reason: 'difference' | 'error' | 'failedCall' | 'lastStep'
  /** Of this chart and of the charts that run it, from the inside out. Others lead elsewhere. */
  readonly paths: readonly RecordedPath[]
}

/** A mistake in the code takes no transition. A call that ends with an error takes one. */
const hasStopped = ({ events }: ReplayedActor): boolean =>
  events.some(({ status, taken }) => status === 'error' && taken.length === 0)

const firstDifference = (actors: readonly ReplayedActor[]): ReplayedActor | undefined =>
  actors
    .filter(({ stop }) => stop?.isDifference)
    .toSorted((first, second) => (first.stop?.at ?? 0) - (second.stop?.at ?? 0))[0]

/** The last event with which a call failed. A chart that ends with the error passes it to the chart that runs it. */
export const lastFailedCall = <Event extends RecordedEvent>(events: readonly Event[]): Event | undefined =>
  events.findLast(({ event, status }) => event.startsWith('xstate.error.actor.') && status !== 'error')

const parentOf = ({ events }: ReplayedActor, actors: readonly ReplayedActor[]): ReplayedActor | undefined =>
  actors.find((actor) => actor.events[0]?.actor === events[0]?.parent)

/** The chart that shows the last failure. Only a chart that runs on can show it. */
const withFailedCall = (actors: readonly ReplayedActor[]): ReplayedActor | undefined => {
  const failed = lastFailedCall(
    actors.flatMap(({ events }) => events).toSorted((first, second) => first.at - second.at),
  )
  let actor = actors.find(({ events }) => failed && events.includes(failed))
  while (actor?.events.at(-1)?.status === 'done') actor = parentOf(actor, actors)
  return actor
}

/**
 * The chart that differs, or that a mistake has stopped, or that shows the last failure of a call, or in which the
 * person did the last step.
 * @param lastStep the last step of the person; undefined if there is none
 * @param chart AREA/FLOW, if the caller knows the chart
 */
export const findFailure = (
  actors: readonly ReplayedActor[],
  lastStep: RecordedEvent | undefined,
  chart?: string,
): Failure | null => {
  const possible = actors.filter((actor) => chart === undefined || actor.chart === chart)
  const found = [
    ['difference', firstDifference(possible)],
    ['error', possible.findLast(hasStopped)],
    ['failedCall', withFailedCall(chart === undefined ? actors : possible)],
    ['lastStep', possible.find(({ events }) => lastStep && events.includes(lastStep))],
  ] as const
  const [reason, actor] = found.find(([, candidate]) => candidate) ?? []
  return reason && actor ? { actor, reason, paths: pathsTo(actor, actors) } : null
}

/** A chart whose path stops early does not show how it led to the failure. */
const pathsTo = (actor: ReplayedActor, actors: readonly ReplayedActor[]): RecordedPath[] => {
  const parent = parentOf(actor, actors)
  return [...(actor.stop ? [] : [actor.path]), ...(parent ? pathsTo(parent, actors) : [])]
}
