import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barsOf, type NewCounts, totalsByPart } from '#domain/dashboard/comparison.ts'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { createLinePlot } from '#domain/dashboard/createLinePlot.ts'
import { addToday, emptyHistory } from '#domain/dashboard/history.ts'
import { drawnLines } from '#domain/dashboard/linePlot.ts'
import { plotCsv } from '#domain/dashboard/plots.ts'
import { sections } from '#domain/dashboard/sections.ts'
import { addDays } from '#domain/days.ts'
import { plotSummary } from '#ui/plots/plotText.ts'

const totals: DashboardCounts = { ...emptyCounts, totalUserCount: 100, activeUserCount: 90 }
const today = '2026-11-21'
const now = new Date(2026, 10, 21, 9)
const history = addToday(emptyHistory, totals, today)

const created = (totalUserCount: number) => ({ ...emptyCounts, totalUserCount })

const countedDays = (counts: readonly number[], after = 0): NewCounts => ({
  unit: 'day',
  parts: counts.map((count, index) => {
    const day = addDays(today, index + 1 - counts.length)
    return { from: day, to: day, counts: created(count), earlier: null }
  }),
  after: created(after),
})

const plotOf = (newCounts: NewCounts) =>
  createLinePlot(
    'userOverview',
    {
      timeFrame: 'Last 7 days',
      figures: { totals, period: totals, loadedAt: now.getTime() },
      comparison: { earlier: null, newCounts },
    },
    history,
  )

describe('totals by day', () => {
  test('are the total now without what was created later', () => {
    expect(totalsByPart(countedDays([2, 3, 5]), totals, 'totalUserCount')).toEqual([92, 95, 100])
    expect(totalsByPart(countedDays([2, 3, 5], 10), totals, 'totalUserCount')).toEqual([82, 85, 90])
  })

  test('of one day start with the day before', () =>
    expect(totalsByPart(countedDays([4]), totals, 'totalUserCount')).toEqual([96, 100]))

  test('never fall, and end with the total', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 2, maxLength: 31 }), (counts) => {
        const values = totalsByPart(countedDays(counts), totals, 'totalUserCount')
        expect(values.at(-1)).toBe(100)
        values.slice(1).forEach((value, index) => expect(value).toBeGreaterThanOrEqual(values[index] ?? 0))
      }),
    )
  })
})

describe('the lines of users', () => {
  const plot = plotOf(countedDays([2, 3, 5]))

  test('count the total, and have no active users before the first measured day', () => {
    expect(plot?.lines.map(({ isCounted, values }) => [isCounted, values])).toEqual([
      [true, [92, 95, 100]],
      [false, [null, null, 90]],
    ])
    expect(plot?.days.map(({ source }) => source)).toEqual(['missing', 'missing', 'measured'])
  })

  test('with a single value are not drawn, unless there are no others', () => {
    expect(plot && drawnLines(plot).map(({ seriesName }) => seriesName)).toEqual(['total'])
    const fromHistory = plotOf(countedDays([100, 100, 100]))
    expect(fromHistory && drawnLines(fromHistory).map(({ seriesName }) => seriesName)).toEqual(['total', 'active'])
  })

  test('that end before the first measured day / have no active users at all', () => {
    const earlier = plotOf({
      ...countedDays([2, 3], 4),
      parts: countedDays([2, 3, 0, 0]).parts.slice(0, 2),
    })
    expect(earlier?.lines.map(({ values }) => values)).toEqual([
      [93, 96],
      [null, null],
    ])
    expect(earlier && plotSummary(earlier)).toBe(
      'From Wed, Nov 18, 2026 to Thu, Nov 19, 2026: total users rose from 93 to 96. ' +
        'Nothing was measured in this period.',
    )
  })

  test('have a summary that tells counts from measurements, and a file that says whose source it is', () => {
    expect(plot && plotSummary(plot)).toBe(
      'From Thu, Nov 19, 2026 to Sat, Nov 21, 2026: total users rose from 92 to 100. ' +
        '90 active users on Sat, Nov 21, 2026. No earlier data in this period.',
    )
    expect(plot && plotCsv(plot)).toMatch(/^\ufeffDate,Total users,Active users,Source of active users\r\n/)
  })

  test('of a server that ignores the dates / come from the history', () => {
    const lines = plotOf(countedDays([100, 100, 100]))?.lines ?? []
    expect(lines.map(({ isCounted }) => isCounted)).toEqual([false, false])
  })

  test('have no active users before the history', () => {
    const year: NewCounts = {
      unit: 'year',
      parts: [
        { from: '2025-01-01', to: '2025-12-31', counts: created(40), earlier: null },
        { from: '2026-01-01', to: today, counts: created(60), earlier: null },
      ],
      after: emptyCounts,
    }
    const lines = plotOf(year)
    expect(lines?.lines.map(({ values }) => values)).toEqual([
      [40, 100],
      [null, 90],
    ])
    expect(lines?.days.map(({ source }) => source)).toEqual(['missing', 'measured'])
  })
})

test('no line has more in the past than on its first measured day', () => {
  const some = { ...totals, totalItemsCount: 900, rentItemsCount: 300, saleItemsCount: 400, donationItemsCount: 120 }
  const counts = { ...some, swapItemsCount: 80, rentedItemsCount: 70, soldItemsCount: 90, donatedItemsCount: 40 }
  const figures = { totals: counts, period: counts, loadedAt: now.getTime() }
  for (const section of sections) {
    const loaded = { timeFrame: 'Last 30 days', figures, comparison: null } as const
    const plot = createLinePlot(section, loaded, addToday(emptyHistory, counts, today))
    for (const { values } of plot?.lines ?? []) expect(Math.max(...values.map(Number))).toBe(values.at(-1))
  }
})

test('a bar has the count of its part, and of the same part of the period before', () => {
  const [part] = countedDays([4]).parts
  const earlier = { from: '2026-11-14', to: '2026-11-14', counts: created(7) }
  const bars = barsOf({ unit: 'day', parts: part ? [{ ...part, earlier }] : [], after: emptyCounts }, 'totalUserCount')
  expect(bars).toEqual([
    { from: today, to: today, count: 4, earlier: { from: '2026-11-14', to: '2026-11-14', count: 7 } },
  ])
})
