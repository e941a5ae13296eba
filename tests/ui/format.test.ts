import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as formats from '#ui/format.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

const numbers = fc.oneof(fc.double(), fc.constantFrom(1e21, 8.64e15 + 1, -1, 1e308))

/** Every formatter of the console, with a number or a text of any content. */
test.each(Object.entries(formats) as [string, (value: unknown) => unknown][])(
  '%s formats every value as a text',
  (_name, format) => {
    fc.assert(
      fc.property(fc.oneof(numbers, hostileTexts), (value) => {
        expect(typeof format(value)).toBe('string')
      }),
      { seed: hostileSeed, numRuns: 200 },
    )
  },
)
