import type { SummaryCard } from '#domain/lists/summaryCards.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { daysBetween } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures, type DailyHistory } from '#domain/dashboard/history.ts'
import { trendDays } from '#domain/limits.ts'

/** The change of a figure in signed percent: measured since a day, or the sample of §9. */
export type Trend =
  | { readonly kind: 'measured'; readonly percentPoints: number; readonly since: string }
  | { readonly kind: 'sample'; readonly percentPoints: number }

type Figures = ReturnType<typeof toDailyFigures>

const figureOf = (figures: Figures, { historyField }: SummaryCard): number =>
  historyField === 'usersInactive' ? figures.usersTotal - figures.usersActive : figures[historyField]

const isBaseline = ({ date, source }: DailySnapshot, today: string): boolean =>
  source === 'real' && date < today && daysBetween(date, today) <= trendDays

/**
 * The change of a card's figure since the oldest real day of the last 30 (decision 0019).
 * Returns the sample of §9 if there is no such day, or if the figure was 0 on that day.
 */
export const trendOf = (card: SummaryCard, counts: DashboardCounts, history: DailyHistory, today: string): Trend => {
  const day = history.days.find((candidate) => isBaseline(candidate, today))
  const before = day ? figureOf(day, card) : 0
  if (!day || before === 0) return { kind: 'sample', percentPoints: card.sampleTrend }
  const points = ((figureOf(toDailyFigures(counts), card) - before) / before) * 100
  return { kind: 'measured', percentPoints: Math.round(points * 100) / 100, since: day.date }
}
