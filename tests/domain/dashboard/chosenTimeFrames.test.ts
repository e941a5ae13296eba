import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultFrames, type Frames, framesOf, framesText, withFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { timeFrames } from '#domain/dashboard/timeFrames.ts'

const anyFrame = fc.constantFrom(...timeFrames)
const anyFrames: fc.Arbitrary<Frames> = fc.record({
  userOverview: anyFrame,
  itemOverview: anyFrame,
  itemPerformance: anyFrame,
  itemListings: anyFrame,
})

describe('the time frames of the cards', () => {
  test("are 'This week' where nothing is known", () => expect(framesOf('', null)).toEqual(defaultFrames))

  test('are those of the address, then those that were remembered', () => {
    const kept = framesText({ ...defaultFrames, userOverview: 'Last year', itemOverview: 'Lifetime' })
    expect(framesOf('?users=last-30-days&listings=lifetime', kept)).toEqual({
      userOverview: 'Last 30 days',
      itemOverview: 'Lifetime',
      itemPerformance: 'This week',
      itemListings: 'Lifetime',
    })
  })

  test.each(['?users=for-ever', '?users=', '?users[]=lifetime', '?USERS=lifetime'])(
    'are as usual where an address says %s',
    (search) => {
      expect(framesOf(search, null)).toEqual(defaultFrames)
    },
  )

  test('lose the ones that are broken in the browser, and those alone', () => {
    const kept = JSON.stringify({
      version: 1,
      frames: { userOverview: 'Lifetime', itemOverview: 'Some day', itemPerformance: 7, other: 'Lifetime' },
    })
    expect(framesOf('', kept)).toEqual({ ...defaultFrames, userOverview: 'Lifetime' })
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
    expect(framesOf('', text)).toEqual(defaultFrames)
  })

  test('come back out of an address and out of a browser', () => {
    fc.assert(
      fc.property(anyFrames, anyFrames, (frames, others) => {
        expect(framesOf(withFrames('', frames), null)).toEqual(frames)
        expect(framesOf('', framesText(frames))).toEqual(frames)
        expect(framesOf(withFrames(withFrames('', others), frames), null)).toEqual(frames)
      }),
    )
  })

  test('leave in the address what is not theirs, and nothing of the usual ones', () => {
    expect(withFrames('?inspect=1&users=lifetime', { ...defaultFrames, itemOverview: 'Last 7 days' })).toBe(
      '?inspect=1&items=last-7-days',
    )
    expect(withFrames('', defaultFrames)).toBe('')
  })
})
