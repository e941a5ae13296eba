import type { TestModel } from '#charts/testModel.ts'
import { choosePaths, ownPaths } from '#charts/paths/approved/choosePaths.ts'
import { type Clause, describeDifferences } from '#charts/paths/approved/describeDifferences.ts'
import { createFollower, type FollowPath } from '#charts/paths/approved/followPath.ts'
import {
  addPath,
  findMove,
  type Move,
  moveName,
  pathsOf,
  type Step,
  type StepTree,
} from '#charts/paths/approved/stepTree.ts'
import { pathId } from '#charts/paths/generate/testPaths.ts'
import { allInputs, inputFinder } from '#charts/paths/model/inputs.ts'
import { readChart } from '#charts/read/chart.ts'

/** An approved path. The test model can lack a move. */
interface ApprovedPath {
  readonly id: string
  readonly steps: readonly StepTree[]
  readonly moves: readonly (Move | undefined)[]
}

/** The first step of an approved path that is not as approved, and the ids of the transitions that it takes now. */
export interface Difference {
  readonly path: string
  readonly step: StepTree
  readonly clauses: readonly Clause[]
  readonly taken: readonly string[]
}

/** The approved paths of a chart, compared with the chart. */
export interface Comparison {
  readonly differences: readonly Difference[]
  /** `covers`: the transitions and inputs that no approved path has. */
  readonly newPaths: readonly { readonly id: string; readonly steps: readonly Step[]; readonly covers: string[] }[]
  /** The ids of the transitions that no path takes. */
  readonly neverTaken: readonly string[]
}

/** The approved paths of a tree. The id of a path comes from its moves. */
export const approvedPaths = (testModel: TestModel, tree: readonly StepTree[]): ApprovedPath[] => {
  const find = inputFinder(testModel)
  return pathsOf(tree).map((steps) => {
    const names = steps.map(({ name }) => name)
    return { id: pathIdOf(testModel, names), steps, moves: names.map((name) => findMove(name, find)) }
  })
}

const pathIdOf = ({ id }: TestModel, names: readonly string[]): string => {
  const steps = names.map((input) => ({ input, value: null }))
  return pathId(id, steps)
}

/** Follows an approved path on the current chart, up to the first difference. */
export const comparePath = (follow: FollowPath, { id, steps, moves }: ApprovedPath): Difference | null => {
  let difference: Difference | null = null
  const { stopReason, steps: followed } = follow(moves, ({ facts, taken = [] }, index) => {
    const step = steps[index] as StepTree
    const clauses = describeDifferences(step.facts, facts)
    const hasStopped = facts.length + taken.length === 0
    if (clauses.length > 0)
      difference = { path: id, step, taken, clauses: hasStopped ? [toClause('nothing happens any more')] : clauses }
    return clauses.length === 0
  })
  const step = steps[followed.length]
  if (difference || !step) return difference
  return { path: id, step, taken: [], clauses: [toClause(`it cannot happen any more: ${stopReason ?? ''}`)] }
}

const toClause = (text: string): Clause => ({ text, head: text })

/** Compares the approved paths of a chart with the chart, and finds the paths that take what no approved path takes. */
export const compareChart = (testModel: TestModel, tree: readonly StepTree[]): Comparison => {
  const follow = createFollower(testModel)
  const approved = approvedPaths(testModel, tree)
  const differences = approved.flatMap((path) => comparePath(follow, path) ?? [])
  const coveredBy = (steps: readonly Step[]): string[] =>
    steps.flatMap(({ name, taken = [] }, index) => [
      name.replace(/ \(\d+ times\)$/, ''),
      ...taken,
      pathIdOf(testModel, namesOf(steps.slice(0, index + 1))),
    ])
  const transitions = readChart(testModel.machine).transitions.map(({ id }) => id)
  const required = new Set([
    ...transitions,
    ...allInputs(testModel).map((input) => moveName([input])),
    ...ownPaths(testModel).map((moves) => pathIdOf(testModel, moves.map(moveName))),
  ])
  for (const goal of approved.flatMap(({ moves, steps }) => [...coveredBy(follow(moves).steps), ...coveredBy(steps)]))
    required.delete(goal)
  if (required.size === 0) return { differences, newPaths: [], neverTaken: [] }
  const newPaths = choosePathsIf(differences.length === 0, testModel).flatMap((moves) => {
    const { steps } = follow(moves)
    const covers = coveredBy(steps).filter((goal) => required.delete(goal))
    return covers.length > 0 || tree.length === 0 ? [{ id: pathIdOf(testModel, namesOf(steps)), steps, covers }] : []
  })
  return { differences, newPaths, neverTaken: transitions.filter((id) => required.has(id)) }
}

/** A mistake can make a chart that cannot be explored. The differences then say enough. */
const choosePathsIf = (isRequired: boolean, testModel: TestModel): Move[][] => {
  try {
    return choosePaths(testModel)
  } catch (error) {
    if (isRequired) throw error
    return []
  }
}

const namesOf = (steps: readonly Step[]): string[] => steps.map(({ name }) => name)

/** The new approved paths of a chart, and what changed in them. */
interface Approval {
  readonly tree: readonly StepTree[]
  /** The ids of the paths that were approved. */
  readonly approved: readonly string[]
  /** The given ids that need no approval. */
  readonly unknown: readonly string[]
}

/**
 * Replaces what is approved with what the chart does now. A path that cannot be taken to its end becomes shorter.
 * @param ids the paths to replace or to add; empty for all that differ
 */
export const approveChart = (testModel: TestModel, tree: readonly StepTree[], ids: readonly string[]): Approval => {
  const { differences, newPaths } = compareChart(testModel, tree)
  const pending = new Set([...differences.map(({ path }) => path), ...newPaths.map(({ id }) => id)])
  const approved = [...pending].filter((id) => ids.length === 0 || ids.includes(id))
  const follow = createFollower(testModel)
  const result: StepTree[] = []
  const isApproved = ({ id }: { readonly id: string }): boolean => approved.includes(id)
  const paths = approvedPaths(testModel, tree)
  for (const path of [...paths, ...paths.filter(isApproved)])
    addPath(result, isApproved(path) ? follow(path.moves).steps : path.steps)
  newPaths.filter(isApproved).forEach(({ steps }) => addPath(result, steps))
  return { tree: result, approved, unknown: ids.filter((id) => !pending.has(id)) }
}

/** Adds paths with what the chart does now. */
export const withPaths = (
  testModel: TestModel,
  tree: readonly StepTree[],
  paths: readonly (readonly Move[])[],
): readonly StepTree[] => {
  const follow = createFollower(testModel)
  const result: StepTree[] = []
  for (const steps of [...pathsOf(tree), ...paths.map((moves) => follow(moves).steps)]) addPath(result, steps)
  return result
}
