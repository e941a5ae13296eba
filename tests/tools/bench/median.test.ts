import { expect, test } from 'vitest'
import { median } from '#tools/bench/median.ts'

test.each([
  [[3, 100, 1], 3],
  [[4, 1, 2, 100], 3],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})
