import { createHash } from 'node:crypto'
import { type CommandIo, UsageError } from '#charts/command/commandLine.ts'
import type { Failure } from '#charts/replay/failure.ts'
import { regressionsFolder } from '#charts/replay/recordedPath.ts'
import { type ReplayedStep, secondsText, stepLine } from '#charts/replay/replayReport.ts'
import { parseReport, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import { chartNamed, type CommandLine } from '#tools/paths/cli/commandLine.ts'
import { commitReport } from '#tools/paths/cli/reportBranch.ts'
import { allChartWords } from '#tools/problemReport/chartWords.ts'
import { failureOf, replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'
import { differenceLines, pageText, reasonText, summaryOf } from '#tools/problemReport/summary.ts'

/** Follows a problem report on these charts, and prints its steps in words. The exit code is 1 if one does not follow. */
export const replay = (line: CommandLine): number | Promise<number> => {
  const { names, options, testModels, ...io } = line
  const [file, name, ...others] = names
  if (file === undefined || others.length > 0)
    throw new UsageError('Use: npm run paths -- replay FILE [--as-test [--branch]] [CHART]')
  const report = readReportFile(file, io)
  const words = allChartWords(testModels)
  const replayed = replayProblemReport(report, testModels, words)
  const { steps, changedCharts } = replayed
  const chart = name === undefined ? undefined : chartNamed(name, testModels).id
  const failure = failureOf(report, replayed, words, chart)
  const differences = differenceLines(replayed)
  summaryOf(report, replayed, failure, words).forEach(io.print)
  io.print(`\n${report.version ? `Version ${report.version}, r` : 'R'}elease ${report.release}, ${report.browser}`)
  if (report.comment !== '') io.print(`The person wrote: ${report.comment}`)
  if (changedCharts.length > 0)
    io.print(`The report is of another version. These charts have changed: ${changedCharts.join(', ')}.`)
  io.print(steps.map(lineWithPage).join('\n'))
  differences.forEach(io.printError)
  if (differences.length === 0)
    io.print(
      `All ${steps.some(({ isMissing }) => isMissing) ? 'other ' : ''}steps follow. ` +
        'The charts of this checkout end in the states of the report.',
    )
  if (options['as-test'] || options.branch) return writeTest(report, failure, line)
  return differences.length > 0 ? 1 : 0
}

/** The line of a step, after the page if another one is open since the step before. */
const lineWithPage = (step: ReplayedStep, index: number, steps: readonly ReplayedStep[]): string =>
  step.page === (steps[index - 1]?.page ?? '')
    ? stepLine(step)
    : `          Page: ${pageText(step.page)}\n${stepLine(step)}`

/** A path that stops before the failure would not show it, so it is no test. */
const writeTest = (report: ProblemReport, failure: Failure | null, line: CommandLine): number | Promise<number> => {
  const { options, print, printError, write } = line
  if (!failure || (failure.actor.stop && !failure.actor.stop.isInPath)) {
    const { chart, stop } = failure?.actor ?? {}
    const reason = stop
      ? `the path of ${chart} stops before the failure, at ${secondsText(stop.at)}. ${stop.reason}`
      : ''
    printError(`There is no test: ${reason || 'the report has no step of a person in such a chart.'}`)
    return 1
  }
  const { paths, actor, reason } = failure
  const hash = createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 8)
  const test = `${regressionsFolder}/report-${hash}.json`
  const text = `${JSON.stringify({ comment: report.comment, paths }, null, 2)}\n`
  if (options.branch) return commitReport(report, failure, { file: test, text }, line)
  write(test, text)
  print(
    `Wrote ${test}, which ends in ${actor.chart}, because ${reasonText[reason]}. The tests of the charts follow it first.` +
      (actor.stop ? ' Its last step has the states of this checkout.' : ''),
  )
  return 0
}

const readReportFile = (file: string, { read }: Pick<CommandIo, 'read'>): ProblemReport => {
  const text = read(file)
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  const report = parseReport(text)
  if (!report) throw new UsageError(`${file} is not a problem report of the console.`)
  return report
}
