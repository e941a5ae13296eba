import { inputName } from '#tools/paths/model/inputs.ts'
import {
  type Edge,
  type IsPossible,
  type ConfigurationGraph,
  shortestPathFinder,
} from '#tools/paths/model/configurationGraph.ts'

/** What whoever follows paths cannot bring about: by the name of a step with the reason, and beside that by situation. */
export interface InputLimits {
  readonly impossible?: Readonly<Record<string, string>>
  readonly isPossible?: IsPossible
}

/** Whether a step can be brought about within limits. */
export const isPossibleWithin =
  ({ impossible = {}, isPossible = () => true }: InputLimits): IsPossible =>
  (input, standing) =>
    !(inputName(input) in impossible) && isPossible(input, standing)

/**
 * Why no path within limits takes a transition: the reason of the step that would take it, or of the first step
 * on the way to it that cannot be brought about. Null where the shortest way to it is possible.
 * @param model of everything, with nothing left out
 */
export const whyUnreachable = (model: ConfigurationGraph, limits: InputLimits, transition: string): string | null => {
  const wayTo = shortestPathFinder(model)
  const takers = model.edges.filter(({ configuration }) => configuration.lastStep.takenTransitions.includes(transition))
  const isPossible = isPossibleWithin(limits)
  const barred = takers.map((taker) =>
    [...wayTo(taker.from), taker].find(({ input, from }) => !isPossible(input, from.configuration)),
  )
  if (takers.length === 0) return 'no input of the catalogue takes it'
  if (barred.includes(undefined)) return null
  const own = barred.findIndex((edge, index) => edge === takers[index])
  const edge = barred[Math.max(own, 0)] as Edge
  return own < 0 ? `it comes only after "${inputName(edge.input)}": ${reasonOf(limits, edge)}` : reasonOf(limits, edge)
}

const reasonOf = ({ impossible = {} }: InputLimits, { input }: Edge): string =>
  impossible[inputName(input)] ?? 'the page offers no way to it there'
