import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import { type DailySnapshot, emptyHistory, toDailyFigures, addToday } from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'
import { itemSummaryCards, userSummaryCards } from '#domain/lists/summaryCards.ts'
import { trendOf } from '#domain/dashboard/trends.ts'

const counts: DashboardCounts = {
  totalUserCount: 1_240,
  activeUserCount: 1_100,
  suspendedUserCount: 140,
  totalItemsCount: 5_000,
  donationItemsCount: 700,
  saleItemsCount: 2_100,
  rentItemsCount: 1_500,
  donatedItemsCount: 240,
  soldItemsCount: 1_000,
  rentedItemsCount: 350,
  swapItemsCount: 0,
}

const today = '2026-11-21'
const first = addToday(emptyHistory, counts, today)

describe('the first counts', () => {
  test('come with 30 synthetic days before them', () => {
    expect(first.days.map(({ source }) => source)).toEqual([...Array(30).fill('synthetic'), 'real'])
    expect([first.days[0]?.date, first.days.at(-2)?.date, first.days.at(-1)?.date]).toEqual([
      '2026-10-22',
      '2026-11-20',
      today,
    ])
  })

  test('vary by at most 6 percent, the same way for the same day', () => {
    const spread = first.days.slice(0, 30).map(({ usersTotal }) => usersTotal / counts.totalUserCount)
    expect(Math.min(...spread)).toBeGreaterThanOrEqual(0.939)
    expect(Math.max(...spread)).toBeLessThanOrEqual(1.061)
    expect(new Set(spread).size).toBeGreaterThan(10)
    expect(addToday(emptyHistory, counts, today)).toEqual(first)
  })

  test('are not seeded again once they were', () =>
    expect(addToday({ isSeeded: true, days: [] }, counts, today).days).toHaveLength(1))
})

describe('a day', () => {
  test('that was recorded before is replaced', () => {
    const later = addToday(first, { ...counts, totalUserCount: 1_300 }, today)
    expect([later.days.length, later.days.at(-1)?.usersTotal]).toEqual([31, 1_300])
  })

  test('beyond 365 drops the oldest', () => {
    const days = Array.from({ length: 400 }, (_, index) => dayOf(new Date(2026, 0, 1 + index)))
    const history = days.reduce((kept, day) => addToday(kept, counts, day), emptyHistory)
    expect([history.days.length, history.days[0]?.date, history.days.at(-1)?.date]).toEqual([365, days[35], days[399]])
  })

  test('keeps its order, whichever was recorded first', () => {
    const history = addToday(first, counts, '2026-11-01')
    expect(history.days.map(({ date }) => date)).toEqual(history.days.map(({ date }) => date).sort())
  })

  test('holds figures that go together', () => {
    const anyCounts = fc.record(
      Object.fromEntries(Object.keys(emptyCounts).map((name) => [name, fc.nat(10_000)])),
    ) as fc.Arbitrary<DashboardCounts>
    fc.assert(
      fc.property(anyCounts, (given) => {
        const history = addToday(emptyHistory, given, today)
        for (const day of history.days) {
          expect(day.usersActive).toBeLessThanOrEqual(day.usersTotal)
          expect(day.rentedItems + day.soldItems + day.donatedItems + day.swappedItems).toBeLessThanOrEqual(
            day.itemsTotal,
          )
          expect(day.listedForRent + day.listedForSale + day.listedForDonation + day.listedForSwap).toBeLessThanOrEqual(
            day.itemsTotal,
          )
        }
        expect(parseHistory(serializeHistory(history))).toEqual(history)
      }),
    )
  })

  test('shows every outcome as it was counted, and raises the total to their sum', () => {
    const { itemsTotal, rentedItems, soldItems, donatedItems, swappedItems } = toDailyFigures({
      ...counts,
      totalItemsCount: 10,
    })
    expect({ itemsTotal, rentedItems, soldItems, donatedItems, swappedItems }).toEqual({
      itemsTotal: 2_290,
      rentedItems: 350,
      soldItems: 1_000,
      donatedItems: 240,
      swappedItems: 700,
    })
  })

  test('gives swap listings the rest where none are counted', () =>
    expect(toDailyFigures(counts).listedForSwap).toBe(700))

  test('reads the donation count as swapped items', () => expect(toDailyFigures(counts).swappedItems).toBe(700))
})

describe('the change of a tile', () => {
  const [all, active, inactive] = userSummaryCards
  const real = (date: string, change: Partial<DailySnapshot>): DailySnapshot => ({
    ...toDailyFigures(counts),
    date,
    source: 'real',
    ...change,
  })
  const since = (...days: DailySnapshot[]) => ({ isSeeded: true, days })

  test('is the sample of §9, and says so, while no other day was measured', () => {
    expect([all, active, inactive].map((tile) => tile && trendOf(tile, counts, first, today))).toEqual([
      { kind: 'sample', percentPoints: 10.25 },
      { kind: 'sample', percentPoints: 5.75 },
      { kind: 'sample', percentPoints: -2.3 },
    ])
    expect(itemSummaryCards.map(({ sampleTrend }) => sampleTrend)).toEqual([8.5, 12.3, -3.2, 15.7, 5.1])
  })

  test('is measured since the oldest real day of the last 30', () => {
    const history = since(
      real('2026-10-01', { usersTotal: 1 }),
      real('2026-11-01', { usersTotal: 1_000 }),
      real('2026-11-20', { usersTotal: 1_200 }),
    )
    expect(all && trendOf(all, counts, history, today)).toEqual({
      kind: 'measured',
      percentPoints: 24,
      since: '2026-11-01',
    })
  })

  test('of inactive users is that of the rest', () => {
    expect(
      inactive && trendOf(inactive, counts, since(real('2026-11-01', { usersTotal: 1_000, usersActive: 800 })), today),
    ).toEqual({ kind: 'measured', percentPoints: -30, since: '2026-11-01' })
  })

  test('from nothing cannot be measured', () =>
    expect(all && trendOf(all, counts, since(real('2026-11-01', { usersTotal: 0 })), today).kind).toBe('sample'))

  test('of today alone is none', () =>
    expect(all && trendOf(all, counts, since(real(today, { usersTotal: 9 })), today).kind).toBe('sample'))
})
