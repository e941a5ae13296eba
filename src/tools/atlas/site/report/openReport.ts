import { chartWords } from 'virtual:chart-words'
import { parseReport } from '#domain/problemReport/problemReport.ts'
import { fetchChart } from '#tools/atlas/site/chartData.ts'
import type { OpenReport } from '#tools/atlas/site/charts/report.machine.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'

/**
 * Reads a problem report, follows it on the charts, and loads their pictures.
 * @returns null if the file is no report
 */
export const openReport = async (file: Blob): Promise<OpenReport | null> => {
  const report = parseReport(await file.text())
  if (!report) return null
  const replayed = replayProblemReport(report, allTestModels, chartWords)
  const ids = new Set(replayed.steps.map(({ chart }) => chart))
  const known = allTestModels.map(({ id }) => id).filter((id) => ids.has(id))
  const loaded = known.map(async (id) => [id, await fetchChart(id)] as const)
  return { report, replayed, charts: new Map(await Promise.all(loaded)) }
}
