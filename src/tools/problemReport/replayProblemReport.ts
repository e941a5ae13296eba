import { findFailure, type Failure } from '#charts/replay/failure.ts'
import { type ReplayedReport, replayReport } from '#charts/replay/replayReport.ts'
import type { TestModel } from '#charts/testModel.ts'
import { type AllChartWords, describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'

/** Follows a problem report on the charts of this checkout. */
export const replayProblemReport = (
  report: ProblemReport,
  testModels: readonly TestModel[],
  chartWords: AllChartWords,
): ReplayedReport =>
  replayReport(report, testModels, {
    describeEvent: (event) => describeEvent(chartWords, event),
    charts: chartWords,
    countBeforeReport,
  })

/** The events before the person asked for the report, or before the page noticed an error; all without either. */
export const countBeforeReport = (events: readonly RecordedEvent[]): number => {
  const end = events.findLastIndex(
    ({ event, taken }) => ['report.requested', 'error.noticed'].includes(event) && taken.length > 0,
  )
  return end < 0 ? events.length : end
}

/** A person asks for a report in the palette. */
const waysToReport = ['palette', 'recordSearch', 'lazyCode']

/** Without the last opening of the palette, if it is how the person came to the report. */
const beforePalette = (events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const last = events.findLastIndex(({ chart, gesture }) => gesture !== undefined && !waysToReport.includes(chart))
  const opened = events.findIndex(
    ({ chart, before, after }, index) =>
      index > last && chart === 'palette' && before.includes('closed') && !after.includes('closed'),
  )
  return opened < 0 ? events : events.slice(0, opened)
}

/**
 * The last gesture of the person before the report. A report of an old release has none.
 * @param chart AREA/FLOW, if the caller knows it
 */
export const lastStepOf = (
  { events }: ProblemReport,
  chartWords: AllChartWords,
  chart?: string,
): RecordedEvent | undefined =>
  beforePalette(events.slice(0, countBeforeReport(events))).findLast(
    (event) => event.gesture !== undefined && (chart === undefined || chartWords[event.chart]?.id === chart),
  )

/**
 * The chart in which a report ends.
 * @param chart AREA/FLOW, if the caller knows it
 */
export const failureOf = (
  report: ProblemReport,
  { actors }: ReplayedReport,
  chartWords: AllChartWords,
  chart?: string,
): Failure | null => findFailure(actors, lastStepOf(report, chartWords, chart), chart)
