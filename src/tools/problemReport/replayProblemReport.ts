import { type ReplayedReport, replayReport } from '#charts/replay/replayReport.ts'
import type { TestModel } from '#charts/testModel.ts'
import { type AllChartWords, describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport } from '#domain/problemReport/problemReport.ts'

/** Follows a problem report on the charts of this checkout. */
export const replayProblemReport = (
  report: ProblemReport,
  testModels: readonly TestModel[],
  chartWords: AllChartWords,
): ReplayedReport =>
  replayReport(report, testModels, {
    describeEvent: (event) => describeEvent(chartWords, event),
    charts: chartWords,
  })
