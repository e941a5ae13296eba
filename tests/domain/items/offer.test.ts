import { expect, test } from 'vitest'
import { priceRangeOf } from '#domain/items/prices.ts'

test.each([
  [{ costValue: 4_999, rentFee: null }, 'under-5000'],
  [{ costValue: 5_000, rentFee: null }, '5000-19999'],
  [{ costValue: 19_999, rentFee: null }, '5000-19999'],
  [{ costValue: 20_000, rentFee: 100 }, '20000-49999'],
  [{ costValue: null, rentFee: 50_000 }, '50000-more'],
  [{ costValue: null, rentFee: null }, 'none'],
])('the range of %j is %s', (item, range) => expect(priceRangeOf(item)).toBe(range))
