import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyRefereeTotals,
  milestoneAt,
  milestones,
  type Referee,
  refereeName,
  refereeSchema,
  refereeStatus,
  toRefereeRow,
  searchReferees,
  fractionWithItems,
  sumReferees,
} from '#domain/people/referees.ts'

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
  test('whose fields are missing is called by what there is, and has an unknown status', () => {
    const bare = refereeSchema.parse({ id: 'USR-1', name: null, userStatus: null })
    expect(bare).toEqual({ id: 'USR-1', name: '', email: '', userStatus: '', totalItemsCount: 0 })
    expect([refereeName(bare), refereeStatus(bare), refereeName(refereeOf({ name: '' }))]).toEqual([
      'No name',
      'Unknown status',
      'ada@example.com',
    ])
  })

  test('without an id is none', () => {
    expect(refereeSchema.safeParse({ name: 'Ada' }).success).toBe(false)
  })

  test.each([
    ['ACTIVE', 'Active'],
    ['SUSPENDED', 'Suspended'],
    ['', 'Unknown status'],
  ])('with the status %s reads %s', (userStatus, words) => {
    expect(refereeStatus(refereeOf({ userStatus }))).toBe(words)
  })
})

describe('a search of referees', () => {
  test('finds any part of name or email in any case, and nothing else', () => {
    const rows = [
      refereeOf({}),
      refereeOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@adamant.example', totalItemsCount: 7 }),
    ].map(toRefereeRow)
    const found = (term: string) => searchReferees(rows, term).map(({ referee }) => referee.id)
    expect([found('ADA'), found(' obi '), found('bee@'), found('7'), found('usr-1'), found('active')]).toEqual([
      ['USR-1', 'USR-2'],
      ['USR-1'],
      ['USR-2'],
      [],
      [],
      [],
    ])
  })

  test('does not look across the end of a name', () => {
    expect(searchReferees([toRefereeRow(refereeOf({ name: 'Ada O', email: 'bi@example.com' }))], 'obi')).toEqual([])
  })

  test('keeps exactly the rows that hold the term, in their order', () => {
    fc.assert(
      fc.property(fc.array(someReferee), fc.string(), (referees, term) => {
        const needle = term.trim().toLowerCase()
        const expected = referees.filter(
          ({ name, email }) => name.toLowerCase().includes(needle) || email.toLowerCase().includes(needle),
        )
        expect(searchReferees(referees.map(toRefereeRow), term).map(({ referee }) => referee)).toEqual(expected)
      }),
    )
  })
})

describe('what referees come to', () => {
  test('is nothing without any, and no share', () => {
    expect([sumReferees([]), fractionWithItems(sumReferees([]))]).toEqual([emptyRefereeTotals, null])
  })

  test('counts who has listed something, and everything that was listed', () => {
    const tally = sumReferees([0, 3, 0, 5].map((totalItemsCount) => refereeOf({ totalItemsCount })))
    expect([tally, fractionWithItems(tally)]).toEqual([{ refereeCount: 4, refereesWithItems: 2, itemCount: 8 }, 0.5])
  })

  test('of two lists together is the sum of both', () => {
    fc.assert(
      fc.property(fc.array(someReferee), fc.array(someReferee), (one, other) => {
        const [a, b, both] = [sumReferees(one), sumReferees(other), sumReferees([...one, ...other])]
        expect(both).toEqual({
          refereeCount: a.refereeCount + b.refereeCount,
          refereesWithItems: a.refereesWithItems + b.refereesWithItems,
          itemCount: a.itemCount + b.itemCount,
        })
      }),
    )
  })

  test('is a share between none and all', () => {
    fc.assert(
      fc.property(fc.array(someReferee, { minLength: 1 }), (some) => {
        const share = fractionWithItems(sumReferees(some)) ?? -1
        expect([share >= 0, share <= 1]).toEqual([true, true])
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

  test('lie around every number', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (referred) => {
        const { next, reached } = milestoneAt(referred)
        expect((reached ?? 0) <= referred && referred < (next ?? Number.POSITIVE_INFINITY)).toBe(true)
        expect(milestones.filter((one) => one > (reached ?? 0) && one < (next ?? Number.POSITIVE_INFINITY))).toEqual([])
      }),
    )
  })
})
