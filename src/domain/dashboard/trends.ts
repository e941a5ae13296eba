import type { SummaryCard } from '#domain/lists/summaryCards.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { daysBetween } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures } from '#domain/dashboard/history.ts'
import { trendDays } from '#domain/limits.ts'

/**
 * The change of a figure in signed percent: measured by this browser since a day, or counted by the server from what was
 * created in the last 30 days.
 */
export type Trend =
  | { readonly kind: 'measured'; readonly percentPoints: number; readonly since: string }
  | { readonly kind: 'counted'; readonly percentPoints: number; readonly created: number }

type Figures = ReturnType<typeof toDailyFigures>

const figureOf = (figures: Figures, { historyField }: SummaryCard): number =>
  historyField === 'usersInactive' ? figures.usersTotal - figures.usersActive : figures[historyField]

const isBaseline = ({ date, source }: DailySnapshot, today: string): boolean =>
  source === 'real' && date < today && daysBetween(date, today) <= trendDays

/** In percent with the one decimal that is shown: a second rounding would make 4.545 % 4.6 %. */
const percentOf = (change: number, before: number): number => Math.round((change / before) * 1_000) / 10

const measuredTrend = (card: SummaryCard, { totals, history, today }: ListSummary): Trend | null => {
  const day = history.days.find((candidate) => isBaseline(candidate, today))
  const before = day ? figureOf(day, card) : 0
  if (!day || before === 0) return null
  const change = figureOf(toDailyFigures(totals), card) - before
  return { kind: 'measured', percentPoints: percentOf(change, before), since: day.date }
}

const countedTrend = ({ countName }: SummaryCard, { totals, recent }: ListSummary): Trend | null => {
  if (!recent) return null
  const [created, before] = [recent[countName], totals[countName] - recent[countName]]
  return before > 0 ? { kind: 'counted', percentPoints: percentOf(created, before), created } : null
}

/**
 * The change of a card's figure (decision 0008). All users and all items only change by what is created, so
 * the server's count is best. A status also changes in other ways, so the history of this browser is better: since the
 * oldest real day of the last 30. Null: nothing was compared, so there is no percentage. The samples of §9 are no values.
 */
export const trendOf = (card: SummaryCard, summary: ListSummary): Trend | null => {
  const [measured, counted] = [measuredTrend(card, summary), countedTrend(card, summary)]
  return card.tab === 'all' ? (counted ?? measured) : (measured ?? counted)
}
