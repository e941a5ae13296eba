import { describe, expect, test } from 'vitest'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { addToday, type DailyHistory, emptyHistory } from '#domain/dashboard/history.ts'
import { createLinePlot as createPlot } from '#domain/dashboard/createLinePlot.ts'
import { indexOfDay, type LinePlot, measuredDays } from '#domain/dashboard/linePlot.ts'
import { createDonutPlot, plotCsv, plotFileName } from '#domain/dashboard/plots.ts'
import { type Section, sections } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { daySummary, plotSummary } from '#ui/plots/plotText.ts'

const counts: DashboardCounts = {
  ...emptyCounts,
  totalUserCount: 1_240,
  activeUserCount: 1_100,
  totalItemsCount: 3_600,
  rentItemsCount: 1_003,
  saleItemsCount: 1_567,
  donationItemsCount: 535,
  swapItemsCount: 495,
  rentedItemsCount: 252,
  soldItemsCount: 747,
  donatedItemsCount: 169,
}
const seeded = { ...emptyHistory, isSeeded: true }
const historyOf = (...days: readonly (readonly [day: string, users: number])[]) =>
  days.reduce((result, [day, users]) => addToday(result, { ...counts, totalUserCount: users }, day), seeded)
const now = new Date(2026, 10, 21, 9)

/** The lines of a card that was not compared: they come from the history. */
const createLinePlot = (section: Section, history: DailyHistory, timeFrame: TimeFrame, at: Date) =>
  createPlot(
    section,
    { timeFrame, figures: { totals: counts, period: counts, loadedAt: at.getTime() }, comparison: null },
    history,
  )
const users = createLinePlot(
  'userOverview',
  historyOf(['2026-11-18', 1_200], ['2026-11-21', 1_240]),
  'Last 7 days',
  now,
) as LinePlot

describe('the line plot of a card', () => {
  test('has the source of each day', () => {
    expect(users.days).toEqual([
      { date: '2026-11-18', source: 'measured' },
      { date: '2026-11-19', source: 'repeated' },
      { date: '2026-11-20', source: 'repeated' },
      { date: '2026-11-21', source: 'measured' },
    ])
    expect(users.lines.map(({ label, values }) => [label, ...values])).toEqual([
      ['Total users', 1_200, 1_200, 1_200, 1_240],
      ['Active users', 1_100, 1_100, 1_100, 1_100],
    ])
  })

  test('on the first visit / is synthetic except for the last day', () => {
    const first = createLinePlot('itemListings', addToday(emptyHistory, counts, '2026-11-21'), 'Lifetime', now)
    expect(first?.days.map(({ source }) => source)).toEqual([...Array(30).fill('synthetic'), 'measured'])
    expect(first?.lines.map(({ label, values }) => [label, values.at(-1)])).toEqual([
      ['Rent', 1_003],
      ['Sale', 1_567],
      ['Donate', 535],
      ['Swap', 495],
    ])
  })

  test('with only counts of 0 / is null', () => {
    for (const section of sections)
      expect([
        createLinePlot(section, emptyHistory, 'Lifetime', now),
        createLinePlot(section, addToday(emptyHistory, emptyCounts, '2026-11-21'), 'Lifetime', now),
      ]).toEqual([null, null])
  })

  test('shows the last day instead of a missing day', () => {
    expect([indexOfDay(users, '2026-11-19'), indexOfDay(users, null), indexOfDay(users, '2020-01-01')]).toEqual([
      1, 3, 3,
    ])
    expect(daySummary(users, 1)).toBe('Thu, Nov 19, 2026, Total users 1,200, Active users 1,100, Repeated')
  })

  test('has a summary of its measured days', () => {
    expect(plotSummary(users)).toBe(
      'Measured from Wed, Nov 18, 2026 to Sat, Nov 21, 2026: ' +
        'total users rose from 1,200 to 1,240 and active users stayed at 1,100.',
    )
    expect(measuredDays(users)).toEqual([0, 3])
  })

  test('with estimated days / has them, and its summary does not describe them', () => {
    const first = createLinePlot(
      'itemOverview',
      addToday(emptyHistory, counts, '2026-11-21'),
      'Last 7 days',
      now,
    ) as LinePlot
    expect(first.days.map(({ source }) => source)).toEqual([...Array(6).fill('synthetic'), 'measured'])
    expect(plotSummary(first)).toBe('3,600 total items on Sat, Nov 21, 2026. Earlier days are estimates.')
  })

  test('of a month that nobody measured / says that all of it is estimated', () => {
    const history = addToday(emptyHistory, counts, '2026-11-21')
    const lastMonth = createLinePlot('itemOverview', history, 'Last month', now) as LinePlot
    expect([lastMonth.days.at(-1)?.date, plotSummary(lastMonth)]).toEqual([
      '2026-10-31',
      'Nothing was measured in this period. The dashes are estimates.',
    ])
  })

  test('of listings / has a summary that reads as English', () => {
    const days = [
      { ...counts, rentItemsCount: 1_000 },
      { ...counts, rentItemsCount: 1_003 },
    ].reduce((history, dayCounts, index) => addToday(history, dayCounts, `2026-11-2${index}`), seeded)
    const [single, both] = (['2026-11-21..2026-11-21', 'Last 7 days'] as const).map((timeFrame) =>
      createLinePlot('itemListings', days, timeFrame, now),
    )
    expect([single, both].map((plot) => plot && plotSummary(plot))).toEqual([
      '1,003 for rent, 1,567 for sale, 535 to donate and 495 to swap on Sat, Nov 21, 2026. ' +
        'No earlier data in this period.',
      'Measured from Fri, Nov 20, 2026 to Sat, Nov 21, 2026: items for rent rose from 1,000 to 1,003, ' +
        'items for sale stayed at 1,567, items to donate stayed at 535 and items to swap stayed at 495.',
    ])
  })

  test('of a single day / has a summary of that day only, and a line from the day before', () => {
    const single = createLinePlot('userOverview', historyOf(['2026-11-21', 1_240]), 'Last 7 days', now) as LinePlot
    expect(plotSummary(single)).toBe(
      '1,240 total users and 1,100 active users on Sat, Nov 21, 2026. No earlier data in this period.',
    )
    expect([single.days, single.lines[0]?.values]).toEqual([
      [
        { date: '2026-11-20', source: 'repeated' },
        { date: '2026-11-21', source: 'measured' },
      ],
      [1_240, 1_240],
    ])
  })

  test('is a CSV file with each day and its source', () => {
    expect(plotCsv(users)).toBe(
      '\ufeffDate,Total users,Active users,Source\r\n' +
        '2026-11-18,1200,1100,measured\r\n' +
        '2026-11-19,1200,1100,repeated\r\n' +
        '2026-11-20,1200,1100,repeated\r\n' +
        '2026-11-21,1240,1100,measured\r\n',
    )
    expect(plotFileName(users, 'svg')).toBe('user-overview-by-day.svg')
  })
})

test('new users are a CSV file with the days of each part, and the period before', () => {
  const bars = [
    { from: '2026-11-01', to: '2026-11-07', count: 3, earlier: { from: '2026-10-01', to: '2026-10-07', count: 5 } },
    { from: '2026-11-08', to: '2026-11-14', count: 0, earlier: null },
  ]
  const file = { kind: 'newCounts', title: 'New users', unit: 'week', bars } as const
  expect(plotCsv(file)).toBe(
    '\ufeffFirst day,Last day,New users,Period before\r\n2026-11-01,2026-11-07,3,5\r\n2026-11-08,2026-11-14,0,\r\n',
  )
  expect(plotFileName(file, 'csv')).toBe('new-users-by-week.csv')
})

describe('the donut plot of a card', () => {
  const donut = createDonutPlot('itemListings', { totals: emptyCounts, period: counts, loadedAt: 0 })

  test('has the counts of the time frame', () => {
    expect(
      donut && [donut.sum, donut.centerLabel, ...donut.slices.map(({ label, count }) => `${label} ${count}`)],
    ).toEqual([3_600, 'total listings', 'Rent 1003', 'Sale 1567', 'Donate 535', 'Swap 495'])
    expect(donut && plotSummary(donut)).toBe(
      'Of 3,600 total listings, 27.9% are for rent, 43.5% are for sale, 14.9% are to donate and 13.7% are to swap.',
    )
    expect(donut && plotCsv(donut)).toBe(
      '\ufeffKind,Count,Percent\r\nRent,1003,27.9\r\nSale,1567,43.5\r\nDonate,535,14.9\r\nSwap,495,13.7\r\n',
    )
  })

  test('without items / is null', () =>
    expect(createDonutPlot('itemPerformance', { totals: counts, period: emptyCounts, loadedAt: 0 })).toBeNull())
})
