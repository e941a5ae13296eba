import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  leaderboardColumns,
  leaderboardOrders,
  uncountedCodes,
  formatPercent,
  createLeaderboardRows,
  type RefereeTotalsByCode,
} from '#domain/people/leaderboard.ts'
import { toCsv } from '#domain/lists/csv.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'

const marketerOf = (code: string, name: string, referredUsers = 1): Marketer =>
  marketerSchema.parse({ id: `USR-${code}`, name, referralCode: code, referredUsers })

const ada = marketerOf('1', 'Ada')
const bee = marketerOf('2', 'Bee')
const chi = marketerOf('3', 'Chi')
const dayo = marketerOf('4', 'Dayo', 0)

const tallies: RefereeTotalsByCode = {
  1: { refereeCount: 10, refereesWithItems: 5, itemCount: 20 },
  2: { refereeCount: 4, refereesWithItems: 4, itemCount: 4 },
  3: { refereeCount: 10, refereesWithItems: 5, itemCount: 30 },
}

test('only marketers with a code and with referees are counted, each once', () => {
  const nobody = marketerSchema.parse({ id: 'USR-9', referredUsers: 3 })
  expect(uncountedCodes([ada, bee, chi, dayo, nobody, ada], {})).toEqual(['1', '2', '3'])
  expect(uncountedCodes([ada, bee], { 1: { refereeCount: 0, refereesWithItems: 0, itemCount: 0 } })).toEqual(['2'])
})

describe('the standings', () => {
  const shown = (order: (typeof leaderboardOrders)[number]) =>
    createLeaderboardRows([dayo, chi, bee, ada], tallies, order).map(({ rank, marketer, fractionWithItems }) => [
      rank,
      marketer.name,
      formatPercent(fractionWithItems),
    ])

  test('by users referred let equals share a place', () => {
    expect(shown('referred')).toEqual([
      [1, 'Ada', '50%'],
      [1, 'Chi', '50%'],
      [3, 'Bee', '100%'],
      [4, 'Dayo', '–'],
    ])
  })

  test('by the share with items put who referred nobody last', () => {
    expect(shown('share')).toEqual([
      [1, 'Bee', '100%'],
      [2, 'Ada', '50%'],
      [2, 'Chi', '50%'],
      [4, 'Dayo', '–'],
    ])
  })

  test('by items', () => {
    expect(shown('items').map(([, name]) => name)).toEqual(['Chi', 'Ada', 'Bee', 'Dayo'])
  })

  test('hold every marketer once, and places never fall', () => {
    const marketers = fc
      .uniqueArray(fc.nat(99), { maxLength: 30 })
      .map((codes) => codes.map((code) => marketerOf(String(code), `M ${code}`)))
    const some = fc.dictionary(
      fc.nat(99).map(String),
      fc.record({ refereeCount: fc.nat(5), refereesWithItems: fc.nat(5), itemCount: fc.nat(5) }),
    )
    fc.assert(
      fc.property(marketers, some, fc.constantFrom(...leaderboardOrders), (all, counted, order) => {
        const standings = createLeaderboardRows(all, counted, order)
        expect(standings.map(({ marketer }) => marketer.id).sort()).toEqual(all.map(({ id }) => id).sort())
        expect(
          standings.every(({ rank }, index) => rank <= index + 1 && rank >= (standings[index - 1]?.rank ?? 1)),
        ).toBe(true)
      }),
    )
  })

  test('become a file', () => {
    const [, first] = toCsv(leaderboardColumns, createLeaderboardRows([ada], tallies, 'referred')).split('\r\n')
    expect(first).toBe("1,Ada,,'1,10,5,50%,20")
  })
})
