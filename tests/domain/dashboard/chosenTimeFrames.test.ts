import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultTimeFrames,
  type ChosenTimeFrames,
  parseTimeFrames,
  serializeTimeFrames,
  withTimeFrames,
} from '#domain/dashboard/chosenTimeFrames.ts'
import { timeFrames } from '#domain/dashboard/timeFrames.ts'

const anyTimeFrame = fc.constantFrom(...timeFrames)
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

  test.each(['?users=for-ever', '?users=', '?users[]=lifetime', '?USERS=lifetime'])(
    'for the unknown query %s / are the defaults',
    (search) => {
      expect(parseTimeFrames(search, null)).toEqual(defaultTimeFrames)
    },
  )

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
