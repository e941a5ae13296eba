import { type CommandIo, type MachineOptions, oneOf, UsageError } from '#charts/command/commandLine.ts'
import { coverageCriteria, type CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { formatNames, formats } from '#charts/paths/scripts/scriptFormats.ts'
import type { ChartScripts } from '#charts/paths/scripts/testScripts.ts'

/** Prints scripts in the chosen format, or writes them to a file or a folder. */
export const printScripts = (
  charts: readonly ChartScripts[],
  { out, format: wanted = 'markdown' }: Pick<MachineOptions, 'out' | 'format'>,
  { print, write }: Pick<CommandIo, 'print' | 'write'>,
): void => {
  const name = oneOf('format', wanted, formatNames)
  const { ending, format } = formats[name]
  const writeFile = (file: string, content: readonly ChartScripts[]): void => {
    write(file, format(content))
    print(`Wrote ${file}.`)
  }
  if (out !== undefined && isFolder(out)) {
    for (const chart of charts) writeFile(`${out.replace(/\/$/, '')}/${chart.chart}.${ending}`, [chart])
    return
  }
  if (name === 'gherkin' && charts.length > 1)
    throw new UsageError('A file has one feature. Name one chart, or a folder: --out FOLDER.')
  if (out === undefined) print(format(charts).trimEnd())
  else writeFile(out, charts)
}

/** A name without an ending is a folder. */
const isFolder = (out: string): boolean => !/\.\w+$/.test(out)

export const criterionOf = ({ criterion }: Pick<MachineOptions, 'criterion'>): CoverageCriterion | undefined =>
  criterion === undefined ? undefined : oneOf('criterion', criterion, coverageCriteria)
