import type { TestModel } from '#machines/testModel.ts'
import { coverageFileOf, parseCoverage, type TransitionCoverage } from '#tools/paths/check/coverage.ts'
import { usagePictures } from '#tools/atlas/usage/usagePictures.ts'
import { UsageError } from '#tools/paths/cli/cliArguments.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { readReportFile } from '#tools/paths/cli/readReportFile.ts'
import { type ChartUsage, countUsage, pathsByUse } from '#tools/paths/report/usage.ts'

const picturesFolder = 'dist/qa/usage'

interface UntestedUse {
  readonly count: number
  readonly text: string
}

const coverageOf = (chart: string, { read }: CommandIo): Readonly<Record<string, TransitionCoverage>> => {
  const text = read(coverageFileOf(chart))
  return text === null ? {} : parseCoverage(text)
}

/** The transitions that people take and no test path takes in the browser, the most used first. */
const untestedUses = (usage: readonly ChartUsage[], io: CommandIo): UntestedUse[] =>
  usage
    .flatMap(({ testModel: { id: chart }, counts }) => {
      const coverage = coverageOf(chart, io)
      return [...counts].flatMap(([id, count]) => {
        const { takenBy = [], reason = '' } = coverage[id] ?? {}
        if (count === 0 || takenBy.includes('browser')) return []
        return [{ count, text: `${chart}, ${id}${reason && `: ${reason}`}` }]
      })
    })
    .sort((first, second) => second.count - first.count)

const numbered = (count: number, text: string): string => `${String(count).padStart(6)}  ${text}`

/**
 * Says which transitions the people of some problem reports took, draws them, and orders the test paths by them.
 * @param args the files of the reports, and `--paths` for the test paths
 * @returns the exit code: 0, or 2 for a wrong command line
 */
export const runUsage = async (
  args: readonly string[],
  testModels: readonly TestModel[],
  io: CommandIo,
): Promise<number> => {
  const files = args.filter((arg) => !arg.startsWith('--'))
  try {
    if (files.length === 0 || args.some((arg) => arg.startsWith('--') && arg !== '--paths'))
      throw new UsageError('Use: npm run paths -- usage FILE… [--paths]')
    const usage = countUsage(
      files.map((file) => readReportFile(file, io)),
      testModels,
    )
    if (args.includes('--paths')) printPaths(usage, io)
    else await printUsage(files.length, usage, io)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.printError(error.message)
    return 2
  }
}

const printPaths = (usage: readonly ChartUsage[], { print }: CommandIo): void =>
  print(
    pathsByUse(usage)
      .map(({ chart, path, uses }) => numbered(uses, `${chart}, ${path}`))
      .join('\n'),
  )

const printUsage = async (reportCount: number, usage: readonly ChartUsage[], io: CommandIo): Promise<void> => {
  const counts = usage.flatMap((chart) => [...chart.counts.values()])
  const used = counts.filter((count) => count > 0)
  io.print(
    `${used.length} of ${counts.length} transitions were taken in ${reportCount === 1 ? '1 report' : `${reportCount} reports`}.`,
  )
  const untested = untestedUses(usage, io)
  if (untested.length === 0) io.print('The test paths take all of them in the browser.')
  else
    io.print(
      [
        'People take these, but no test path does in the browser:',
        ...untested.map(({ count, text }) => numbered(count, text)),
      ].join('\n'),
    )
  const pictures = await usagePictures(usage)
  for (const [chart, text] of pictures) io.write(`${picturesFolder}/${chart}.svg`, text)
  io.print(
    `Drew ${pictures.size} pictures into ${picturesFolder}. ` +
      'A number says how often people took a transition; 99 stands for more, too.',
  )
}
