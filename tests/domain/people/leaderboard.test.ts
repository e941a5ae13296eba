import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  leaderboardColumns,
  leaderboardOrders,
  uncountedCodes,
  formatPercent,
  createLeaderboardRows,
  type RefereeTallies,
} from '#domain/people/leaderboard.ts'
import { toCsv } from '#domain/lists/csv.ts'
import { emptyTally, type RefereeTally } from '#domain/people/refereeTallies.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'

const marketerOf = (code: string, name: string, referredUsers = 1): Marketer =>
  marketerSchema.parse({ id: `USR-${code}`, name, referralCode: code, referredUsers })

const ada = marketerOf('1', 'Ada')
const bee = marketerOf('2', 'Bee')
const chi = marketerOf('3', 'Chi')
const dayo = marketerOf('4', 'Dayo', 0)

const tallyOf = (refereeCount: number, refereesWithItems: number, itemCount: number, monthCount = 0): RefereeTally => {
  const all = { refereeCount, refereesWithItems, itemCount }
  return { ...emptyTally, totals: { ...emptyTally.totals, all, month: { ...all, refereeCount: monthCount } } }
}

const tallies: RefereeTallies = { 1: tallyOf(10, 5, 20, 1), 2: tallyOf(4, 4, 4, 4), 3: tallyOf(10, 5, 30, 2) }

test('only codes of marketers with referees are counted, each once', () => {
  const withoutCode = marketerSchema.parse({ id: 'USR-9', referredUsers: 3 })
  expect(uncountedCodes([ada, bee, chi, dayo, withoutCode, ada], {})).toEqual(['1', '2', '3'])
  expect(uncountedCodes([ada, bee], { 1: emptyTally })).toEqual(['2'])
})

describe('the leaderboard', () => {
  const shownIn = (order: (typeof leaderboardOrders)[number]) =>
    createLeaderboardRows([dayo, chi, bee, ada], tallies, order).map(({ rank, marketer, fractionWithItems }) => [
      rank,
      marketer.name,
      formatPercent(fractionWithItems),
    ])

  test('by users referred gives equal marketers the same rank', () => {
    expect(shownIn('referred')).toEqual([
      [1, 'Ada', '50.0%'],
      [1, 'Chi', '50.0%'],
      [3, 'Bee', '100.0%'],
      [4, 'Dayo', '–'],
    ])
  })

  test.each(leaderboardOrders)('by %s has no ranks if nobody has anything to count', (order) => {
    const nothing = { 1: tallyOf(0, 0, 0), 2: tallyOf(0, 0, 0) }
    expect(
      createLeaderboardRows([bee, ada], nothing, order).map(({ rank, marketer }) => [rank, marketer.name]),
    ).toEqual([
      [null, 'Ada'],
      [null, 'Bee'],
    ])
  })

  test('by items has no ranks if no referee has listed one, and by users referred it has', () => {
    const withoutItems = { 1: tallyOf(3, 0, 0), 2: tallyOf(2, 0, 0) }
    const ranksBy = (order: (typeof leaderboardOrders)[number]) =>
      createLeaderboardRows([bee, ada], withoutItems, order).map(({ rank }) => rank)
    expect([ranksBy('items'), ranksBy('share'), ranksBy('referred')]).toEqual([
      [null, null],
      [null, null],
      [1, 2],
    ])
    const [, first] = toCsv(leaderboardColumns, createLeaderboardRows([ada], withoutItems, 'items')).split('\r\n')
    expect(first).toBe(',Ada,,1,3,0,0.0%,0')
  })

  test('by the share with items puts marketers without referees last, without a rank', () => {
    expect(shownIn('share')).toEqual([
      [1, 'Bee', '100.0%'],
      [2, 'Ada', '50.0%'],
      [2, 'Chi', '50.0%'],
      [null, 'Dayo', '–'],
    ])
  })

  test('by items sorts in descending order', () => {
    expect(shownIn('items').map(([, name]) => name)).toEqual(['Chi', 'Ada', 'Bee', 'Dayo'])
  })

  test('of a period ranks by the referees of the period', () => {
    const rows = createLeaderboardRows([dayo, chi, bee, ada], tallies, 'referred', 'month')
    expect(rows.map(({ rank, marketer, totals }) => [rank, marketer.name, totals.refereeCount])).toEqual([
      [1, 'Bee', 4],
      [2, 'Chi', 2],
      [3, 'Ada', 1],
      [4, 'Dayo', 0],
    ])
  })

  test('of a period tells the rank of the period before, if there was a figure', () => {
    const before = (refereeCount: number): RefereeTally => ({
      ...tallyOf(9, 9, 9, 9),
      earlier: { ...emptyTally.earlier, month: { refereeCount, refereesWithItems: 0, itemCount: 0 } },
    })
    const others: RefereeTallies = { 1: before(5), 2: before(7), 3: before(5) }
    const earlierRanksOf = (order: (typeof leaderboardOrders)[number], period: 'all' | 'week' | 'month') =>
      createLeaderboardRows([ada, bee, chi, dayo], others, order, period).map(({ earlierRank }) => earlierRank)
    expect(earlierRanksOf('referred', 'month')).toEqual([2, 1, 2, null])
    expect([earlierRanksOf('items', 'month'), earlierRanksOf('referred', 'week')]).toEqual([
      [null, null, null, null],
      [null, null, null, null],
    ])
    expect(earlierRanksOf('referred', 'all')).toEqual([null, null, null, null])
  })

  test('contains every marketer once, with ascending ranks', () => {
    const marketers = fc
      .uniqueArray(fc.nat(99), { maxLength: 30 })
      .map((codes) => codes.map((code) => marketerOf(String(code), `M ${code}`)))
    const someTotals = fc.dictionary(
      fc.nat(99).map(String),
      fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)).map((counts) => tallyOf(...counts)),
    )
    fc.assert(
      fc.property(marketers, someTotals, fc.constantFrom(...leaderboardOrders), (all, counted, order) => {
        const rows = createLeaderboardRows(all, counted, order)
        expect(rows.map(({ marketer }) => marketer.id).sort()).toEqual(all.map(({ id }) => id).sort())
        const isRanked = rows[0]?.rank === 1
        const ascends = rows.every(({ rank, fractionWithItems }, index) => {
          if (order === 'share' && fractionWithItems === null) return rank === null
          if (!isRanked) return rank === null
          return rank !== null && rank <= index + 1 && rank >= (rows[index - 1]?.rank ?? 1)
        })
        expect(ascends).toBe(true)
      }),
    )
  })

  test('can be exported as CSV', () => {
    const [, first] = toCsv(leaderboardColumns, createLeaderboardRows([ada], tallies, 'referred')).split('\r\n')
    expect(first).toBe('1,Ada,,1,10,5,50.0%,20')
  })
})
