import { formatTable } from '#charts/formatTable.ts'
import type { TestModel } from '#charts/testModel.ts'
import { approvedPaths, comparePath } from '#charts/paths/approved/compareChart.ts'
import { createNames } from '#charts/paths/approved/dataNames.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import type { StepTree } from '#charts/paths/approved/stepTree.ts'
import { type Mutant, mutantsOf, operators } from '#charts/paths/check/mutants.ts'

/** A mutant with the sentence of the first approved path that notices it; null if none does. */
export interface TestedMutant extends Omit<Mutant, 'machine'> {
  readonly reason: string | null
}

/** Follows the approved paths of a chart on its mutants. */
export const testMutants = (
  testModel: TestModel,
  tree: readonly StepTree[],
  mutants: readonly Mutant[] = mutantsOf(testModel.machine),
): TestedMutant[] => {
  const paths = approvedPaths(testModel, tree).sort((a, b) => a.moves.length - b.moves.length)
  const nameOf = createNames(testModel)
  return mutants.map(({ operator, description, machine }) => {
    const follow = createFollower({ ...testModel, machine }, nameOf)
    for (const path of paths) {
      const difference = comparePath(follow, path)
      if (difference) return { operator, description, reason: difference.clauses.map(({ text }) => text).join('; ') }
    }
    return { operator, description, reason: null }
  })
}

/** A text table: for each kind of change the number of mutants and how many of them are noticed, and a total. */
export const formatMutationTable = (mutants: readonly TestedMutant[]): string => {
  const line = (name: string, all: readonly TestedMutant[]): string[] => {
    const noticed = all.filter(({ reason }) => reason !== null).length
    const share = all.length === 0 ? '' : `${((noticed / all.length) * 100).toFixed(1)} %`
    return [name, String(all.length), String(noticed), share]
  }
  const byOperator = (name: string) => mutants.filter(({ operator }) => operator === name)
  const lines = operators.map((name) => line(name, byOperator(name)))
  return formatTable([['change', 'mutants', 'noticed'], ...lines, line('all', mutants)])
}
