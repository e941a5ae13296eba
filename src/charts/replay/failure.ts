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
  /** Of this chart and of the charts that run it, from the inside out. Others lead elsewhere. */
  readonly paths: readonly RecordedPath[]
}

const hasFailed = ({ events }: ReplayedActor): boolean => events.some(({ status }) => status === 'error')

const firstDifference = (actors: readonly ReplayedActor[]): ReplayedActor | undefined =>
  actors
    .filter(({ stop }) => stop?.isDifference)
    .toSorted((first, second) => (first.stop?.at ?? 0) - (second.stop?.at ?? 0))[0]

/**
 * The chart that differs, or that has stopped with an error, or in which the person did the last step.
 * @param lastStep the last step of the person; undefined if there is none
 * @param chart AREA/FLOW, if the caller knows the chart
 */
export const findFailure = (
  actors: readonly ReplayedActor[],
  lastStep: RecordedEvent | undefined,
  chart?: string,
): Failure | null => {
  const possible = actors.filter((actor) => chart === undefined || actor.chart === chart)
  const actor =
    firstDifference(possible) ??
    possible.findLast(hasFailed) ??
    possible.find(({ events }) => lastStep && events.includes(lastStep))
  return actor ? { actor, paths: pathsTo(actor, actors) } : null
}

/** A chart whose path stops early does not show how it led to the failure. */
const pathsTo = ({ events, path, stop }: ReplayedActor, actors: readonly ReplayedActor[]): RecordedPath[] => {
  const parent = actors.find((actor) => actor.events[0]?.actor === events[0]?.parent)
  return [...(stop ? [] : [path]), ...(parent ? pathsTo(parent, actors) : [])]
}
