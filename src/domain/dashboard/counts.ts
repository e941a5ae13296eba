import * as z from 'zod/mini'
import { countField, toNumber } from '#domain/lists/schemaFields.ts'
import { sharesOf } from '#domain/shares.ts'

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

/**
 * The count that every figure of swapped items reads: the tile, the donut and the tab. §3 reads the donations in the
 * donut and the rentals in the tile, and neither are swaps. This is the count of what the tab lists (§5).
 */
export const swappedCount = {
  countName: 'swapItemsCount',
  note: 'Swapped includes items that are still offered for a swap.',
} as const satisfies { readonly countName: CountName; readonly note: string }

/** The counts of an empty marketplace. */
export const emptyCounts = Object.fromEntries(countNames.map((name) => [name, 0])) as DashboardCounts

/** Makes counts consistent (§4): active users up to all users, and a missing swap count is what the others leave. */
const normaliseCounts = (counts: DashboardCounts): DashboardCounts => {
  const { totalItemsCount, rentItemsCount, saleItemsCount, donationItemsCount } = counts
  const otherItems = Math.max(0, totalItemsCount - rentItemsCount - saleItemsCount - donationItemsCount)
  return {
    ...counts,
    activeUserCount: Math.min(counts.activeUserCount, counts.totalUserCount),
    swapItemsCount: counts.swapItemsCount || otherItems,
  }
}

/**
 * The counts of `getDashboard` (§3). A value that is not a number counts as 0 (§5).
 * An answer without any number is invalid.
 */
export const dashboardCountsSchema = z.pipe(
  z
    .record(z.string(), z.unknown())
    .check(z.refine((counts) => countNames.some((name) => toNumber(counts[name]) !== null), 'holds no count')),
  z.transform((counts) =>
    normaliseCounts(
      Object.fromEntries(countNames.map((name) => [name, countField.parse(counts[name])])) as DashboardCounts,
    ),
  ),
)

/** The figures of one card: the all-time counts and the counts of its time frame. Null if one of them failed. */
export interface SectionFigures {
  readonly totals: DashboardCounts | null
  readonly period: DashboardCounts | null
  /** When the figures were loaded, in milliseconds since 1970. */
  readonly loadedAt: number
}

/** What a card says about the part that it does not have. */
export const missingFiguresText = ({ totals }: SectionFigures): string =>
  totals ? "The figures of the time frame couldn't be loaded." : "The totals couldn't be loaded."

export type SliceKind = 'rented' | 'sold' | 'donated' | 'swapped' | 'rent' | 'sale' | 'donate' | 'swap'

export interface DonutSlice {
  readonly kind: SliceKind
  readonly label: string
  readonly count: number
  /** The share of the sum of all counts as it is shown, from 0 to 1. */
  readonly fraction: number
}

export type DonutSection = 'itemPerformance' | 'itemListings'

/** The count behind each figure of a card (§3). */
const figures: Record<DonutSection, readonly (readonly [kind: SliceKind, label: string, name: CountName])[]> = {
  itemPerformance: [
    ['rented', 'Rented', 'rentedItemsCount'],
    ['sold', 'Sold', 'soldItemsCount'],
    ['donated', 'Donated', 'donatedItemsCount'],
    ['swapped', 'Swapped', swappedCount.countName],
  ],
  itemListings: [
    ['rent', 'Rent', 'rentItemsCount'],
    ['sale', 'Sale', 'saleItemsCount'],
    ['donate', 'Donate', 'donationItemsCount'],
    ['swap', 'Swap', 'swapItemsCount'],
  ],
}

/** The slices of a card's donut and legend, in the order of §2. */
export const donutSlices = (section: DonutSection, counts: DashboardCounts): readonly DonutSlice[] => {
  const shares = sharesOf(figures[section].map(([, , name]) => counts[name]))
  return figures[section].map(([kind, label, name], at) => ({
    kind,
    label,
    count: counts[name],
    fraction: shares[at] ?? 0,
  }))
}
