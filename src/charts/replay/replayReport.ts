import { actorText, type ChartRecord, type EventWords, type RecordedEvent } from '#charts/replay/record.ts'
import type { TestModel } from '#charts/testModel.ts'
import { idOfTaken } from '#charts/read/running.ts'
import { type FittingStep, type FollowedRecord, followRecord } from '#charts/replay/followRecord.ts'
import type { ReplayedActor } from '#charts/replay/failure.ts'
import { toRecordedPath } from '#charts/replay/recordedPath.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'

/** One event of a report, as the charts of this checkout tell it. */
export interface ReplayedStep extends EventWords {
  /** Milliseconds since the record began. */
  readonly at: number
  /** The name of the running chart, if others of the same chart ran: ` (userOverview)`. */
  readonly actor: string
  /** The page that was open; empty if the report does not say it. */
  readonly page: string
  /** Which operation failed, and how. */
  readonly problem: string | undefined
  /** The innermost active states after the event. */
  readonly states: readonly string[]
  readonly takenTransitions: readonly string[]
  /** Where the chart of this checkout does something else, as sentences; null if it follows. */
  readonly difference: string | null
  /** The chart has not changed since the report, and its test model has no case for this step. */
  readonly isMissing: boolean
}

/** What the charts of this checkout make of a report. */
export interface ReplayedReport {
  /** One for each event, in its order. */
  readonly steps: readonly ReplayedStep[]
  /** The charts of the report that this checkout does not have, or has in another version. */
  readonly changedCharts: readonly string[]
  /** The charts that ran before the person asked for the report, and that this checkout has. */
  readonly actors: readonly ReplayedActor[]
}

const statesText = (states: readonly string[]): string => states.join(' and ') || 'no state'

const differenceText = (when: string, { event, possible }: NonNullable<FollowedRecord['difference']>): string => {
  const recorded = `In the report, "${when}" led from ${statesText(event.before)} to ${statesText(event.after)}.`
  const here =
    possible.length > 0
      ? `Here it leads to ${possible.map(statesText).join(', or to ')}.`
      : 'Here the chart does not expect it in these states.'
  return `${recorded} ${here}`
}

const eventsByActor = <Event extends RecordedEvent>(events: readonly Event[]): Event[][] => {
  const groups = new Map<string, Event[]>()
  for (const event of events) {
    const key = `${event.chart} ${event.actor}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

/** The step with its case. A record has no payloads, so a case that only may have happened is not told. */
const caseText = (testModel: TestModel, { input, isGuess }: FittingStep): string | null =>
  input && !isGuess ? whenClause(testModel, input) : null

/** The words of a product, and what it calls its charts. */
export interface ReplayWords<Event> {
  readonly describeEvent: (event: Event) => EventWords
  /** The id and the fingerprint of each chart of this checkout, by the id of the machine. */
  readonly charts: { readonly [chart: string]: { readonly id: string; readonly fingerprint: string } }
  /** The number of events before the person asked for the report. */
  readonly countBeforeReport: (events: readonly Event[]) => number
}

/** Follows the record of a report on the charts of this checkout. */
export const replayReport = <Event extends RecordedEvent>(
  { events, charts }: ChartRecord<Event>,
  testModels: readonly TestModel[],
  words: ReplayWords<Event>,
): ReplayedReport => {
  const isSame = (chart: string): boolean => words.charts[chart]?.fingerprint === charts[chart]
  const byMachine = new Map(testModels.map((testModel) => [testModel.machine.id, testModel]))
  const before = new Set(events.slice(0, words.countBeforeReport(events)))
  const steps = new Map<Event, ReplayedStep>()
  const actors = eventsByActor(events).flatMap((actorEvents) => {
    const testModel = byMachine.get(actorEvents[0]?.chart ?? '')
    const followed = testModel && followRecord(testModel, actorEvents, isSame(testModel.machine.id))
    for (const [index, event] of actorEvents.entries()) {
      const { when, ...others } = words.describeEvent(event)
      const takenTransitions = event.taken.map(idOfTaken)
      const step = followed?.candidate.steps[index]
      steps.set(event, {
        ...others,
        at: event.at,
        actor: actorText(events, event),
        page: event.page ?? '',
        problem: event.problem,
        when: (testModel && step && caseText(testModel, step)) ?? when,
        states: event.after,
        takenTransitions,
        difference: followed?.difference?.event === event ? differenceText(when, followed.difference) : null,
        isMissing: step?.isMissing === true,
      })
    }
    const ownEvents = actorEvents.filter((event) => before.has(event))
    const ownSteps = ownEvents.flatMap((event) => steps.get(event) ?? [])
    return testModel && followed ? toActor(testModel, followed, ownEvents, ownSteps) : []
  })
  return {
    steps: events.flatMap((event) => steps.get(event) ?? []),
    changedCharts: Object.keys(charts)
      .filter((chart) => !isSame(chart))
      .map((chart) => words.charts[chart]?.id ?? `${chart} (gone)`),
    actors: actors.filter(({ path }) => path.steps.length > 0),
  }
}

const toActor = (
  testModel: TestModel,
  followed: FollowedRecord,
  events: readonly RecordedEvent[],
  steps: readonly ReplayedStep[],
): ReplayedActor => {
  const stop = steps.findIndex(({ isMissing, difference }) => isMissing || difference !== null)
  const path = toRecordedPath(testModel, followed, events)
  const { at = 0, difference = null } = steps[stop] ?? {}
  return {
    chart: testModel.id,
    events,
    path,
    stop:
      stop < 0
        ? null
        : {
            at,
            reason: difference ?? missingCase,
            isDifference: difference !== null,
            isInPath: path.steps.length > stop,
          },
  }
}

const missingCase = 'The test model has no case for this.'

/** A time of a report in seconds: `1.4 s`. */
export const secondsText = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** A step as one line, such as `1.4 s  auth/verify: When the person types a digit. Then …`. */
export const stepLine = ({ at, chart, actor, when, problem, seen, isMissing, difference }: ReplayedStep): string =>
  [
    `${secondsText(at).padStart(8)}  ${chart}${actor}: When ${when}${problem ? ` (${problem})` : ''}.`,
    ...(seen.length > 0 ? [`Then ${seen.join(', ')}.`] : []),
    ...(isMissing ? [missingCase] : []),
    ...(difference === null ? [] : ['This differs here.']),
  ].join(' ')
