import { describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#machines/testModel.ts'
import { type FollowedRecord, followRecord } from '#tools/paths/report/followRecord.ts'
import { type RecordedPath, toRecordedPath } from '#tools/paths/report/recordedPath.ts'
import { whenClause } from '#tools/paths/scripts/sentences.ts'
import { fingerprintOf, wordsOf } from '#tools/problemReport/chartWords.ts'

/** What the charts of this checkout make of a report. */
export interface ReplayedReport {
  /** One line for each event, in order of time. */
  readonly lines: readonly string[]
  /** The charts of the report that this checkout does not have, or has in another version. */
  readonly changedCharts: readonly string[]
  /** The first event of each chart that does not follow, as a sentence. */
  readonly differences: readonly string[]
  /** The events that follow, as a path for each chart that ran. */
  readonly paths: readonly RecordedPath[]
}

interface Line {
  readonly at: number
  readonly text: string
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`.padStart(8)

const lineOf = (testModel: TestModel, { candidate }: FollowedRecord, event: RecordedEvent, index: number): Line => {
  const words = describeEvent({ [event.chart]: wordsOf(testModel) }, event)
  const input = candidate.steps[index]?.input
  const when = input ? whenClause({ testModel }, input) : words.when
  const then = words.seen.length > 0 ? ` Then ${words.seen.join(', ')}.` : ''
  return { at: event.at, text: `${seconds(event.at)}  ${testModel.id}: When ${when}.${then}` }
}

const statesText = (states: readonly string[]): string => states.join(' and ') || 'no state'

const differenceText = (testModel: TestModel, difference: NonNullable<FollowedRecord['difference']>): string => {
  const { event, possible } = difference
  const { when } = describeEvent({ [event.chart]: wordsOf(testModel) }, event)
  const recorded = `In the report, "${when}" led from ${statesText(event.before)} to ${statesText(event.after)}.`
  const here =
    possible.length > 0
      ? `Here it leads to ${possible.map(statesText).join(', or to ')}.`
      : 'Here the chart does not expect it in these states.'
  return `${seconds(event.at)}  ${testModel.id} differs. ${recorded} ${here}`
}

const byActor = (events: readonly RecordedEvent[]): RecordedEvent[][] => {
  const groups = new Map<string, RecordedEvent[]>()
  for (const event of events) {
    const key = `${event.chart} ${event.actor}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

/** Follows the record of a report on the charts of this checkout. */
export const replayReport = ({ events, charts }: ProblemReport, testModels: readonly TestModel[]): ReplayedReport => {
  const byMachine = new Map(testModels.map((testModel) => [testModel.machine.id, testModel]))
  const replayed = byActor(events).flatMap((actorEvents) => {
    const testModel = byMachine.get(actorEvents[0]?.chart ?? '')
    return testModel ? [{ testModel, events: actorEvents, followed: followRecord(testModel, actorEvents) }] : []
  })
  const lines = replayed.flatMap(({ testModel, events: actorEvents, followed }) =>
    actorEvents.map((event, index) => lineOf(testModel, followed, event, index)),
  )
  return {
    lines: lines.sort((a, b) => a.at - b.at).map(({ text }) => text),
    changedCharts: Object.entries(charts)
      .filter(([chart, fingerprint]) => {
        const testModel = byMachine.get(chart)
        return !testModel || fingerprintOf(testModel.machine) !== fingerprint
      })
      .map(([chart]) => byMachine.get(chart)?.id ?? chart),
    differences: replayed.flatMap(({ testModel, followed: { difference } }) =>
      difference ? [differenceText(testModel, difference)] : [],
    ),
    paths: replayed.map(({ testModel, events: actorEvents, followed: { candidate } }) =>
      toRecordedPath(
        testModel,
        candidate,
        actorEvents.map(({ after }) => after),
      ),
    ),
  }
}
