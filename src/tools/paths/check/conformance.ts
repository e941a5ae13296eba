import type { Replay } from '#tools/paths/check/replay.ts'
import { applyInput } from '#tools/paths/model/configuration.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { type Difference, differencesBetween, observeConfiguration } from '#tools/paths/model/observation.ts'
import { printValue } from '#tools/paths/model/printValue.ts'

/** A step after which the real actor differs from the graph. */
export interface Mismatch {
  /** The index of the step, from 0. */
  readonly step: number
  readonly input: string
  readonly differences: readonly Difference[]
  /** The fields of the context that the step depends on and that `keyOf` leaves out. */
  readonly hiddenFields: readonly string[]
}

/** Runs steps, from the start of the chart, on the real actor. Returns the first mismatch, or null. */
export const findMismatch = (graph: ConfigurationGraph, replay: Replay, steps: readonly Edge[]): Mismatch | null => {
  const { observations, contexts, stopReason } = replay(steps.map(({ input }) => input))
  for (const [step, edge] of steps.entries()) {
    const actual = observations[step]
    const differences = actual
      ? differencesBetween(edge.expected, actual)
      : [{ field: 'step', expected: 'possible', actual: stopReason }]
    if (differences.length === 0) continue
    return {
      step,
      input: inputName(edge.input),
      differences,
      hiddenFields: findHiddenFields(graph, edge, contexts[step - 1], actualValues(differences)),
    }
  }
  return null
}

/** Describes a mismatch in one or two sentences. */
export const describeMismatch = ({ step, input, differences, hiddenFields }: Mismatch): string => {
  const descriptions = differences.map(
    ({ field, expected, actual }) => `${field} is ${printValue(actual)}, not ${printValue(expected)}`,
  )
  const hidden = hiddenFields.length > 0 ? ` The key hides context.${hiddenFields.join(', context.')}.` : ''
  return `Step ${step + 1} (${input}): ${descriptions.join('; ')}.${hidden}`
}

const actualValues = (differences: readonly Difference[]): string => printValue(differences.map(({ actual }) => actual))

type Context = Readonly<Record<string, unknown>>

/** Sets each field of the real context alone. A field that reproduces the behaviour of the actor is the cause. */
const findHiddenFields = (
  graph: ConfigurationGraph,
  edge: Edge,
  realContext: object | undefined,
  actual: string,
): string[] => {
  const { snapshot } = edge.from.configuration
  if (!snapshot || !realContext) return []
  const context = snapshot.context as Context
  const real = realContext as Context
  const differing = Object.keys({ ...context, ...real }).filter(
    (field) => printValue(context[field]) !== printValue(real[field]),
  )
  const causes = differing.filter(
    (field) => valuesWithContext(graph, edge, { ...context, [field]: real[field] }) === actual,
  )
  return causes.length > 0 ? causes : differing
}

const valuesWithContext = (graph: ConfigurationGraph, edge: Edge, context: Context): string => {
  const { configuration } = edge.from
  const changed = { ...configuration, snapshot: { ...configuration.snapshot, context } as never }
  try {
    const actual = observeConfiguration(graph.testModel, applyInput(graph.chart, changed, edge.input))
    return actualValues(differencesBetween(edge.expected, actual))
  } catch (error) {
    return (error as Error).message
  }
}
