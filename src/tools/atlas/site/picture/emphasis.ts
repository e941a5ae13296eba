import type { Accent, Emphasis } from '#tools/atlas/picture/drawChart.ts'
import type { TransitionCoverage } from '#tools/paths/check/coverage.ts'

const all = (ids: readonly string[], accent: Accent): ReadonlyMap<string, Accent> =>
  new Map(ids.map((id) => [id, accent]))

/** How a chart stands: the states that hold are lit, and the transitions that led there. */
export const standing = (active: readonly string[], taken: readonly string[]): Emphasis => ({
  states: all(active, { look: 'active' }),
  transitions: all(taken, { look: 'taken' }),
})

/** Who has taken a transition. */
export const takers = {
  browser: { look: 'by-browser', sign: 'B', says: 'taken in the browser, through the real pages' },
  actor: { look: 'by-actor', sign: 'C', says: 'taken by the code alone, on the real chart' },
  never: { look: 'never', sign: '!', says: 'never taken' },
} as const

export type Taker = keyof typeof takers

export const takerOf = (coverage: TransitionCoverage | undefined): Taker => {
  if (coverage && coverage.browser.length > 0) return 'browser'
  return coverage && coverage.actor > 0 ? 'actor' : 'never'
}

/** What the last recorded runs took, painted on every transition. */
export const covered = (
  transitions: readonly string[],
  coverage: Readonly<Record<string, TransitionCoverage>>,
): Emphasis => ({
  transitions: new Map(transitions.map((id) => [id, takers[takerOf(coverage[id])]])),
})
