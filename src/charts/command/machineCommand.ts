import { basename, dirname, join, relative, resolve } from 'node:path'
import { check, type CheckedChart } from '#charts/check.ts'
import { type CommandIo, type MachineOptions, packageName, UsageError } from '#charts/command/commandLine.ts'
import { annotation, reportToGitHub } from '#charts/command/gitHub.ts'
import { playwrightFiles } from '#charts/command/playwrightFiles.ts'
import { criterionOf, printScripts } from '#charts/command/printScripts.ts'
import { readForeignChart } from '#charts/foreign/foreignCharts.ts'
import { messageOf } from '#charts/foreign/loadFile.ts'
import { FailedStep, TooManyConfigurations } from '#charts/paths/model/configurationGraph.ts'
import { layOutAll } from '#charts/pictures/layout.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { skeletonOf } from '#charts/skeleton.ts'

/**
 * Prints the scripts, the outline or the skeleton of a test model of any chart, draws it, or writes it as tests. The
 * exit code is 1 if no path can meet one of its goals.
 */
export const runMachine = async (options: MachineOptions, io: CommandIo): Promise<number> => {
  const { machine: source = '', outline, picture, playwright, github } = options
  const [file = ''] = source.split('#')
  try {
    const { name, machine, model, notes, isPartial, origin } = await readForeignChart(source)
    notes.forEach(io.printError)
    if (options.skeleton) {
      if (origin !== 'export')
        throw new UsageError(`A test model imports its chart: export it, or what ${name} returns, and name that.`)
      const { out } = options
      const text = skeletonOf(machine, { name, ...filesFor(file) })
      if (out === undefined) io.print(text)
      else if (!create(out, `${text}\n`, io)) throw new UsageError(`${out} exists. Choose another name, or delete it.`)
      return 0
    }
    const checked = check(machine, model, [criterionOf(options) ?? 'zero-switch'])
    if (outline) io.print(checked.outline)
    if (picture !== undefined) await writePicture(checked, picture, io)
    if (playwright !== undefined) writePlaywright(checked, playwright, io)
    const asksForScripts = options.out !== undefined || options.format !== undefined
    if (asksForScripts || !(outline || picture !== undefined || playwright !== undefined || github))
      printScripts([checked.scripts], options, io)
    const lines = coverageLines(checked)
    const findings = [...checked.hiddenFields, ...lines]
    findings.forEach(io.printError)
    if (github) reportToGitHub(checked, { name, file, notes, isPartial, lines }, io)
    return isPartial || checked.coverages.some(({ missing }) => missing.length > 0) ? 1 : 0
  } catch (error) {
    const isExpected = [UsageError, FailedStep, TooManyConfigurations].some((kind) => error instanceof kind)
    // A mistake in a chart can show itself anywhere, and who reads it has no use for a stack.
    const reason = isExpected ? (error as Error).message : `${source} has no paths: ${messageOf(error)}.`
    io.printError(reason)
    if (github) io.print(annotation('error', file, 1, reason))
    return error instanceof UsageError ? 2 : 1
  }
}

/** False for a file that exists: someone can have filled it in. */
const create = (file: string, text: string, { print, read, write }: CommandIo): boolean => {
  if (read(file) !== null) return false
  write(file, text)
  print(`Wrote ${file}.`)
  return true
}

/** The imports of a skeleton that is stored next to the chart. In a package, the code is JavaScript. */
const filesFor = (file: string) => {
  const charts = relative(dirname(resolve(file)), join(import.meta.dirname, '../testModel.ts'))
  const isPackage = import.meta.filename.endsWith('.js')
  const compiled = `./${basename(file).replace(/\.([cm]?)tsx?$/, '.$1js')}`
  return isPackage
    ? { machineFile: compiled, testModelFile: `${packageName}/testModel` }
    : { machineFile: `./${basename(file)}`, testModelFile: charts }
}

const writePicture = async ({ drawing }: CheckedChart, file: string, { write, print }: CommandIo): Promise<void> => {
  if (!file.endsWith('.svg')) throw new UsageError(`A picture is SVG: name a file like chart.svg, not ${file}.`)
  const [layout] = await layOutAll([drawing])
  write(file, pictureFileOf(layout as NonNullable<typeof layout>))
  print(`Wrote ${file}.`)
}

const writePlaywright = (checked: CheckedChart, file: string, io: CommandIo): void => {
  const { spec, page } = playwrightFiles(checked, file)
  io.write(spec.file, spec.text)
  io.print(`Wrote ${spec.file}.`)
  if (!create(page.file, page.text, io))
    io.print(`${page.file} stays as it is. It does not compile if it lacks a step or a state.`)
}

const coverageLines = ({ graph, coverages }: CheckedChart): string[] =>
  coverages.flatMap(({ criterion, paths, required, missing }) => {
    const met = `${required - missing.length} of ${required} goals of ${criterion} in ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`
    return [
      `${graph.testModel.id}: ${graph.chart.states.length} states, ${met}.`,
      ...missing.map((goal) => `Nothing covers ${goal}.`),
    ]
  })
