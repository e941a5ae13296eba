import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import {
  type DailyHistory,
  type DailySnapshot,
  emptyHistory,
  isSameHistory,
  toDailyFigures,
  addToday,
} from '#domain/dashboard/history.ts'
import { serializeHistory, parseHistory } from '#domain/dashboard/historyText.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
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
  test('get 30 synthetic days before them', () => {
    expect(first.days.map(({ source }) => source)).toEqual([...Array(30).fill('synthetic'), 'real'])
    expect([first.days[0]?.date, first.days.at(-2)?.date, first.days.at(-1)?.date]).toEqual([
      '2026-10-22',
      '2026-11-20',
      today,
    ])
  })

  test('get synthetic days that vary by at most 6 percent, and are the same each time', () => {
    const spread = first.days.slice(0, 30).map(({ usersTotal }) => usersTotal / counts.totalUserCount)
    expect(Math.min(...spread)).toBeGreaterThanOrEqual(0.939)
    expect(Math.max(...spread)).toBeLessThanOrEqual(1.061)
    expect(new Set(spread).size).toBeGreaterThan(10)
    expect(addToday(emptyHistory, counts, today)).toEqual(first)
  })

  test('get no synthetic days in a seeded history', () =>
    expect(addToday({ isSeeded: true, days: [] }, counts, today).days).toHaveLength(1))
})

describe('a day', () => {
  test('recorded twice / has the latest counts', () => {
    const later = addToday(first, { ...counts, totalUserCount: 1_300 }, today)
    expect([later.days.length, later.days.at(-1)?.usersTotal]).toEqual([31, 1_300])
  })

  test('after 365 days / drops the oldest', () => {
    const days = Array.from({ length: 400 }, (_, index) => dayOf(new Date(2026, 0, 1 + index)))
    const history = days.reduce((result, day) => addToday(result, counts, day), emptyHistory)
    expect([history.days.length, history.days[0]?.date, history.days.at(-1)?.date]).toEqual([365, days[35], days[399]])
  })

  test('recorded late / is sorted by date', () => {
    const history = addToday(first, counts, '2026-11-01')
    expect(history.days.map(({ date }) => date)).toEqual(history.days.map(({ date }) => date).sort())
  })

  test('has consistent figures', () => {
    const anyCounts = fc.record(
      Object.fromEntries(Object.keys(emptyCounts).map((name) => [name, fc.nat(10_000)])),
    ) as fc.Arbitrary<DashboardCounts>
    fc.assert(
      fc.property(anyCounts, (todayCounts) => {
        const history = addToday(emptyHistory, todayCounts, today)
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

  test('with fewer items than outcomes / raises the total to the sum of the outcomes', () => {
    const { itemsTotal, rentedItems, soldItems, donatedItems, swappedItems } = toDailyFigures({
      ...counts,
      totalItemsCount: 10,
      swapItemsCount: 80,
    })
    expect({ itemsTotal, rentedItems, soldItems, donatedItems, swappedItems }).toEqual({
      itemsTotal: 1_670,
      rentedItems: 350,
      soldItems: 1_000,
      donatedItems: 240,
      swappedItems: 80,
    })
  })

  test('without counted swap listings / uses the rest of the items', () =>
    expect(toDailyFigures(counts).listedForSwap).toBe(700))

  test('uses the count of swaps for swapped items', () =>
    expect(toDailyFigures({ ...counts, swapItemsCount: 80 }).swappedItems).toBe(80))
})

describe('the trend of a tile', () => {
  const [all, active, inactive] = userSummaryCards
  const real = (date: string, change: Partial<DailySnapshot>): DailySnapshot => ({
    ...toDailyFigures(counts),
    date,
    source: 'real',
    ...change,
  })
  const historyOf = (...days: DailySnapshot[]) => ({ isSeeded: true, days })

  const summaryOf = (history: DailyHistory, recent: ListSummary['recent'] = null): ListSummary => ({
    totals: counts,
    recent,
    history,
    today,
    loadedAt: 0,
  })

  test('of all users / is counted from those who joined in the last 30 days', () => {
    const recent = { ...emptyCounts, totalUserCount: 240, activeUserCount: 100 }
    const history = historyOf(real('2026-11-01', { usersTotal: 1_000, usersActive: 800 }))
    expect(all && trendOf(all, summaryOf(history, recent))).toEqual({
      kind: 'counted',
      percentPoints: 24,
      created: 240,
    })
    expect(active && trendOf(active, summaryOf(history, recent))?.kind).toBe('measured')
    expect(active && trendOf(active, summaryOf(first, recent))?.kind).toBe('counted')
  })

  test('of one new user besides 22 / is 4.545 %, so 4.5 is shown and not 4.6', () => {
    const summary = { ...summaryOf(first), totals: { ...counts, totalUserCount: 23 } }
    const recent = { ...emptyCounts, totalUserCount: 1 }
    expect(all && trendOf(all, { ...summary, recent })).toEqual({ kind: 'counted', percentPoints: 4.5, created: 1 })
  })

  test('if all users joined in the last 30 days / has no percentage to count', () => {
    expect(all && trendOf(all, summaryOf(first, counts))).toBeNull()
  })

  test('without a count of the server or another measured day / is unknown: the placeholders of §9 are no values', () => {
    const tiles = [...userSummaryCards, ...itemSummaryCards]
    expect(tiles.map((tile) => trendOf(tile, summaryOf(first)))).toEqual(Array(8).fill(null))
  })

  test('is measured since the oldest real day of the last 30', () => {
    const history = historyOf(
      real('2026-10-01', { usersTotal: 1 }),
      real('2026-11-01', { usersTotal: 1_000 }),
      real('2026-11-20', { usersTotal: 1_200 }),
    )
    expect(all && trendOf(all, summaryOf(history))).toEqual({
      kind: 'measured',
      percentPoints: 24,
      since: '2026-11-01',
    })
  })

  test('of inactive users / uses all users less the active ones', () => {
    expect(
      inactive && trendOf(inactive, summaryOf(historyOf(real('2026-11-01', { usersTotal: 1_000, usersActive: 800 })))),
    ).toEqual({ kind: 'measured', percentPoints: -30, since: '2026-11-01' })
  })

  test('from 0 / is unknown', () =>
    expect(all && trendOf(all, summaryOf(historyOf(real('2026-11-01', { usersTotal: 0 }))))).toBeNull())

  test('of nothing / does not exist: 0 has no percentage', () => {
    const nothing = { ...summaryOf(first), totals: emptyCounts }
    expect([...userSummaryCards, ...itemSummaryCards].map((tile) => trendOf(tile, nothing))).toEqual(
      Array(8).fill(null),
    )
  })

  test('with only today measured / is unknown', () =>
    expect(all && trendOf(all, summaryOf(historyOf(real(today, { usersTotal: 9 }))))).toBeNull())
})

test('two histories are the same if they have the same days and figures', () => {
  const history = addToday(emptyHistory, counts, '2026-11-21')
  const others = [
    emptyHistory,
    addToday(emptyHistory, { ...counts, totalUserCount: 1_241 }, '2026-11-21'),
    addToday(emptyHistory, counts, '2026-11-22'),
    { ...history, isSeeded: false },
    { ...history, days: history.days.map((day) => ({ ...day, source: 'real' as const })) },
  ]
  expect([structuredClone(history), ...others].map((other) => isSameHistory(history, other))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

describe('the stored history', () => {
  const history = addToday(emptyHistory, { ...emptyCounts, totalUserCount: 90, activeUserCount: 80 }, '2026-11-21')
  const [earliest, second] = history.days
  const textOf = (days: readonly unknown[], members: object = {}) =>
    JSON.stringify({ version: 1, isSeeded: true, days, ...members })

  test('is the same after writing and reading', () => expect(parseHistory(serializeHistory(history))).toEqual(history))

  test('with invalid days / drops only these', () => {
    const invalid = [
      null,
      7,
      {},
      { ...earliest, date: '2026-02-30' },
      { ...earliest, date: 'yesterday' },
      { ...earliest, usersTotal: -1 },
      { ...earliest, itemsTotal: '9' },
      { ...earliest, source: 'guessed' },
    ]
    expect(parseHistory(textOf([...invalid, ...history.days, ...invalid]))).toEqual(history)
  })

  test('with unsorted and duplicate days / is sorted, and has the last duplicate', () => {
    expect(parseHistory(textOf([second, { ...earliest, usersTotal: 1 }, earliest])).days).toEqual([earliest, second])
  })

  test('without a version, from the first release / is valid', () => {
    expect(parseHistory(JSON.stringify({ isSeeded: true, days: history.days }))).toEqual(history)
  })

  test('with days, or with only invalid days / is seeded', () => {
    expect(parseHistory(textOf(history.days, { isSeeded: 'yes' })).isSeeded).toBe(true)
    expect(parseHistory(textOf([null]))).toEqual({ isSeeded: true, days: [] })
  })

  test('of another version, or missing / is empty', () => {
    expect([null, '', '{', '[]', 'null', textOf([], { version: 2 }), '{"version":1}'].map(parseHistory)).toEqual(
      Array(7).fill(emptyHistory),
    )
  })

  test('from any text / never throws and has at most 365 days', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseHistory(text).days.length <= 365))
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...earliest,
      date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    }))
    expect(parseHistory(textOf(many)).days).toHaveLength(365)
  })
})
