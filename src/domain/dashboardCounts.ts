import * as z from 'zod/mini'

const countNames = [
  'totalUserCount',
  'activeUserCount',
  'suspendedUserCount',
  'totalItemsCount',
  'donationItemsCount',
  'saleItemsCount',
  'rentItemsCount',
  'donatedItemsCount',
  'soldItemsCount',
  'rentedItemsCount',
  'swapItemsCount',
] as const

export type CountName = (typeof countNames)[number]
export type DashboardCounts = Readonly<Record<CountName, number>>

const isNumeric = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const count = z.pipe(z.unknown(), z.transform((value) => (isNumeric(value) ? Math.max(0, Math.round(value as number)) : 0)))

/**
 * The counts of `getDashboard` (§3). A single value that is no number counts as 0 (§5);
 * an answer without any number is no dashboard and is refused.
 */
export const dashboardCountsSchema = z.pipe(
  z.record(z.string(), z.unknown()).check(z.refine((counts) => countNames.some((name) => isNumeric(counts[name])), 'holds no count')),
  z.transform((counts) => Object.fromEntries(countNames.map((name) => [name, count.parse(counts[name])])) as DashboardCounts),
)

/** The cards of the dashboard (§2), each loaded for a time frame of its own. */
export const sections = ['userOverview', 'itemOverview', 'itemPerformance', 'itemListings'] as const
export type Section = (typeof sections)[number]

/** What one card knows: the counts of all time and those of its time frame. */
export interface SectionFigures {
  readonly totals: DashboardCounts
  readonly period: DashboardCounts
}

export interface Share {
  readonly label: string
  readonly count: number
  /** Share of the sum of all counts, 0 to 100, whole. */
  readonly percent: number
}

/**
 * Which count each figure of a card reads (§3). The contract has no count of swapped items:
 * the distribution card reads the donation count in its place, as the specification has it.
 */
const figures = {
  itemPerformance: { Rented: 'rentedItemsCount', Sold: 'soldItemsCount', Donated: 'donatedItemsCount', Swapped: 'donationItemsCount' },
  itemListings: { Rent: 'rentItemsCount', Sale: 'saleItemsCount', Donate: 'donationItemsCount', Swap: 'swapItemsCount' },
} as const satisfies Partial<Record<Section, Record<string, CountName>>>

/** The shares that a card's legend and donut show, in the order of §2. */
export const sharesOf = (section: keyof typeof figures, counts: DashboardCounts): readonly Share[] => {
  const rows = Object.entries(figures[section]).map(([label, name]) => ({ label, count: counts[name as CountName] }))
  const sum = rows.reduce((total, row) => total + row.count, 0)
  return rows.map((row) => ({ ...row, percent: sum === 0 ? 0 : Math.round((row.count / sum) * 100) }))
}
