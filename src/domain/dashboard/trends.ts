import type { SummaryCard } from '#domain/lists/summaryCards.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { daysBetween } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures, type DailyHistory } from '#domain/dashboard/history.ts'
import { trendDays } from '#domain/limits.ts'

/** How a figure has changed: measured since a day, or the sample of §9. Percent points with their sign. */
export type Trend =
  | { readonly kind: 'measured'; readonly percentPoints: number; readonly since: string }
  | { readonly kind: 'sample'; readonly percentPoints: number }

type Figures = ReturnType<typeof toDailyFigures>

const figureOf = (figures: Figures, { historyField }: SummaryCard): number =>
  historyField === 'usersInactive' ? figures.usersTotal - figures.usersActive : figures[historyField]

const isBaseline = ({ date, source }: DailySnapshot, today: string): boolean =>
  source === 'real' && date < today && daysBetween(date, today) <= trendDays

/**
 * The change of a card's figure since the oldest real day of the last 30 (decision 0019). Without such a day, or where the
 * figure was 0 then, it cannot be measured, and the sample of §9 is given as such.
 */
export const trendOf = (card: SummaryCard, counts: DashboardCounts, history: DailyHistory, today: string): Trend => {
  const day = history.days.find((one) => isBaseline(one, today))
  const before = day ? figureOf(day, card) : 0
  if (!day || before === 0) return { kind: 'sample', percentPoints: card.sampleTrend }
  const points = ((figureOf(toDailyFigures(counts), card) - before) / before) * 100
  return { kind: 'measured', percentPoints: Math.round(points * 100) / 100, since: day.date }
}
