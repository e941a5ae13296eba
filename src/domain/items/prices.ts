/** The ranges of prices that the filter offers, from the lowest. `below` is not in the range. */
const ranges = [
  { value: 'under-5000', label: 'Under 5,000', below: 5_000 },
  { value: '5000-19999', label: '5,000 to 19,999', below: 20_000 },
  { value: '20000-49999', label: '20,000 to 49,999', below: 50_000 },
  { value: '50000-more', label: '50,000 and more', below: Infinity },
] as const

export const priceLabels: Readonly<Record<string, string>> = {
  none: 'No price',
  ...Object.fromEntries(ranges.map(({ value, label }) => [value, label])),
}

/** The range of an item's price, or of its rent if it is not for sale. */
export const priceRangeOf = ({ costValue, rentFee }: { costValue: number | null; rentFee: number | null }): string => {
  const price = costValue ?? rentFee
  return price === null ? 'none' : (ranges.find(({ below }) => price < below)?.value ?? 'none')
}
