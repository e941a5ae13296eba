import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'
import type { TransitionCoverage } from '#tools/paths/check/coverage.ts'

const all = (ids: readonly string[], accent: Highlight): ReadonlyMap<string, Highlight> =>
  new Map(ids.map((id) => [id, accent]))

/** How a chart stands: the states that hold are lit, and the transitions that led there. */
export const highlightActive = (active: readonly string[], taken: readonly string[]): Highlights => ({
  states: all(active, { className: 'active' }),
  transitions: all(taken, { className: 'taken' }),
})

/** Who has taken a transition. */
export const coverageLevels = {
  browser: { className: 'by-browser', sign: 'B', says: 'taken in the browser, through the real pages' },
  actor: { className: 'by-actor', sign: 'C', says: 'taken by the code alone, on the real chart' },
  never: { className: 'never', sign: '!', says: 'never taken' },
} as const

export type CoverageLevel = keyof typeof coverageLevels

export const coverageLevelOf = (coverage: TransitionCoverage | undefined): CoverageLevel => {
  if (coverage && coverage.browser.length > 0) return 'browser'
  return coverage && coverage.actor > 0 ? 'actor' : 'never'
}

/** What the last recorded runs took, painted on every transition. */
export const highlightCoverage = (
  transitions: readonly string[],
  coverage: Readonly<Record<string, TransitionCoverage>>,
): Highlights => ({
  transitions: new Map(transitions.map((id) => [id, coverageLevels[coverageLevelOf(coverage[id])]])),
})
