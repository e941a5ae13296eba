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
  readonly stop: {
    readonly at: number
    readonly reason: string
    readonly isDifference: boolean
    /** The path ends with this step, as this checkout does it. */
    readonly isInPath: boolean
  } | null
}

/** The chart of a failure. */
export interface Failure {
  readonly actor: ReplayedActor
  /** Why it is this chart. */
  readonly reason: 'difference' | 'error' | 'failedCall' | 'lastStep'
  /** The event after which the chart shows the failed call; undefined for another reason. The paths end with it. */
  readonly shownAfter: RecordedEvent | undefined
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

const isEndOfCall = ({ event }: RecordedEvent): boolean => /^xstate\.(done|error)\.actor\./.test(event)

interface Shown {
  readonly actor: ReplayedActor
  readonly after: RecordedEvent
}

/**
 * The innermost chart that shows the last failure. A chart that ends without another event than those of its calls has
 * passed the failure to the chart that runs it. One that a person closes later has shown it.
 */
const withFailedCall = (actors: readonly ReplayedActor[]): Shown | undefined => {
  const failed = lastFailedCall(
    actors.flatMap(({ events }) => events).toSorted((first, second) => first.at - second.at),
  )
  const actor = actors.find(({ events }) => failed && events.includes(failed))
  return failed && actor && whereShown({ actor, after: failed }, actors)
}

const whereShown = (shown: Shown, actors: readonly ReplayedActor[]): Shown | undefined => {
  const { events } = shown.actor
  const end = events.at(-1)
  if (end?.status !== 'done' || !events.slice(events.indexOf(shown.after)).every(isEndOfCall)) return shown
  const actor = parentOf(shown.actor, actors)
  const after = actor?.events.find((event) => event.at >= end.at && isEndOfCall(event))
  return actor && after && whereShown({ actor, after }, actors)
}

/** What the chart did until an event. A step after it that does not follow does not matter. */
const until = (actor: ReplayedActor, end: RecordedEvent): ReplayedActor => {
  const { events, path, stop } = actor
  const count = events.includes(end) ? events.indexOf(end) + 1 : events.filter(({ at }) => at <= end.at).length
  const steps = path.steps.slice(0, count)
  return { ...actor, path: { ...path, steps }, stop: steps.length < count ? stop : null }
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
  const shown = [withFailedCall(actors), withFailedCall(possible)].find((each) => each && possible.includes(each.actor))
  const found = [
    ['difference', firstDifference(possible)],
    ['error', possible.findLast(hasStopped)],
    ['failedCall', shown?.actor],
    ['lastStep', possible.find(({ events }) => lastStep && events.includes(lastStep))],
  ] as const
  const [reason, actor] = found.find(([, candidate]) => candidate) ?? []
  if (!reason || !actor) return null
  const shownAfter = reason === 'failedCall' ? shown?.after : undefined
  const ended = (each: ReplayedActor) => (shownAfter ? until(each, shownAfter) : each)
  return { actor: ended(actor), reason, shownAfter, paths: withParents(actor, actors).map(ended).flatMap(ownPath) }
}

/** The chart and those that run it, from the inside out. */
const withParents = (actor: ReplayedActor, actors: readonly ReplayedActor[]): ReplayedActor[] => {
  const parent = parentOf(actor, actors)
  return [actor, ...(parent ? withParents(parent, actors) : [])]
}

/** A chart whose path stops before the failure does not show how it led to it. */
const ownPath = ({ stop, path }: ReplayedActor): RecordedPath[] =>
  (stop && !stop.isInPath) || path.steps.length === 0 ? [] : [path]
