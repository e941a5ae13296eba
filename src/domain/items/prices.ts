/** The ranges of prices that the filter offers, from the lowest. `below` is not in the range. */
export const priceRanges = [
  { value: 'under-5000', label: 'Under 5,000', below: 5_000 },
  { value: '5000-19999', label: '5,000 to 19,999', below: 20_000 },
  { value: '20000-49999', label: '20,000 to 49,999', below: 50_000 },
  { value: '50000-more', label: '50,000 and more', below: Infinity },
] as const

export const priceLabels: Readonly<Record<string, string>> = {
  none: 'No price',
  ...Object.fromEntries(priceRanges.map(({ value, label }) => [value, label])),
}
