import { createHash } from 'node:crypto'
import { regressionsFolder } from '#charts/replay/recordedPath.ts'
import { secondsText, stepLine } from '#charts/replay/replayReport.ts'
import { parseReport, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import { type CommandIo, type CommandLine, UsageError } from '#tools/paths/cli/commandLine.ts'
import { allChartWords } from '#tools/problemReport/chartWords.ts'
import { replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'

/** Follows a problem report on these charts, and prints its steps in words. The exit code is 1 if one does not follow. */
export const replay = ({ names: [file, ...others], options, testModels, ...io }: CommandLine): number => {
  if (file === undefined || others.length > 0) throw new UsageError('Use: npm run paths -- replay FILE [--as-test]')
  const report = readReportFile(file, io)
  const { steps, changedCharts, paths } = replayProblemReport(report, testModels, allChartWords(testModels))
  const differences = steps.flatMap(({ at, chart, difference }) =>
    difference === null ? [] : [`${secondsText(at).padStart(8)}  ${chart} differs. ${difference}`],
  )
  io.print(`Release ${report.release}, ${report.browser}`)
  if (report.comment !== '') io.print(`The person wrote: ${report.comment}`)
  if (changedCharts.length > 0)
    io.print(`The report is of another version. These charts have changed: ${changedCharts.join(', ')}.`)
  io.print(steps.map(stepLine).join('\n'))
  differences.forEach(io.printError)
  if (differences.length === 0)
    io.print(
      `All ${steps.some(({ isMissing }) => isMissing) ? 'other ' : ''}steps follow. ` +
        'The charts of this checkout end in the states of the report.',
    )
  if (options['as-test']) {
    // A chart often runs several times in the same way.
    const distinctPaths = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
    const hash = createHash('sha256').update(JSON.stringify(distinctPaths)).digest('hex').slice(0, 8)
    const test = `${regressionsFolder}/report-${hash}.json`
    io.write(test, `${JSON.stringify({ comment: report.comment, paths: distinctPaths }, null, 2)}\n`)
    io.print(`Wrote ${test}. The tests of the charts follow it first.`)
  }
  return differences.length > 0 ? 1 : 0
}

const readReportFile = (file: string, { read }: Pick<CommandIo, 'read'>): ProblemReport => {
  const text = read(file)
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  const report = parseReport(text)
  if (!report) throw new UsageError(`${file} is not a problem report of the console.`)
  return report
}
