import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  emptyRefereeTotals,
  milestoneAt,
  milestones,
  type Referee,
  refereeName,
  refereeSchema,
  refereeStatus,
  searchReferees,
  fractionWithItems,
  sumReferees,
} from '#domain/people/referees.ts'
import { refereeColumns, toRefereeRow } from '#domain/records/referee.ts'
import { fold } from '#domain/search/search.ts'
import { formatDay } from '#ui/format.ts'
import { refereesIn, undatedText } from '#domain/people/refereePeriods.ts'
import { addToTally, emptyTally } from '#domain/people/refereeTallies.ts'

const refereeOf = (given: Partial<Referee>): Referee =>
  refereeSchema.parse({
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'ada@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 2,
    ...given,
  })
const someReferee = fc.record({ name: fc.string(), email: fc.string(), totalItemsCount: fc.nat(1_000) }).map(refereeOf)

describe('a referee', () => {
  test('with missing fields is shown with its email or a placeholder, and has an unknown status', () => {
    const bare = refereeSchema.parse({ id: 'USR-1', name: null, userStatus: null })
    expect(bare).toEqual({
      id: 'USR-1',
      name: '',
      email: '',
      userStatus: '',
      totalItemsCount: 0,
      createdAt: '',
      phoneNumber: '',
    })
    expect([refereeName(bare), refereeStatus(bare), refereeName(refereeOf({ name: '' }))]).toEqual([
      'No name',
      'Unknown status',
      'ada@example.com',
    ])
  })

  test('is invalid without an id', () => {
    expect(refereeSchema.safeParse({ name: 'Ada' }).success).toBe(false)
  })

  test.each([
    ['ACTIVE', 'Active'],
    ['SUSPENDED', 'Suspended'],
    ['', 'Unknown status'],
  ])('with the status %j shows %s', (userStatus, text) => {
    expect(refereeStatus(refereeOf({ userStatus }))).toBe(text)
  })
})

describe('a search for referees', () => {
  test('matches any part of name or email in any case, and no other field', () => {
    const rows = [
      refereeOf({}),
      refereeOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@adamant.example', totalItemsCount: 7 }),
    ].map(toRefereeRow)
    const found = (term: string) => searchReferees(rows, term).map(({ id }) => id)
    expect([found('ADA'), found(' obi '), found('bee@'), found('7'), found('usr-1'), found('active')]).toEqual([
      ['USR-1', 'USR-2'],
      ['USR-1'],
      ['USR-2'],
      [],
      [],
      [],
    ])
  })

  test('does not match across name and email', () => {
    expect(searchReferees([toRefereeRow(refereeOf({ name: 'Ada O', email: 'bi@example.com' }))], 'obi')).toEqual([])
  })

  test('returns exactly the rows that contain every word of the term, in their order', () => {
    fc.assert(
      fc.property(fc.array(someReferee), fc.stringMatching(/^[a-z&' ]{0,8}$/), (referees, term) => {
        const words = fold(term).split(' ')
        const expected = referees.filter(({ name, email }) =>
          words.every((word) => fold(name).includes(word) || fold(email).includes(word)),
        )
        expect(searchReferees(referees.map(toRefereeRow), term)).toEqual(expected.map(toRefereeRow))
      }),
    )
  })
})

describe('the totals of referees', () => {
  test('are zero without referees, and have no fraction', () => {
    expect([sumReferees([]), fractionWithItems(sumReferees([]))]).toEqual([emptyRefereeTotals, null])
  })

  test('count the referees with items, and all items', () => {
    const totals = sumReferees([0, 3, 0, 5].map((totalItemsCount) => refereeOf({ totalItemsCount })))
    expect([totals, fractionWithItems(totals)]).toEqual([{ refereeCount: 4, refereesWithItems: 2, itemCount: 8 }, 0.5])
  })

  test('of two lists together are the sum of both', () => {
    fc.assert(
      fc.property(fc.array(someReferee), fc.array(someReferee), (first, second) => {
        const [a, b, both] = [sumReferees(first), sumReferees(second), sumReferees([...first, ...second])]
        expect(both).toEqual({
          refereeCount: a.refereeCount + b.refereeCount,
          refereesWithItems: a.refereesWithItems + b.refereesWithItems,
          itemCount: a.itemCount + b.itemCount,
        })
      }),
    )
  })

  test('have a fraction between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(someReferee, { minLength: 1 }), (referees) => {
        const fraction = fractionWithItems(sumReferees(referees)) ?? -1
        expect([fraction >= 0, fraction <= 1]).toEqual([true, true])
      }),
    )
  })
})

describe('the milestones', () => {
  test.each([
    [0, null, 1],
    [1, 1, 10],
    [9, 1, 10],
    [60, 50, 100],
    [9_999, 5_000, 10_000],
    [10_000, 10_000, null],
    [12_345, 10_000, null],
  ])('of %d referees: %s reached, %s next', (referred, reached, next) => {
    expect(milestoneAt(referred)).toEqual({ reached, next })
  })

  test('enclose every number', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (referred) => {
        const { next, reached } = milestoneAt(referred)
        expect((reached ?? 0) <= referred && referred < (next ?? Number.POSITIVE_INFINITY)).toBe(true)
        expect(
          milestones.filter((count) => count > (reached ?? 0) && count < (next ?? Number.POSITIVE_INFINITY)),
        ).toEqual([])
      }),
    )
  })
})

test('the file of an ambassador has the day on which the screen says that a referee joined', () => {
  vi.stubEnv('TZ', 'Africa/Lagos')
  const createdAt = '2026-11-20T23:30:00Z'
  const joined = refereeColumns.find(({ label }) => label === 'Joined')?.text(refereeOf({ createdAt }))
  expect([joined, formatDay(createdAt)]).toEqual(['2026-11-21', 'Nov 21, 2026'])
  vi.unstubAllEnvs()
})

const at = (...days: readonly string[]) => days.map((day) => ({ createdAt: day && `${day}T12:00:00Z` }))
const daysIn = (period: 'all' | 'week' | 'month' | 'lastMonth', today: string, ...days: readonly string[]) =>
  refereesIn(at(...days), period, today).map(({ createdAt }) => createdAt.slice(0, 10))

describe('the referees of a period', () => {
  test('this week start on Sunday', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22']
    expect(daysIn('week', '2026-11-21', ...days)).toEqual(['2026-11-15', '2026-11-21'])
    expect(daysIn('week', '2026-11-22', ...days)).toEqual(['2026-11-22'])
  })

  test('this month and last month are calendar months, also across a year', () => {
    const days = ['2025-11-30', '2025-12-01', '2025-12-31', '2026-01-01', '2026-01-02']
    expect(daysIn('month', '2026-01-01', ...days)).toEqual(['2026-01-01'])
    expect(daysIn('lastMonth', '2026-01-01', ...days)).toEqual(['2025-12-01', '2025-12-31'])
  })

  test('without a date or with an unreadable one are only in all time', () => {
    const referees = [{ createdAt: '' }, { createdAt: 'yesterday' }]
    expect([refereesIn(referees, 'month', '2026-11-21'), refereesIn(referees, 'all', '2026-11-21')]).toEqual([
      [],
      referees,
    ])
  })

  test('are none while the day is not known', () => {
    expect(daysIn('week', '', '2026-11-21')).toEqual([])
  })
})

test('a tally adds up batches by period', () => {
  const batch = at('2026-11-21', '2026-11-02', '2026-10-31', '').map((referee, totalItemsCount) => ({
    ...referee,
    totalItemsCount,
  }))
  const tally = addToTally(addToTally(emptyTally, batch, '2026-11-21'), batch, '2026-11-21')
  expect([
    tally.undatedCount,
    ...Object.values(tally.totals).map(({ refereeCount, itemCount }) => [refereeCount, itemCount]),
  ]).toEqual([2, [8, 12], [2, 0], [4, 2], [2, 4]])
})

test('a tally has those of the whole week or month before', () => {
  // Saturday, 21 November. Last week are the days 8 to 14 November, the month before last month is September.
  const days = ['2026-11-08', '2026-11-14', '2026-11-15', '2026-11-07', '2026-10-31', '2026-10-01', '2026-09-30', '']
  const batch = at(...days).map((referee, totalItemsCount) => ({ ...referee, totalItemsCount }))
  const { earlier } = addToTally(emptyTally, batch, '2026-11-21')
  expect(Object.values(earlier).map(({ refereeCount, itemCount }) => [refereeCount, itemCount])).toEqual([
    [2, 1],
    [2, 9],
    [1, 6],
  ])
  expect(addToTally(emptyTally, batch, '').earlier).toEqual(emptyTally.earlier)
})

describe('referees without a date', () => {
  test.each([
    ['all', 3, 3, ''],
    ['week', 0, 3, ''],
    ['week', 3, 3, 'The server sends no sign-up dates, so only all time can be shown.'],
    ['month', 1, 3, '1 of 3 referees have no sign-up date. They count only in All time.'],
  ] as const)('in %s, %d of %d: %j', (period, undatedCount, count, text) => {
    expect(undatedText(period, undatedCount, count)).toBe(text)
  })
})
