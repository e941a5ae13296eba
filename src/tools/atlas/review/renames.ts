import type { DrawnState } from '#charts/pictures/drawnChart.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** Replaces the ids of states in a fact, such as `→ open.resend.ready` or `starts in closed`. */
export const withStates = (fact: string, textOf: (id: string) => string): string =>
  fact.replace(
    /^(→ |starts in )(.+)$/,
    (_, verb: string, ids: string) => verb + ids.split(' and ').map(textOf).join(' and '),
  )

/**
 * The earlier chart with the current ids and names of its states. A state was renamed if it has the same sentence and
 * the same parent.
 */
export const withCurrentNames = (before: ReviewedChart, after: ReviewedChart): ReviewedChart => {
  const current = currentStates(before, after)
  const idOf = (id: string): string => current.get(id)?.id ?? id
  const partOf = (id: string): string => id.replace(/^[^:]+/, idOf)
  const { drawn } = before
  const renamed = (facts: ReviewedChart['states']): ReviewedChart['states'] =>
    Object.fromEntries(
      Object.entries(facts).map(([id, does]) => [partOf(id), does.map((fact) => withStates(fact, idOf))]),
    )
  return {
    ...before,
    states: renamed(before.states),
    transitions: renamed(before.transitions),
    drawn: {
      ...drawn,
      states: drawn.states.map((state) => ({
        ...state,
        id: idOf(state.id),
        name: current.get(state.id)?.name ?? state.name,
        parent: state.parent && idOf(state.parent),
      })),
      transitions: drawn.transitions.map((transition) => ({
        ...transition,
        id: partOf(transition.id),
        source: idOf(transition.source),
        targets: transition.targets.map(idOf),
      })),
    },
  }
}

/** A state with an earlier name and a current one. */
export interface Rename {
  readonly before: DrawnState
  readonly after: DrawnState
}

/** The renamed states of a chart that `withCurrentNames` changed. */
export const renamesOf = ({ drawn: { states } }: ReviewedChart, renamed: ReviewedChart): Rename[] =>
  states
    .map((before, index) => ({ before, after: renamed.drawn.states[index] ?? before }))
    .filter(({ before, after }) => before.name !== after.name)

/** The current state of each earlier one, by the earlier id. */
const currentStates = ({ drawn: before }: ReviewedChart, { drawn: after }: ReviewedChart) => {
  const current = new Map<string, DrawnState>()
  const taken = new Set<DrawnState>()
  for (const state of before.states) {
    const parent = state.parent && current.get(state.parent)?.id
    const siblings = after.states.filter((other) => other.parent === parent)
    const earlierKeys = before.states.filter((other) => other.parent === state.parent).map(keyOf)
    const added = siblings.filter((other) => !earlierKeys.includes(keyOf(other)) && !taken.has(other))
    const same =
      siblings.find((other) => keyOf(other) === keyOf(state)) ??
      added.find(({ description }) => description !== '' && description === state.description)
    if (!same) continue
    current.set(state.id, same)
    taken.add(same)
  }
  return current
}

const keyOf = ({ id }: DrawnState): string => id.split('.').at(-1) ?? id
