import { basename, dirname, join, relative, resolve } from 'node:path'
import { check, type CheckedChart } from '#charts/check.ts'
import { FailedStep, TooManyConfigurations } from '#charts/paths/model/configurationGraph.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { skeletonOf } from '#charts/skeleton.ts'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import { type CommandIo, type CommandLine, UsageError } from '#tools/paths/cli/commandLine.ts'
import { criterionOf, printScripts } from '#tools/paths/cli/scriptsCommand.ts'
import { readForeignChart } from '#tools/paths/foreign/foreignCharts.ts'
import { messageOf } from '#tools/paths/foreign/loadFile.ts'

/**
 * Prints the scripts, the outline or the skeleton of a test model of any chart, or draws it. The exit code is 1 if no
 * path can meet one of its goals.
 */
export const runMachine = async (options: CommandLine['options'], io: CommandIo): Promise<number> => {
  const source = options.machine ?? ''
  try {
    const { name, machine, model, notes, isPartial, origin } = await readForeignChart(source)
    notes.forEach(io.printError)
    if (options.skeleton) {
      if (origin !== 'export')
        throw new UsageError(`A test model imports its chart: export it, or what ${name} returns, and name that.`)
      printOrCreate(skeletonOf(machine, { name, ...filesFor(source) }), options.out, io)
      return 0
    }
    const checked = check(machine, model, [criterionOf(options) ?? 'zero-switch'])
    if (options.outline) io.print(checked.outline)
    if (options.picture !== undefined) await writePicture(checked, options.picture, io)
    if (!options.outline && options.picture === undefined)
      printScripts([checked.scripts], { ...io, options, names: [], testModels: [] })
    return Math.max(printCoverage(checked, io), isPartial ? 1 : 0)
  } catch (error) {
    const isExpected = [UsageError, FailedStep, TooManyConfigurations].some((kind) => error instanceof kind)
    // A mistake in a chart can show itself anywhere, and who reads it has no use for a stack.
    io.printError(isExpected ? (error as Error).message : `${source} has no paths: ${messageOf(error)}.`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** Someone can have filled in a file that exists. */
const printOrCreate = (text: string, file: string | undefined, { print, read, write }: CommandIo): void => {
  if (file === undefined) return print(text)
  if (read(file) !== null) throw new UsageError(`${file} exists. Choose another name, or delete it.`)
  write(file, `${text}\n`)
  print(`Wrote ${file}.`)
}

/** The imports of a skeleton that is stored next to the chart. */
const filesFor = (source: string) => {
  const [file = ''] = source.split('#')
  const charts = join(import.meta.dirname, '../../../charts/testModel.ts')
  return { machineFile: `./${basename(file)}`, testModelFile: relative(dirname(resolve(file)), charts) }
}

const writePicture = async ({ drawing }: CheckedChart, file: string, { write, print }: CommandIo): Promise<void> => {
  const [layout] = await layOutAll([drawing])
  write(file, pictureFileOf(layout as NonNullable<typeof layout>))
  print(`Wrote ${file}.`)
}

const printCoverage = ({ graph, coverages, hiddenFields }: CheckedChart, { printError }: CommandIo): number => {
  hiddenFields.forEach(printError)
  for (const { criterion, paths, required, missing } of coverages) {
    const met = `${required - missing.length} of ${required} goals of ${criterion} in ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`
    printError(`${graph.testModel.id}: ${graph.chart.states.length} states, ${met}.`)
    missing.forEach((goal) => printError(`Nothing covers ${goal}.`))
  }
  return coverages.some(({ missing }) => missing.length > 0) ? 1 : 0
}
