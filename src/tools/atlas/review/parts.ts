import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import { withStates } from '#tools/atlas/review/renames.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** A part of a chart: its id and what it does. */
export interface Part {
  readonly id: string
  /** The part in one line. */
  readonly line: string
  readonly does: readonly string[]
  /** The same with the names and sentences of the states in it. */
  readonly told: readonly string[]
  /** Where a transition starts, with the sentence of the state; empty for all others, and if that state is new or gone. */
  readonly place: readonly string[]
}

export const statesOf = ({ drawn, states }: ReviewedChart): Part[] =>
  drawn.states.map((state) => ({
    id: state.id,
    line: `State ${state.name}: ${state.description}`,
    ...factsOf(drawn, states[state.id]),
    place: [],
  }))

export const transitionsOf = ({ drawn, transitions }: ReviewedChart, other: ReviewedChart): Part[] =>
  drawn.transitions.map((transition) => {
    const source = drawn.states.find(({ id }) => id === transition.source)?.name ?? transition.source
    return {
      id: transition.id,
      line: `${source}: ${describeTransition(drawn, transition)}`,
      ...factsOf(drawn, transitions[transition.id]),
      place: other.drawn.states.some(({ id }) => id === transition.source)
        ? [`in ${sentenceOf(drawn, transition.source)}`]
        : [],
    }
  })

export const delaysOf = ({ delays }: ReviewedChart): Part[] =>
  Object.entries(delays).map(([id, does]) => ({
    id,
    line: `The delay ${[id, ...does].join(': ')}`,
    does,
    told: does,
    place: [],
  }))

const factsOf = (drawn: DrawnChart, does: readonly string[] = []): Pick<Part, 'does' | 'told'> => ({
  does,
  told: does.map((fact) => withStates(fact, (id) => sentenceOf(drawn, id))),
})

/** `Ready: The countdown has ended.` */
const sentenceOf = ({ states }: DrawnChart, id: string): string => {
  const state = states.find((other) => other.id === id)
  return state ? `${state.name}: ${state.description}` : id
}
