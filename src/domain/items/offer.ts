import { dealOf } from '#domain/items/deals.ts'
import { priceRanges } from '#domain/items/prices.ts'

interface Priced {
  readonly itemType: string
  readonly costValue: number | null
  readonly rentFee: number | null
}

/** The range of what an item costs: of its rent if it is for rent, otherwise of its price. */
export const priceRangeOf = ({ itemType, costValue, rentFee }: Priced): string => {
  const [first, second] = dealOf(itemType) === 'rent' ? [rentFee, costValue] : [costValue, rentFee]
  const price = first ?? second
  if (price === null || price < 0) return 'none'
  return priceRanges.find(({ below }) => price < below)?.value ?? 'none'
}

/** A period of rent in words, from the words of servers: 'Daily' is 'day', and WEEKS is 'week'. */
export const rentUnitOf = (rate: string): string => {
  const word = rate.trim().toLowerCase()
  return word === 'daily' ? 'day' : word.replace(/^per |ly$|s$/g, '')
}
