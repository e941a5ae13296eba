import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { addDays } from '#domain/days.ts'
import { historyDays, syntheticDays, syntheticSpread } from '#domain/limits.ts'

/** The figures of a day by their names (§3). */
export const historyFields = [
  'usersTotal',
  'usersActive',
  'itemsTotal',
  'rentedItems',
  'soldItems',
  'donatedItems',
  'swappedItems',
  'listedForRent',
  'listedForSale',
  'listedForDonation',
  'listedForSwap',
] as const

export type HistoryField = (typeof historyFields)[number]
type Figures = Readonly<Record<HistoryField, number>>

/** The figures of one day (§3). `date` is the day in the reader's zone, `2026-11-21`. */
export interface DailySnapshot extends Figures {
  readonly date: string
  readonly source: 'real' | 'synthetic'
}

/** Days in their order, each once, at most 365 of them (§4). */
export interface DailyHistory {
  readonly isSeeded: boolean
  readonly days: readonly DailySnapshot[]
}

export const emptyHistory: DailyHistory = { isSeeded: false, days: [] }

/** Makes parts fit into a whole: they keep their proportions and are rounded down. */
const scaleToFit = (parts: readonly number[], whole: number): number[] => {
  const sum = parts.reduce((all, part) => all + part, 0)
  return sum <= whole ? [...parts] : parts.map((part) => Math.floor((part * whole) / sum))
}

const restOf = (whole: number, parts: readonly number[]): number =>
  Math.max(0, whole - parts.reduce((all, part) => all + part, 0))

/** Figures that go together (§4): no more active users than users, no more outcomes or listings than items. */
const normaliseFigures = (given: Figures): Figures => {
  const outcomes = [given.rentedItems, given.soldItems, given.donatedItems, given.swappedItems]
  const itemsTotal = given.itemsTotal
  const [rentedItems = 0, soldItems = 0, donatedItems = 0, swappedItems = 0] = scaleToFit(outcomes, itemsTotal)
  const listed = [given.listedForRent, given.listedForSale, given.listedForDonation]
  const swap = given.listedForSwap === 0 ? restOf(itemsTotal, listed) : given.listedForSwap
  const [listedForRent = 0, listedForSale = 0, listedForDonation = 0, listedForSwap = 0] = scaleToFit(
    [...listed, swap],
    itemsTotal,
  )
  const usersActive = Math.min(given.usersActive, given.usersTotal)
  return {
    usersTotal: given.usersTotal,
    usersActive,
    itemsTotal,
    rentedItems,
    soldItems,
    donatedItems,
    swappedItems,
    listedForRent,
    listedForSale,
    listedForDonation,
    listedForSwap,
  }
}

/** The figures of a day out of the counts of `getDashboard` (§3, §4). Swapped items read the donation count. */
export const toDailyFigures = (counts: DashboardCounts): Figures => {
  const { rentedItemsCount, soldItemsCount, donatedItemsCount, donationItemsCount } = counts
  const outcomes = rentedItemsCount + soldItemsCount + donatedItemsCount + donationItemsCount
  return normaliseFigures({
    usersTotal: counts.totalUserCount,
    usersActive: counts.activeUserCount,
    itemsTotal: Math.max(counts.totalItemsCount, outcomes),
    rentedItems: rentedItemsCount,
    soldItems: soldItemsCount,
    donatedItems: donatedItemsCount,
    swappedItems: donationItemsCount,
    listedForRent: counts.rentItemsCount,
    listedForSale: counts.saleItemsCount,
    listedForDonation: donationItemsCount,
    listedForSwap: counts.swapItemsCount,
  })
}

/** A number from 0 to 1 that a text always gives again (FNV-1a, then mixed). */
const hashToUnit = (text: string): number => {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_295
}

/** A day that nobody measured: today's figures, each up to 6 % more or less (§4, §9). */
const syntheticDay = (figures: Figures, date: string): DailySnapshot => {
  const varied = historyFields.map((field) => [
    field,
    Math.round(figures[field] * (1 + (hashToUnit(`${date} ${field}`) * 2 - 1) * syntheticSpread)),
  ])
  return { ...normaliseFigures(Object.fromEntries(varied) as Figures), date, source: 'synthetic' }
}

const syntheticHistory = (figures: Figures, today: string): DailySnapshot[] =>
  Array.from({ length: syntheticDays }, (_, index) => syntheticDay(figures, addDays(today, index - syntheticDays)))

/** Days by date, each once and in its latest version, the oldest beyond 365 dropped (§4). */
export const sortDays = (days: readonly DailySnapshot[]): readonly DailySnapshot[] =>
  [...new Map(days.map((day) => [day.date, day])).values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-historyDays)

/**
 * The history with the counts of today (§4): 30 synthetic days before the first real one, a real day in place of an
 * earlier snapshot of the same date, the oldest days dropped beyond 365.
 * @param today as `dayOf` of `days.ts` gives it
 */
export const addToday = (history: DailyHistory, counts: DashboardCounts, today: string): DailyHistory => {
  const figures = toDailyFigures(counts)
  const before = !history.isSeeded && history.days.length === 0 ? syntheticHistory(figures, today) : history.days
  return { isSeeded: true, days: sortDays([...before, { ...figures, date: today, source: 'real' }]) }
}
