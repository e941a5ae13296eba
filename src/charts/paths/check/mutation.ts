import { formatTable } from '#charts/formatTable.ts'
import type { TestModel } from '#charts/testModel.ts'
import { approvedPaths, comparePath } from '#charts/paths/approved/compareChart.ts'
import { createNames } from '#charts/paths/approved/dataNames.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import type { StepTree } from '#charts/paths/approved/stepTree.ts'
import { recordSetFields } from '#charts/paths/check/assignmentMutants.ts'
import { mutantsOf } from '#charts/paths/check/mutants.ts'
import { type Mutant, operators } from '#charts/paths/check/mutant.ts'
import { createSurvivorExplainer, type Survival, textOf } from '#charts/paths/check/survivors.ts'

/** What is known of a mutant. The reason is the first difference that an approved path or a missing path notices. */
export interface TestedMutant extends Omit<Mutant, 'machine' | 'missingCase' | 'assign'> {
  readonly verdict: 'noticed' | Survival['verdict']
  readonly reason: string
  readonly moves?: Survival['moves']
}

/** Follows the approved paths of a chart on its mutants, and explains those that no path notices. */
export const testMutants = (
  testModel: TestModel,
  tree: readonly StepTree[],
  given?: readonly Mutant[],
): TestedMutant[] => {
  const paths = approvedPaths(testModel, tree).sort((a, b) => a.moves.length - b.moves.length)
  const nameOf = createNames(testModel)
  const { machine: recorder, setFields } = recordSetFields(testModel.machine)
  const followAll = createFollower({ ...testModel, machine: recorder }, nameOf)
  paths.forEach(({ moves }) => followAll(moves))
  const mutants = given ?? mutantsOf(testModel.machine, setFields)
  let explain: ReturnType<typeof createSurvivorExplainer> | undefined
  return mutants.map((mutant) => {
    const { operator, description, machine } = mutant
    const follow = createFollower({ ...testModel, machine }, nameOf)
    for (const path of paths) {
      const difference = comparePath(follow, path)
      if (difference) return { operator, description, verdict: 'noticed', reason: textOf(difference.clauses) }
    }
    explain ??= createSurvivorExplainer(testModel)
    return { operator, description, ...explain(mutant) }
  })
}

/** A text table: for each kind of change the number of mutants, how many are noticed, and why the others are not. */
export const formatMutationTable = (mutants: readonly TestedMutant[]): string => {
  const line = (name: string, all: readonly TestedMutant[]): string[] => {
    const [noticed = 0, ...survived] = verdicts.map((each) => all.filter(({ verdict }) => verdict === each).length)
    const share = all.length === 0 ? '' : `${((noticed / all.length) * 100).toFixed(1)} %`
    return [name, String(all.length), String(noticed), share, ...survived.map(String)]
  }
  const byOperator = (name: string) => mutants.filter(({ operator }) => operator === name)
  const lines = operators.map((name) => line(name, byOperator(name)))
  const head = ['change', 'mutants', 'noticed', '', 'no input tells', 'missing path', 'not known']
  return formatTable([head, ...lines, line('all', mutants)])
}

const verdicts = ['noticed', 'same', 'missing', 'unknown'] as const
