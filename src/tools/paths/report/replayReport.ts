import { type AllChartWords, describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#machines/testModel.ts'
import { type FittingStep, transitionIdOfTaken } from '#tools/paths/report/candidates.ts'
import { type FollowedRecord, followRecord } from '#tools/paths/report/followRecord.ts'
import { type RecordedPath, toRecordedPath } from '#tools/paths/report/recordedPath.ts'
import { whenClause } from '#tools/paths/scripts/sentences.ts'

/** One event of a report, as the charts of this checkout tell it. */
export interface ReplayedStep {
  /** Milliseconds since the page was opened. */
  readonly at: number
  /** AREA/FLOW. */
  readonly chart: string
  /** What happened, to follow "When". */
  readonly when: string
  /** What the person then noticed, to follow "Then". */
  readonly seen: readonly string[]
  /** The innermost active states after the event. */
  readonly states: readonly string[]
  readonly takenTransitions: readonly string[]
  /** Where the chart of this checkout does something else, as sentences; null if it follows. */
  readonly difference: string | null
}

/** What the charts of this checkout make of a report. */
export interface ReplayedReport {
  /** One for each event, in order of time. */
  readonly steps: readonly ReplayedStep[]
  /** The charts of the report that this checkout does not have, or has in another version. */
  readonly changedCharts: readonly string[]
  /** The events that follow, as a path for each chart that ran. */
  readonly paths: readonly RecordedPath[]
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

const eventsByActor = (events: readonly RecordedEvent[]): RecordedEvent[][] => {
  const groups = new Map<string, RecordedEvent[]>()
  for (const event of events) {
    const key = `${event.chart} ${event.actor}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

/** A record has no payloads. If several cases fit, the first one is an example. */
const caseText = (testModel: TestModel, { input, isGuess }: FittingStep): string | null =>
  input && whenClause({ testModel }, input) + (isGuess ? ' (for example)' : '')

/**
 * Follows the record of a report on the charts of this checkout.
 * @param chartWords the words of these charts
 */
export const replayReport = (
  { events, charts }: ProblemReport,
  testModels: readonly TestModel[],
  chartWords: AllChartWords,
): ReplayedReport => {
  const byMachine = new Map(testModels.map((testModel) => [testModel.machine.id, testModel]))
  const replayed = eventsByActor(events).map((actorEvents) => {
    const testModel = byMachine.get(actorEvents[0]?.chart ?? '')
    const followed = testModel && followRecord(testModel, actorEvents)
    const steps = actorEvents.map((event, index): ReplayedStep => {
      const { when, ...words } = describeEvent(chartWords, event)
      const takenTransitions = event.taken.map(transitionIdOfTaken)
      const step = followed?.candidate.steps[index]
      return {
        ...words,
        when: (testModel && step && caseText(testModel, step)) ?? when,
        states: event.after,
        takenTransitions,
        difference: followed?.difference?.event === event ? differenceText(when, followed.difference) : null,
      }
    })
    const states = actorEvents.map(({ after }) => after)
    return { steps, path: testModel && followed && toRecordedPath(testModel, followed.candidate, states) }
  })
  return {
    steps: replayed.flatMap(({ steps }) => steps).sort((first, second) => first.at - second.at),
    changedCharts: Object.entries(charts)
      .filter(([chart, fingerprint]) => chartWords[chart]?.fingerprint !== fingerprint)
      .map(([chart]) => chartWords[chart]?.id ?? `${chart} (gone)`),
    paths: replayed.flatMap(({ path }) => (path && path.steps.length > 0 ? path : [])),
  }
}

/** A time of a report in seconds: `1.4 s`. */
export const secondsText = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** A step as one line, such as `1.4 s  auth/verify: When the person types a digit. Then …`. */
export const stepLine = ({ at, chart, when, seen }: ReplayedStep): string =>
  `${secondsText(at).padStart(8)}  ${chart}: When ${when}.${seen.length > 0 ? ` Then ${seen.join(', ')}.` : ''}`
