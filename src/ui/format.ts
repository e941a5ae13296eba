const count = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const change = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Whole number with the digit grouping of the person's locale: `1,240`. */
export const formatCount = (value: number) => count.format(value)

/** Share from 0 to 1 as a percentage with one decimal: `37.5%`. */
export const formatPercent = (share: number) => percent.format(share)

/** Change in percent points as §9 gives it, with its sign: `10.25` is `+10.25%`. */
export const formatChange = (percentPoints: number) => change.format(percentPoints / 100)

/** Short month, day, year (§2): `Mar 7, 2026`; nothing for what is no date. */
export function formatDay(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : day.format(at)
}
