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

const anyFrame = fc.constantFrom(...timeFrames)
const anyFrames: fc.Arbitrary<ChosenTimeFrames> = fc.record({
  userOverview: anyFrame,
  itemOverview: anyFrame,
  itemPerformance: anyFrame,
  itemListings: anyFrame,
})

describe('the time frames of the cards', () => {
  test("are 'This week' where nothing is known", () => expect(parseTimeFrames('', null)).toEqual(defaultTimeFrames))

  test('are those of the address, then those that were remembered', () => {
    const kept = serializeTimeFrames({ ...defaultTimeFrames, userOverview: 'Last year', itemOverview: 'Lifetime' })
    expect(parseTimeFrames('?users=last-30-days&listings=lifetime', kept)).toEqual({
      userOverview: 'Last 30 days',
      itemOverview: 'Lifetime',
      itemPerformance: 'This week',
      itemListings: 'Lifetime',
    })
  })

  test.each(['?users=for-ever', '?users=', '?users[]=lifetime', '?USERS=lifetime'])(
    'are as usual where an address says %s',
    (search) => {
      expect(parseTimeFrames(search, null)).toEqual(defaultTimeFrames)
    },
  )

  test('lose the ones that are broken in the browser, and those alone', () => {
    const kept = JSON.stringify({
      version: 1,
      frames: { userOverview: 'Lifetime', itemOverview: 'Some day', itemPerformance: 7, other: 'Lifetime' },
    })
    expect(parseTimeFrames('', kept)).toEqual({ ...defaultTimeFrames, userOverview: 'Lifetime' })
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
  ])('are as usual where a browser kept %s', (text) => {
    expect(parseTimeFrames('', text)).toEqual(defaultTimeFrames)
  })

  test('come back out of an address and out of a browser', () => {
    fc.assert(
      fc.property(anyFrames, anyFrames, (frames, others) => {
        expect(parseTimeFrames(withTimeFrames('', frames), null)).toEqual(frames)
        expect(parseTimeFrames('', serializeTimeFrames(frames))).toEqual(frames)
        expect(parseTimeFrames(withTimeFrames(withTimeFrames('', others), frames), null)).toEqual(frames)
      }),
    )
  })

  test('leave in the address what is not theirs, and nothing of the usual ones', () => {
    expect(withTimeFrames('?inspect=1&users=lifetime', { ...defaultTimeFrames, itemOverview: 'Last 7 days' })).toBe(
      '?inspect=1&items=last-7-days',
    )
    expect(withTimeFrames('', defaultTimeFrames)).toBe('')
  })
})
