import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthFrames, timeFrames } from '#domain/periods/timeFrames.ts'
import {
  defaultTimeFrames,
  type ChosenTimeFrames,
  pageTimeFrame,
  parseTimeFrames,
  sameTimeFrame,
  serializeTimeFrames,
  withTimeFrames,
} from '#domain/dashboard/chosenTimeFrames.ts'

const anyTimeFrame = fc.constantFrom(...timeFrames, ...monthFrames, '2026-11-01..2026-11-21' as const)
const anyChosenTimeFrames: fc.Arbitrary<ChosenTimeFrames> = fc.record({
  userOverview: anyTimeFrame,
  itemOverview: anyTimeFrame,
  itemPerformance: anyTimeFrame,
  itemListings: anyTimeFrame,
})

describe('the time frames of the cards', () => {
  test("are 'This week' by default", () => expect(parseTimeFrames('', null)).toEqual(defaultTimeFrames))

  test('come from the URL, else from the browser storage', () => {
    const stored = serializeTimeFrames({ ...defaultTimeFrames, userOverview: 'Last year', itemOverview: 'Lifetime' })
    expect(parseTimeFrames('?users=last-30-days&listings=lifetime', stored)).toEqual({
      userOverview: 'Last 30 days',
      itemOverview: 'Lifetime',
      itemPerformance: 'This week',
      itemListings: 'Lifetime',
    })
  })

  test.each([
    '?users=for-ever',
    '?period=2026-10-02..2026-10-01',
    '?period=2026-02-30..2026-03-01',
    '?users=',
    '?users[]=lifetime',
    '?USERS=lifetime',
  ])('for the unknown query %s / are the defaults', (search) => {
    expect(parseTimeFrames(search, null)).toEqual(defaultTimeFrames)
  })

  test('of the page is that of most cards, and the URL names the cards that differ', () => {
    const month = sameTimeFrame('This month')
    const differing = { ...month, itemOverview: 'This week' } as const
    expect([pageTimeFrame(month), pageTimeFrame(differing), pageTimeFrame(defaultTimeFrames)]).toEqual([
      'This month',
      'This month',
      'This week',
    ])
    const halves = { ...defaultTimeFrames, userOverview: 'Lifetime', itemOverview: 'Lifetime' } as const
    expect(withTimeFrames('', halves)).toBe('?users=lifetime&items=lifetime')
    expect([withTimeFrames('', month), withTimeFrames('', differing)]).toEqual([
      '?period=this-month',
      '?period=this-month&items=this-week',
    ])
    expect(parseTimeFrames('?period=2026-10-01..2026-10-15&listings=last-month', null)).toEqual({
      ...sameTimeFrame('2026-10-01..2026-10-15'),
      itemListings: 'Last month',
    })
  })

  test('with invalid stored values / ignore only these', () => {
    const stored = JSON.stringify({
      version: 1,
      frames: { userOverview: 'Lifetime', itemOverview: 'Some day', itemPerformance: 7, other: 'Lifetime' },
    })
    expect(parseTimeFrames('', stored)).toEqual({ ...defaultTimeFrames, userOverview: 'Lifetime' })
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '{"version":1}',
    '{"version":1,"frames":null}',
    '{"version":2,"frames":{"userOverview":"Lifetime"}}',
  ])('for the invalid stored text %s / are the defaults', (text) => {
    expect(parseTimeFrames('', text)).toEqual(defaultTimeFrames)
  })

  test('are the same after writing and reading the URL and the browser storage', () => {
    fc.assert(
      fc.property(anyChosenTimeFrames, anyChosenTimeFrames, (chosen, others) => {
        expect(parseTimeFrames(withTimeFrames('', chosen), null)).toEqual(chosen)
        expect(parseTimeFrames('', serializeTimeFrames(chosen))).toEqual(chosen)
        expect(parseTimeFrames(withTimeFrames(withTimeFrames('', others), chosen), null)).toEqual(chosen)
      }),
    )
  })

  test('in the URL / keep other parameters and omit defaults', () => {
    expect(withTimeFrames('?inspect=1&users=lifetime', { ...defaultTimeFrames, itemOverview: 'Last 7 days' })).toBe(
      '?inspect=1&items=last-7-days',
    )
    expect(withTimeFrames('', defaultTimeFrames)).toBe('')
  })
})
