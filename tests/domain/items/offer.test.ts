import { expect, test } from 'vitest'
import { priceRangeOf, rentUnitOf } from '#domain/items/offer.ts'

test.each([
  [{ itemType: 'sale', costValue: 4_999, rentFee: null }, 'under-5000'],
  [{ itemType: 'sale', costValue: 5_000, rentFee: null }, '5000-19999'],
  [{ itemType: 'sale', costValue: 19_999, rentFee: null }, '5000-19999'],
  [{ itemType: 'sale', costValue: 20_000, rentFee: 100 }, '20000-49999'],
  [{ itemType: 'sale', costValue: -5, rentFee: null }, 'none'],
  [{ itemType: 'RENT', costValue: null, rentFee: 50_000 }, '50000-more'],
  [{ itemType: 'rent', costValue: 0, rentFee: 60_000 }, '50000-more'],
  [{ itemType: 'rent', costValue: 90_000, rentFee: 5_000 }, '5000-19999'],
  [{ itemType: 'rent', costValue: 90_000, rentFee: null }, '50000-more'],
  [{ itemType: 'swap', costValue: null, rentFee: null }, 'none'],
])('the range of %j is %s', (item, range) => expect(priceRangeOf(item)).toBe(range))

test.each([
  ['day', 'day'],
  ['Daily', 'day'],
  ['WEEKLY', 'week'],
  ['weeks', 'week'],
  [' per month ', 'month'],
  ['', ''],
])('the rate %j is for a %s', (rate, unit) => expect(rentUnitOf(rate)).toBe(unit))
