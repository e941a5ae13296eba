import { type DashboardCounts, swappedCount } from '#domain/dashboard/counts.ts'
import { addDays } from '#domain/days.ts'
import { historyDays, syntheticDays, syntheticSpread } from '#domain/limits.ts'

/** The names of a day's figures (§3). */
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

/** The figures of one day (§3). `date` is the local day, for example `2026-11-21`. */
export interface DailySnapshot extends Figures {
  readonly date: string
  readonly source: 'real' | 'synthetic'
}

/** At most 365 days in order, without duplicates (§4). */
export interface DailyHistory {
  readonly isSeeded: boolean
  readonly days: readonly DailySnapshot[]
}

export const emptyHistory: DailyHistory = { isSeeded: false, days: [] }

/** Scales parts down to fit into a whole, keeps their proportions, and rounds them down. */
const scaleToFit = (parts: readonly number[], whole: number): number[] => {
  const sum = parts.reduce((total, part) => total + part, 0)
  return sum <= whole ? [...parts] : parts.map((part) => Math.floor((part * whole) / sum))
}

const remainderOf = (whole: number, parts: readonly number[]): number =>
  Math.max(0, whole - parts.reduce((total, part) => total + part, 0))

/** Makes figures consistent (§4): active users up to all users, outcomes and listings up to all items. */
const normaliseFigures = (raw: Figures): Figures => {
  const outcomes = [raw.rentedItems, raw.soldItems, raw.donatedItems, raw.swappedItems]
  const itemsTotal = raw.itemsTotal
  const [rentedItems = 0, soldItems = 0, donatedItems = 0, swappedItems = 0] = scaleToFit(outcomes, itemsTotal)
  const listed = [raw.listedForRent, raw.listedForSale, raw.listedForDonation]
  const swap = raw.listedForSwap === 0 ? remainderOf(itemsTotal, listed) : raw.listedForSwap
  const [listedForRent = 0, listedForSale = 0, listedForDonation = 0, listedForSwap = 0] = scaleToFit(
    [...listed, swap],
    itemsTotal,
  )
  const usersActive = Math.min(raw.usersActive, raw.usersTotal)
  return {
    usersTotal: raw.usersTotal,
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

/** Converts the counts of `getDashboard` to the figures of a day (§3, §4). */
export const toDailyFigures = (counts: DashboardCounts): Figures => {
  const { rentedItemsCount, soldItemsCount, donatedItemsCount } = counts
  const swappedItems = counts[swappedCount.countName]
  const outcomes = rentedItemsCount + soldItemsCount + donatedItemsCount + swappedItems
  return normaliseFigures({
    usersTotal: counts.totalUserCount,
    usersActive: counts.activeUserCount,
    itemsTotal: Math.max(counts.totalItemsCount, outcomes),
    rentedItems: rentedItemsCount,
    soldItems: soldItemsCount,
    donatedItems: donatedItemsCount,
    swappedItems,
    listedForRent: counts.rentItemsCount,
    listedForSale: counts.saleItemsCount,
    listedForDonation: counts.donationItemsCount,
    listedForSwap: counts.swapItemsCount,
  })
}

/** Maps a text to a number from 0 to 1. The same text gives the same number (FNV-1a with a final mix). */
const hashToUnit = (text: string): number => {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_295
}

/** An estimated day: today's figures, varied by the spread of §9 (§4). */
const syntheticDay = (figures: Figures, date: string): DailySnapshot => {
  const varied = historyFields.map((field) => [
    field,
    Math.round(figures[field] * (1 + (hashToUnit(`${date} ${field}`) * 2 - 1) * syntheticSpread)),
  ])
  return { ...normaliseFigures(Object.fromEntries(varied) as Figures), date, source: 'synthetic' }
}

const syntheticHistory = (figures: Figures, today: string): DailySnapshot[] =>
  Array.from({ length: syntheticDays }, (_, index) => syntheticDay(figures, addDays(today, index - syntheticDays)))

const isSameDay = (a: DailySnapshot, b: DailySnapshot | undefined): boolean =>
  b !== undefined && a.date === b.date && a.source === b.source && historyFields.every((field) => a[field] === b[field])

/** Whether two histories have the same days with the same figures. */
export const isSameHistory = (a: DailyHistory, b: DailyHistory): boolean =>
  a.isSeeded === b.isSeeded &&
  a.days.length === b.days.length &&
  a.days.every((day, index) => isSameDay(day, b.days[index]))

/** Sorts days by date. Of duplicate dates the last one stays, and days beyond the newest 365 are dropped (§4). */
export const sortDays = (days: readonly DailySnapshot[]): readonly DailySnapshot[] =>
  [...new Map(days.map((day) => [day.date, day])).values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-historyDays)

/**
 * Adds the counts of today to the history (§4). Today replaces an earlier snapshot of the same date.
 * The first real day gets 30 synthetic days before it.
 * @param today the local day, from `dayOf`
 */
export const addToday = (history: DailyHistory, counts: DashboardCounts, today: string): DailyHistory => {
  const figures = toDailyFigures(counts)
  const before = !history.isSeeded && history.days.length === 0 ? syntheticHistory(figures, today) : history.days
  return { isSeeded: true, days: sortDays([...before, { ...figures, date: today, source: 'real' }]) }
}
