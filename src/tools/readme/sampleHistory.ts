import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addDays } from '#domain/days.ts'
import { type DailySnapshot, toDailyFigures } from '#domain/dashboard/history.ts'
import { serializeHistory } from '#domain/dashboard/historyText.ts'
import { historyDays } from '#domain/limits.ts'

/**
 * A full daily history as the browser stores it. It ends near the counts of the sample data.
 * @param today as YYYY-MM-DD
 */
export const sampleHistory = (today: string): string => {
  const days = Array.from({ length: historyDays }, (_, index): DailySnapshot => {
    const growing = (start: number, beat: number) => Math.round(start * (1 + index / 700 + Math.sin(index / beat) / 40))
    const counts = {
      ...emptyCounts,
      totalUserCount: growing(815, 19),
      activeUserCount: growing(723, 17),
      totalItemsCount: growing(2_370, 21),
      rentItemsCount: growing(680, 15),
      saleItemsCount: growing(1_010, 18),
      donationItemsCount: growing(340, 16),
      swapItemsCount: growing(340, 14),
      rentedItemsCount: growing(170, 15),
      soldItemsCount: growing(505, 19),
      donatedItemsCount: growing(113, 13),
    }
    return { ...toDailyFigures(counts), date: addDays(today, index - historyDays + 1), source: 'real' }
  })
  return serializeHistory({ isSeeded: true, days })
}
