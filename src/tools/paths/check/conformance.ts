import { inputName } from '#tools/paths/model/inputs.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import {
  type Difference,
  differencesBetween,
  stableStringify,
  observeConfiguration,
} from '#tools/paths/model/observation.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import { applyInput } from '#tools/paths/model/configuration.ts'

/** A step after which the real actor is not where the model says. */
export interface Mismatch {
  readonly step: number
  readonly input: string
  readonly differences: readonly Difference[]
  /** The fields of the context on which the step depends and which the key leaves out. */
  readonly hiddenFields: readonly string[]
}

/** Runs steps, from the start of the chart, on the real actor; null where all of them end as the model says. */
export const findMismatch = (model: ConfigurationGraph, replay: Replay, steps: readonly Edge[]): Mismatch | null => {
  const { observations, contexts, stopReason } = replay(steps.map(({ input }) => input))
  for (const [step, edge] of steps.entries()) {
    const real = observations[step]
    const differences = real
      ? differencesBetween(edge.expected, real)
      : [{ field: 'step', expected: 'possible', actual: stopReason }]
    if (differences.length === 0) continue
    return {
      step,
      input: inputName(edge.input),
      differences,
      hiddenFields: hiddenIn(
        model,
        edge,
        contexts[step - 1],
        stableStringify(differences.map(({ actual: value }) => value)),
      ),
    }
  }
  return null
}

/** One sentence of what went wrong. */
export const describeMismatch = ({ step, input, differences, hiddenFields }: Mismatch): string => {
  const what = differences.map(
    (difference) =>
      `${difference.field} is ${stableStringify(difference.actual)}, not ${stableStringify(difference.expected)}`,
  )
  const why = hiddenFields.length > 0 ? ` The key hides context.${hiddenFields.join(', context.')}.` : ''
  return `Step ${step + 1} (${input}): ${what.join('; ')}.${why}`
}

type Context = Readonly<Record<string, unknown>>

/** Tries the fields in which the real context is another one by itself: the culprit makes the model do what the actor did. */
const hiddenIn = (model: ConfigurationGraph, edge: Edge, real: object | undefined, seen: string): string[] => {
  const { snapshot } = edge.from.configuration
  if (!snapshot || !real) return []
  const context = snapshot.context as Context
  const differing = Object.keys({ ...context, ...real }).filter(
    (field) => stableStringify(context[field]) !== stableStringify((real as Context)[field]),
  )
  const culprits = differing.filter(
    (field) => seenWith(model, edge, { ...context, [field]: (real as Context)[field] }) === seen,
  )
  return culprits.length > 0 ? culprits : differing
}

const seenWith = (model: ConfigurationGraph, edge: Edge, context: Context): string => {
  const situation = { ...edge.from.configuration, snapshot: { ...edge.from.configuration.snapshot, context } as never }
  try {
    const seen = observeConfiguration(model.testModel, applyInput(model.chart, situation, edge.input))
    return stableStringify(differencesBetween(edge.expected, seen).map(({ actual: value }) => value))
  } catch (error) {
    return (error as Error).message
  }
}
