import type { TestModel } from '#machines/testModel.ts'
import { beginsWith, choosePaths, ownPaths } from '#tools/paths/expectations/choosePaths.ts'
import type { ApprovedPath } from '#tools/paths/expectations/expectationsFile.ts'
import type { ObserveSteps } from '#tools/paths/expectations/observeSteps.ts'
import { pathId } from '#tools/paths/generate/testPaths.ts'
import { allInputs, type Input, inputName } from '#tools/paths/model/inputs.ts'
import { partsOf } from '#tools/paths/model/parts.ts'

/** A path on the current chart. */
export interface CurrentPath extends ApprovedPath {
  readonly inputs: readonly Input[]
  /** The ids of the declared transitions that it takes. */
  readonly taken: ReadonlySet<string>
}

/** A path to approve. */
export interface NewPath {
  readonly path: CurrentPath
  /** What no approved path has: transitions, inputs or a path of the test model. */
  readonly covers: readonly string[]
}

/** Follows inputs as far as the chart does. The id belongs to the states after them. */
export const followPath = (testModel: TestModel, observe: ObserveSteps, inputs: readonly Input[]): CurrentPath => {
  const { steps, values, taken } = observe(inputs)
  const id = pathId(
    testModel.id,
    steps.map(({ input }, index) => ({ input, value: values[index] })),
  )
  return { id, steps, taken, inputs: inputs.slice(0, steps.length) }
}

/** The paths that take what no approved path takes; all of them if none is approved. */
export const findNewPaths = (
  testModel: TestModel,
  observe: ObserveSteps,
  approved: readonly CurrentPath[],
): NewPath[] => {
  const isMissing = (own: readonly Input[]) => !approved.some(({ inputs }) => beginsWith(inputs, own))
  const missingPaths = ownPaths(testModel).filter(isMissing)
  const covered = new Set(approved.flatMap(coveredBy))
  if (missingPaths.length === 0 && coverable(testModel).every((goal) => covered.has(goal))) return []
  return choosePaths(testModel).flatMap((inputs) => {
    const path = followPath(testModel, observe, inputs)
    const goals = [...new Set(coveredBy(path))].filter((goal) => !covered.has(goal))
    goals.forEach((goal) => covered.add(goal))
    const isOwn = missingPaths.some((own) => beginsWith(inputs, own))
    const covers = [...goals, ...(isOwn ? [`The path ${path.id} of the test model`] : [])]
    return covers.length > 0 || approved.length === 0 ? [{ path, covers }] : []
  })
}

const transitionGoal = (id: string): string => `The transition ${id}`
const inputGoal = (input: Input): string => `The input "${inputName(input)}"`

const coverable = (testModel: TestModel): string[] => [
  ...partsOf(testModel.machine).transitions.map(({ id }) => transitionGoal(id)),
  ...allInputs(testModel).map(inputGoal),
]

const coveredBy = ({ taken, inputs }: CurrentPath): string[] => [
  ...[...taken].map(transitionGoal),
  ...inputs.filter(({ type }) => type !== 'delay').map(inputGoal),
]
