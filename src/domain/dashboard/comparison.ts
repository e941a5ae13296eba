import type { CountName, DashboardCounts } from '#domain/dashboard/counts.ts'
import type { BarUnit } from '#domain/periods/barSpans.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'
import type { Section, TotalSection } from '#domain/dashboard/sections.ts'

/** What was created in a part of a time frame. */
interface CountedPart extends DaySpan {
  readonly counts: DashboardCounts
  /** The same part of the period before. Null if there is none, or if it could not be loaded. */
  readonly earlier: (DaySpan & { readonly counts: DashboardCounts }) | null
}

/** What was created in a time frame, by day, week, month or year. */
export interface NewCounts {
  readonly unit: BarUnit
  readonly parts: readonly CountedPart[]
  /** What was created after the time frame. */
  readonly after: DashboardCounts
}

/** What a card compares its figures with. */
export interface Comparison {
  /** The period before. Null for 'Lifetime'. `counts` is null if the server has none for it. */
  readonly earlier: (DaySpan & { readonly counts: DashboardCounts | 'failed' | null }) | null
  /** Null for cards whose figures cannot be counted by day, or if the server does not count by day. */
  readonly newCounts: NewCounts | null
}

/** How a count differs from the period before. */
export interface Change {
  readonly by: number
  /** In percent points, one decimal. Null if there was nothing before: no percentage exists. */
  readonly percentPoints: number | null
}

/** @param before the same count in the period before */
export const changeOf = (count: number, before: number): Change => ({
  by: count - before,
  percentPoints: before === 0 ? null : Math.round(((count - before) / before) * 1_000) / 10,
})

/** The cards with a figure above them. It counts by creation: an outcome such as 'sold' needs time, and is not compared. */
export const keyFigureSections: readonly TotalSection[] = ['userOverview', 'itemOverview']

/** What the figure and the bars above the cards count. */
export const newTexts: Readonly<Record<TotalSection, string>> = {
  userOverview: 'New users',
  itemOverview: 'New items',
}

/** The counts of each part that a card needs: for its bars, and for its totals by day. Outcomes have no date. */
export const countedByPart: Readonly<Record<Section, readonly CountName[]>> = {
  userOverview: ['totalUserCount'],
  itemOverview: ['totalItemsCount'],
  itemPerformance: [],
  itemListings: ['rentItemsCount', 'saleItemsCount', 'donationItemsCount', 'swapItemsCount'],
}

/** The count of the total and of the bars of a card. */
export const barCounts: Readonly<Record<TotalSection, CountName>> = {
  userOverview: 'totalUserCount',
  itemOverview: 'totalItemsCount',
}

/** One bar: what was created in a part of the time frame. */
export interface Bar extends DaySpan {
  readonly count: number
  readonly earlier: (DaySpan & { readonly count: number }) | null
}

/** The bars of a count. */
export const barsOf = ({ parts }: NewCounts, countName: CountName): readonly Bar[] =>
  parts.map(({ from, to, counts, earlier }) => ({
    from,
    to,
    count: counts[countName],
    earlier: earlier && { from: earlier.from, to: earlier.to, count: earlier.counts[countName] },
  }))

/**
 * The total at the end of each day or part: the total now without what was created later. One part alone starts with
 * the day before, so that there is a line.
 */
export const totalsByPart = ({ parts, after }: NewCounts, totals: DashboardCounts, countName: CountName) => {
  const total = totals[countName] - after[countName]
  const created = parts.map(({ counts }) => counts[countName])
  const ends = created.map((_, index) => total - created.slice(index + 1).reduce((sum, count) => sum + count, 0))
  return parts.length === 1 ? [total - (created[0] ?? 0), ...ends] : ends
}

/** Whether the period before did not fail alone. */
export const hasEarlier = ({ earlier }: Comparison): boolean => earlier?.counts !== 'failed'

/** How a count of a card compares with the period before. */
export type Compared =
  | { readonly kind: 'loading' | 'failed' | 'noPeriod' | 'noData' }
  | { readonly kind: 'change'; readonly change: Change; readonly before: number }

export const compareWith = (
  { period, comparison, isNotCompared }: ComparedFigures,
  countOf: (counts: DashboardCounts) => number,
): Compared => {
  if (!period) return { kind: 'failed' }
  if (!comparison || !hasEarlier(comparison)) return { kind: isNotCompared ? 'failed' : 'loading' }
  if (!comparison.earlier) return { kind: 'noPeriod' }
  const { counts } = comparison.earlier
  if (!counts || counts === 'failed') return { kind: 'noData' }
  const before = countOf(counts)
  return { kind: 'change', change: changeOf(countOf(period), before), before }
}

/** The counts of a card in its time frame, and what they are compared with. */
export interface ComparedFigures {
  readonly period: DashboardCounts | null
  /** Null until it is loaded. */
  readonly comparison: Comparison | null
  /** It could not be loaded. */
  readonly isNotCompared: boolean
}
