import { changesOf } from '#tools/paths/expectations/valueText.ts'
import { type CoverageCriterion, type Goals, goalsOf } from '#tools/paths/generate/criteria.ts'
import { generateTestPaths, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { buildConfigurationGraph, type ConfigurationGraph, type Edge } from '#tools/paths/model/configurationGraph.ts'
import { type Input, inputFinder, inputName } from '#tools/paths/model/inputs.ts'
import type { TestModel } from '#machines/testModel.ts'

const criteria: readonly CoverageCriterion[] = ['zero-switch', 'guards', 'outcomes', 'delays']

/** Every input of the test model that is possible somewhere. */
const inputGoals = ({ edges }: ConfigurationGraph): Goals => ({
  required: new Set(
    edges
      .map(({ input }) => input)
      .filter(isNamed)
      .map(inputName),
  ),
  metBy: ({ input }) => [inputName(input)],
})

/** For each transition, every field that it can change, and every call, message and effect that it can cause. */
const resultGoals = ({ edges }: ConfigurationGraph): Goals => {
  const resultsByEdge = new Map(edges.map((edge) => [edge, resultsOf(edge)]))
  return {
    required: new Set([...resultsByEdge.values()].flat()),
    metBy: (edge) => resultsByEdge.get(edge) ?? [],
  }
}

const resultsOf = ({ from, configuration }: Edge): string[] => {
  const { takenTransitions, startedCalls, sentEvents, effects } = configuration.lastStep
  const before = (from.configuration.snapshot?.context ?? {}) as Readonly<Record<string, unknown>>
  const results = [
    ...Object.entries(configuration.snapshot?.context ?? {})
      .filter(([field, value]) => changesOf(before[field], value).length > 0)
      .map(([field]) => field),
    ...startedCalls,
    ...sentEvents,
    ...(effects as { type: string }[]).map(({ type }) => type),
  ]
  return takenTransitions.flatMap((transition) => results.map((result) => `${transition} > ${result}`))
}

/** Every input but time, which is not an input of the test model. */
const isNamed = ({ type }: Pick<Input, 'type'>): boolean => type !== 'delay'

/**
 * The paths of a chart that are worth an approval: they take every transition with both results of every guard, and
 * every input, and the test model can add paths. A path with which another one begins is left out.
 * @throws TooManyConfigurations
 */
export const choosePaths = (testModel: TestModel): (readonly Input[])[] => {
  const graph = buildConfigurationGraph(testModel)
  const goals = [...criteria.map((criterion) => goalsOf(graph, criterion)), inputGoals(graph), resultGoals(graph)]
  const generated = goals.flatMap((each) =>
    generateTestPaths(graph, each).map((path) => stepsOf(path).map(({ input }) => input)),
  )
  const paths = [...new Map([...generated, ...ownPaths(testModel)].map((path) => [pathKey(path), path])).values()]
  return paths.filter((path) => !paths.some((other) => other !== path && beginsWith(other, path)))
}

/** The inputs in one text. */
const pathKey = (inputs: readonly Input[]): string => inputs.map((input) => `${inputName(input)}\n`).join('')

export const beginsWith = (path: readonly Input[], beginning: readonly Input[]): boolean =>
  pathKey(path).startsWith(pathKey(beginning))

/**
 * The paths that the test model adds.
 * @throws Error if it has no such input
 */
export const ownPaths = (testModel: TestModel): Input[][] => {
  const find = inputFinder(testModel)
  return (testModel.paths ?? []).map((steps) =>
    steps.map((step) => {
      const input = typeof step === 'string' ? find(step) : ({ type: 'event', ...step } as const)
      if (!input) throw new Error(`The test model of ${testModel.id} has no "${String(step)}".`)
      return input
    }),
  )
}
