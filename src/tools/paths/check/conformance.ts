import { nameOfInput } from '#tools/paths/model/inputs.ts'
import type { Edge, Model } from '#tools/paths/model/configurationGraph.ts'
import { type Difference, differencesBetween, inOneLine, observeSituation } from '#tools/paths/model/observation.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import { after } from '#tools/paths/model/configuration.ts'

/** A step after which the real actor is not where the model says. */
export interface Unsound {
  readonly step: number
  readonly input: string
  readonly differences: readonly Difference[]
  /** The fields of the context on which the step depends and which the key leaves out. */
  readonly hidden: readonly string[]
}

/** Runs steps, from the start of the chart, on the real actor; null where all of them end as the model says. */
export const unsoundIn = (model: Model, replay: Replay, steps: readonly Edge[]): Unsound | null => {
  const { seen, contexts, stopped } = replay(steps.map(({ input }) => input))
  for (const [step, edge] of steps.entries()) {
    const real = seen[step]
    const differences = real
      ? differencesBetween(edge.expected, real)
      : [{ what: 'step', expected: 'possible', seen: stopped }]
    if (differences.length === 0) continue
    return {
      step,
      input: nameOfInput(edge.input),
      differences,
      hidden: hiddenIn(model, edge, contexts[step - 1], inOneLine(differences.map(({ seen: value }) => value))),
    }
  }
  return null
}

/** One sentence of what went wrong. */
export const sayUnsound = ({ step, input, differences, hidden }: Unsound): string => {
  const what = differences.map(
    (difference) => `${difference.what} is ${inOneLine(difference.seen)}, not ${inOneLine(difference.expected)}`,
  )
  const why = hidden.length > 0 ? ` The key hides context.${hidden.join(', context.')}.` : ''
  return `Step ${step + 1} (${input}): ${what.join('; ')}.${why}`
}

type Context = Readonly<Record<string, unknown>>

/** Tries the fields in which the real context is another one by itself: the culprit makes the model do what the actor did. */
const hiddenIn = (model: Model, edge: Edge, real: object | undefined, seen: string): string[] => {
  const { snapshot } = edge.from.situation
  if (!snapshot || !real) return []
  const context = snapshot.context as Context
  const differing = Object.keys({ ...context, ...real }).filter(
    (field) => inOneLine(context[field]) !== inOneLine((real as Context)[field]),
  )
  const culprits = differing.filter(
    (field) => seenWith(model, edge, { ...context, [field]: (real as Context)[field] }) === seen,
  )
  return culprits.length > 0 ? culprits : differing
}

const seenWith = (model: Model, edge: Edge, context: Context): string => {
  const situation = { ...edge.from.situation, snapshot: { ...edge.from.situation.snapshot, context } as never }
  try {
    const seen = observeSituation(model.entry, after(model.chart, situation, edge.input))
    return inOneLine(differencesBetween(edge.expected, seen).map(({ seen: value }) => value))
  } catch (error) {
    return (error as Error).message
  }
}
