import { collapseStates } from '#tools/atlas/picture/collapseStates.ts'
import { type DrawnChart, staysInside } from '#tools/atlas/picture/drawnChart.ts'

/** What a picture leaves out. */
export interface Folding {
  /** The ids of the states whose inner states are hidden. */
  readonly folded: readonly string[]
  /** The ids of the states whose failed calls have arrows. In all other states they are one mark. */
  readonly failuresOf: readonly string[]
}

/** Replaces the arrows of failed calls by a mark in their state, except in the given states. */
export const markFailures = (chart: DrawnChart, failuresOf: readonly string[] = []): DrawnChart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => ({
    ...transition,
    isMarked: transition.trigger === 'failure' && !staysInside(transition) && !failuresOf.includes(transition.source),
  })),
})

/** The chart as the picture shows it. */
export const foldChart = (chart: DrawnChart, { folded, failuresOf }: Folding): DrawnChart =>
  markFailures(collapseStates(chart, folded), failuresOf)

/** The states that contain other states, without the root. */
const containersOf = ({ states }: DrawnChart): string[] =>
  states.filter(({ id, parent }) => parent !== null && states.some((inner) => inner.parent === id)).map(({ id }) => id)

const depthOf = (state: string): number => state.split('.').length

/**
 * The states to fold, one level at a time: first those that only the innermost level hides, at last all of them. A
 * person who unfolds a state sees the next level.
 */
export const foldLevelsOf = (chart: DrawnChart): readonly (readonly string[])[] => {
  const containers = containersOf(chart)
  const depths = [...new Set(containers.map(depthOf))].sort((a, b) => b - a)
  return depths.map((depth) => containers.filter((id) => depthOf(id) >= depth))
}
