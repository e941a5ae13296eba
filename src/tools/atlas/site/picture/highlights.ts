import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'
import type { TransitionCoverage } from '#tools/paths/check/coverage.ts'

const highlightAll = (ids: readonly string[], highlight: Highlight): ReadonlyMap<string, Highlight> =>
  new Map(ids.map((id) => [id, highlight]))

/** Highlights the active states and the transitions of the last step. */
export const highlightActive = (active: readonly string[], takenTransitions: readonly string[]): Highlights => ({
  states: highlightAll(active, { className: 'active' }),
  transitions: highlightAll(takenTransitions, { className: 'taken' }),
})

/** Which tests take a transition. */
export const coverageLevels = {
  browser: { className: 'by-browser', sign: 'B', label: 'taken by browser tests on the real pages' },
  actor: { className: 'by-actor', sign: 'C', label: 'taken by unit tests on the real chart' },
  never: { className: 'never', sign: '!', label: 'never taken' },
} as const

export type CoverageLevel = keyof typeof coverageLevels

export const coverageLevelOf = (coverage: TransitionCoverage | undefined): CoverageLevel => {
  if (coverage?.takenBy.includes('browser')) return 'browser'
  return coverage?.takenBy.includes('actor') ? 'actor' : 'never'
}

/** Highlights every transition by its coverage. */
export const highlightCoverage = (
  transitions: readonly string[],
  coverage: Readonly<Record<string, TransitionCoverage>>,
): Highlights => ({
  transitions: new Map(transitions.map((id) => [id, coverageLevels[coverageLevelOf(coverage[id])]])),
})
