import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'

const highlightAll = (ids: readonly string[], highlight: Highlight): ReadonlyMap<string, Highlight> =>
  new Map(ids.map((id) => [id, highlight]))

/** Highlights the active states and the transitions of the last step. */
export const highlightActive = (active: readonly string[], takenTransitions: readonly string[]): Highlights => ({
  states: highlightAll(active, { className: 'active' }),
  transitions: highlightAll(takenTransitions, { className: 'taken' }),
})
