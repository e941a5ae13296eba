import { readFileSync } from 'node:fs'
import { UsageError } from '#charts/command/commandLine.ts'
import { outlineOf } from '#charts/pictures/outline.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { approveChart, compareChart } from '#charts/paths/approved/compareChart.ts'
import { approvedFileOf, readChart } from '#charts/paths/approved/approvedFile.ts'
import { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import { testMutants } from '#charts/paths/check/mutation.ts'
import type { TestModel } from '#charts/testModel.ts'
import { readComments } from '#tools/atlas/review/commentFiles.ts'
import { openCommentsOf, originOf } from '#tools/atlas/review/openComments.ts'
import { type ReviewedChart, toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { chartNamed } from '#tools/paths/cli/commandLine.ts'

/** What a chart does, for a comparison with a proposal. */
export interface ChartReport {
  readonly chart: ReviewedChart
  /** How it differs from its approved paths. */
  readonly differences: readonly string[]
  /** The small mistakes in it that its approved paths do not notice, and why. */
  readonly unnoticed: readonly string[]
}

/** The differences are meant, so mistakes are looked for beside what the approved paths would say then. */
const reportOf = (testModel: TestModel): ChartReport => {
  const tree = readChart(readFileSync(approvedFileOf(testModel.id), 'utf8'), testModel.id) ?? []
  const changed = compareChart(testModel, tree).differences.map(({ path }) => path)
  const approved = changed.length > 0 ? approveChart(testModel, tree, changed).tree : tree
  return {
    chart: toReviewedChart(testModel),
    differences: describeComparison(testModel, tree),
    unnoticed: testMutants(testModel, approved)
      .filter(({ verdict }) => verdict !== 'noticed')
      .map(({ description, reason }) => `${description}: ${reason}`),
  }
}

const commentsOn = (testModels: readonly TestModel[]): string[] =>
  openCommentsOf(testModels.map(toDrawnChart), readComments())
    .filter(({ route }) => testModels.some(({ id }) => id === route.chart))
    .map((comment) => `${comment.about} (${originOf(comment)}): ${comment.text}`)

/** The output of a command of `npm run paths`, also of one that finds problems. */
const outputOf = async (args: readonly string[], testModels: readonly TestModel[], input: string): Promise<string> => {
  const lines: string[] = []
  const add = (text: string): void => void lines.push(text)
  const writesNothing = (): never => {
    throw new UsageError('This answer writes no file.')
  }
  await runPaths(args, testModels, { print: add, printError: add, write: writesNothing, read: () => input })
  return lines.join('\n')
}

/** Answers a question about charts. `name` is a chart, `input` a text that belongs to the question. */
export const answers: Readonly<
  Record<string, (testModels: readonly TestModel[], name: string, input: string) => string | Promise<string>>
> = {
  charts: (testModels) => testModels.map((model) => `${model.id}: ${toDrawnChart(model).sentence}`).join('\n'),
  chart: (testModels, name) => outlineOf(toDrawnChart(chartNamed(name, testModels))),
  paths: (testModels, name, input) => outputOf([name, '--automatic', '--format', 'markdown'], testModels, input),
  comments: (testModels, name) =>
    commentsOn(name === '' ? testModels : [chartNamed(name, testModels)]).join('\n') || 'No comment is open.',
  replay: (testModels, _, input) => outputOf(['replay', 'the report'], testModels, input),
  report: (testModels, name) => JSON.stringify(reportOf(chartNamed(name, testModels))),
}
