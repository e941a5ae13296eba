import type { TestModel } from '#charts/testModel.ts'
import { approvedFileOf } from '#charts/paths/approved/approvedFile.ts'
import { type Comparison, compareChart, type Difference } from '#charts/paths/approved/compareChart.ts'
import type { StepTree } from '#charts/paths/approved/stepTree.ts'
import { readChart } from '#charts/read/chart.ts'

/**
 * The differences in words, one line for each cause, and the command that approves them.
 * @param tree the approved paths; null if there are none
 */
export const describeComparison = (testModel: TestModel, tree: readonly StepTree[] | null): string[] => {
  const { id } = testModel
  const command = `npm run paths -- approve ${id}`
  if (tree === null) return [`${id} has no approved paths. To approve them: ${command}`]
  const comparison = compareChart(testModel, tree)
  const causes = new Map<string, Difference[]>()
  for (const difference of comparison.differences) {
    const cause = difference.clauses.map(({ head }) => head).join('; ')
    causes.set(cause, [...(causes.get(cause) ?? []), difference])
  }
  const lines = [
    ...[...causes.values()].map((differences) => describeCause(id, differences)),
    ...describeNeverTaken(testModel, comparison),
    ...comparison.newPaths.map(
      ({ id: path, covers }) => `${quoted(covers.length > 0 ? covers : [path])} has no approved path yet (${path}).`,
    ),
  ]
  return lines.length === 0 ? [] : [...lines.map((line) => `${id}: ${line}`), `If this is right: ${command}`]
}

const describeCause = (chart: string, differences: readonly Difference[]): string => {
  const [{ step, clauses }] = differences as [Difference]
  const inputs = quoted(differences.map((difference) => difference.step.name))
  const taken = quoted(differences.flatMap((difference) => difference.taken))
  const [first, second, ...others] = differences.map(({ path }) => path)
  const paths = [first, ...(second ? [second] : []), ...(others.length > 0 ? ['…'] : [])].join(', ')
  const place = `${approvedFileOf(chart)}:${step.line}, ${differences.length} path${second ? 's' : ''}: ${paths}`
  return `${clauses.map(({ text }) => text).join('; ')}. After ${inputs}${taken && `, by ${taken}`} (${place}).`
}

/** Why a transition is not taken: a branch before it is, or its guard is false. */
const describeNeverTaken = (testModel: TestModel, { differences, neverTaken }: Comparison): string[] => {
  const { transitions } = readChart(testModel.machine)
  const takenNow = new Set(differences.flatMap(({ taken }) => taken))
  return neverTaken.map((id) => {
    const own = transitions.find((each) => each.id === id)
    const before = transitions.findLast(
      ({ id: other, source, eventType, branch }) =>
        takenNow.has(other) && source === own?.source && eventType === own.eventType && branch < own.branch,
    )
    const reason = before
      ? `the branch before it${before.guard ? ` (guard ${before.guard.name})` : ''} takes it`
      : 'no input leads to it'
    return `"${id}" is never taken any more: ${reason}.`
  })
}

/** The first of several names, and how many others there are. */
const quoted = (names: readonly string[]): string => {
  const [first, ...others] = new Set(names)
  return first === undefined ? '' : `"${first}"${others.length > 0 ? ` and ${others.length} more` : ''}`
}
