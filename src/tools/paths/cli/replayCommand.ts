import { createHash } from 'node:crypto'
import { problemReportSchema, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#machines/testModel.ts'
import { UsageError } from '#tools/paths/cli/cliArguments.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { replayReport } from '#tools/paths/report/replayReport.ts'

/** The folder of the paths that run first in the tests of the charts. */
const regressionsFolder = 'tests/paths/regressions'

const readReport = (file: string, { read }: CommandIo): ProblemReport => {
  const text = read(file)
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  const parsed = problemReportSchema.safeParse(parseJson(text))
  if (!parsed.success) throw new UsageError(`${file} is not a problem report of the console.`)
  return parsed.data
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Follows a problem report on the charts of this checkout, and prints its steps in words.
 * @param asTest whether to store the steps as a test path
 * @returns the exit code: 0 if all steps follow, otherwise 1
 * @throws UsageError if the file is not a report
 */
export const replay = (
  { file, asTest }: { file: string; asTest: boolean },
  testModels: readonly TestModel[],
  io: CommandIo,
): number => {
  const report = readReport(file, io)
  const { lines, changedCharts, differences, paths } = replayReport(report, testModels)
  io.print(`Release ${report.release}, ${report.browser}`)
  if (report.comment !== '') io.print(`The person wrote: ${report.comment}`)
  if (changedCharts.length > 0)
    io.print(`The report is of another version. These charts have changed: ${changedCharts.join(', ')}.`)
  io.print(lines.join('\n'))
  differences.forEach(io.printError)
  if (differences.length === 0)
    io.print('All steps follow. The charts of this checkout end in the states of the report.')
  if (asTest) {
    const hash = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 8)
    const test = `${regressionsFolder}/report-${hash}.json`
    io.write(test, `${JSON.stringify({ comment: report.comment, paths }, null, 2)}\n`)
    io.print(`Wrote ${test}. The tests of the charts follow it first.`)
  }
  return differences.length > 0 ? 1 : 0
}
