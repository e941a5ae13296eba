import type { Metafile } from 'esbuild'
import { readFileSync } from 'node:fs'
import { approvedFileOf } from '#charts/paths/approved/approvedFile.ts'
import { type BundledCharts, isTestData, loadCharts } from '#tools/paths/limits/chartsWithLimit.ts'
import { readText } from '#charts/readText.ts'

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
 * @throws an error that names a chart which is not as approved: it would notice every change
 */
export const findLimitSides = async (names: readonly string[]): Promise<LimitSides[]> => {
  const { charts: unchanged, inputs } = await loadCharts()
  const approved = new Set<string>()
  const sides: LimitSides[] = []
  for (const name of names) {
    const charts = chartsWith(name, inputs)
    if (charts.length === 0) continue
    const other = firstDiffering(
      unchanged,
      charts.filter((id) => !approved.has(id)),
    )
    if (other) throw new Error(`${other} is not as approved. First run: npm run paths -- check ${other}`)
    for (const id of charts) approved.add(id)
    // A limit that no value changes is one that only words and calls know.
    const less = await noticedBy(name, '- 1', charts)
    const more = await noticedBy(name, '+ 1', charts)
    const isUsed = less !== null || more !== null || (await noticedBy(name, '* 0', charts)) !== null
    sides.push({ name, less, more, isUsed: isUsed || (await noticedBy(name, '* 1_000', charts)) !== null })
  }
  return sides
}

const noticedBy = async (name: string, change: string, ids: readonly string[]): Promise<string | null> =>
  firstDiffering((await loadCharts(name, change)).charts, ids)

const firstDiffering = (
  { namedTestModels, describeComparison, readChart }: BundledCharts,
  ids: readonly string[],
): string | null => {
  const found = namedTestModels
    .filter(({ id }) => ids.includes(id))
    .find((testModel) => {
      const tree = readChart(readText(approvedFileOf(testModel.id)), testModel.id)
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
