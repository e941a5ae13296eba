import type { Metafile } from 'esbuild'
import { readFileSync } from 'node:fs'
import { approvedFileOf } from '#charts/paths/approved/approvedFile.ts'
import { type CommandIo, UsageError } from '#charts/command/commandLine.ts'
import { type BundledCharts, isTestData, loadCharts } from '#tools/paths/limits/chartsWithLimit.ts'

/** Which chart notices that a limit is one less or one more; null if no approved path does. */
export interface LimitSides {
  readonly name: string
  readonly less: string | null
  readonly more: string | null
  /** Whether any value of the limit makes a difference for a path. */
  readonly isUsed: boolean
}

/**
 * Finds for each limit that charts import whether an approved path notices a change by one, on either side.
 * @param read reads the approved paths
 * @throws {UsageError} that names a chart which is not as approved: it would notice every change
 */
export const findLimitSides = async (names: readonly string[], read: CommandIo['read']): Promise<LimitSides[]> => {
  const { charts: unchanged, inputs } = await loadCharts()
  const approved = new Set<string>()
  const sides: LimitSides[] = []
  for (const name of names) {
    const charts = chartsWith(name, inputs)
    if (charts.length === 0) continue
    const unknown = charts.filter((id) => !approved.has(id))
    const other = firstDiffering(unchanged, unknown, read)
    if (other) throw new UsageError(`${other} is not as approved. First run: npm run paths -- check ${other}`)
    for (const id of charts) approved.add(id)
    const noticedBy = async (change: string) => firstDiffering((await loadCharts(name, change)).charts, charts, read)
    const less = await noticedBy('- 1')
    const more = await noticedBy('+ 1')
    // Only words and calls of the charts know a limit that no path notices with any value.
    const isUsed = (less ?? more ?? (await noticedBy('* 0')) ?? (await noticedBy('* 1_000'))) !== null
    sides.push({ name, less, more, isUsed })
  }
  return sides
}

const firstDiffering = (
  { namedTestModels, describeComparison, readChart }: BundledCharts,
  ids: readonly string[],
  read: CommandIo['read'],
): string | null => {
  const found = namedTestModels
    .filter(({ id }) => ids.includes(id))
    .find((testModel) => {
      const tree = readChart(read(approvedFileOf(testModel.id)), testModel.id)
      return describeComparison(testModel, tree).length > 0
    })
  return found?.id ?? null
}

type Inputs = Metafile['inputs']

/** The charts whose code imports the limit, directly or not. The text of a test model has the id of its chart. */
const chartsWith = (name: string, inputs: Inputs): string[] => {
  const users = Object.keys(inputs).filter(
    (file) => /^(machines|src)\/.*\.ts$/.test(file) && !isTestData(file) && importsLimit(file, name),
  )
  return Object.keys(inputs)
    .filter((file) => file.endsWith('.testModel.ts'))
    .filter((file) => users.some((user) => importedBy(file, inputs).has(user)))
    .map((file) => /^ {2}id: '(.*)',$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file)
}

const importsLimit = (file: string, name: string): boolean =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#domain/limits\\.ts'`).test(readFileSync(file, 'utf8'))

const importedBy = (file: string, inputs: Inputs, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { path, external } of inputs[file]?.imports ?? []) if (!external) importedBy(path, inputs, seen)
  return seen
}
