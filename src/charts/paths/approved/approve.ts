import type { TestModel } from '#charts/testModel.ts'
import { approvedPaths, compareChart } from '#charts/paths/approved/compareChart.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import { addPath, type StepTree } from '#charts/paths/approved/stepTree.ts'

/** The new approved paths of a chart, and what changed in them. */
export interface Approval {
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
