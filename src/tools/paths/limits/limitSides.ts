import type { Metafile } from 'esbuild'
import { readFileSync } from 'node:fs'
import { approvedFileOf } from '#charts/paths/approved/approvedFile.ts'
import { isTestData, loadCharts } from '#tools/paths/limits/bundle.ts'
import { readText } from '#charts/readText.ts'

/** Which chart notices that a limit is one less or one more; null if no approved path does. */
export interface LimitSides {
  readonly name: string
  readonly less: string | null
  readonly more: string | null
  /** Whether any value of the limit makes a difference for a path. */
  readonly isUsed: boolean
}

/** Finds for each limit that charts import whether an approved path notices a change by one, on either side. */
export const findLimitSides = async (names: readonly string[]): Promise<LimitSides[]> => {
  const { inputs } = await loadCharts()
  const sides: LimitSides[] = []
  for (const name of names) {
    const charts = chartsWith(name, inputs)
    if (charts.length === 0) continue
    const less = await noticedBy(name, '- 1', charts)
    const more = await noticedBy(name, '+ 1', charts)
    const isUsed = less !== null || more !== null || (await noticedBy(name, '* 0', charts)) !== null
    sides.push({ name, less, more, isUsed: isUsed || (await noticedBy(name, '* 1_000', charts)) !== null })
  }
  return sides
}

const noticedBy = async (name: string, change: string, ids: readonly string[]): Promise<string | null> => {
  const { charts } = await loadCharts(name, change)
  const { namedTestModels, describeComparison, readChart } = charts
  const found = namedTestModels
    .filter(({ id }) => ids.includes(id))
    .find((testModel) => {
      const tree = readChart(readText(approvedFileOf(testModel.id)), testModel.id)
      return describeComparison(testModel, tree).length > 0
    })
  return found?.id ?? null
}

type Inputs = Metafile['inputs']

/** The charts whose code imports the limit, directly or not. */
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
