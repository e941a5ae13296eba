import * as z from 'zod/mini'
import type { DashboardCounts } from '#domain/dashboardCounts.ts'
import { historyDays, syntheticDays, syntheticSpread } from '#domain/limits.ts'

const fields = [
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

export type HistoryField = (typeof fields)[number]
type Figures = Readonly<Record<HistoryField, number>>

/** The figures of one day (§3). `date` is the day in the reader's zone, `2026-11-21`. */
export interface DailySnapshot extends Figures {
  readonly date: string
  readonly source: 'real' | 'synthetic'
}

/** Days in their order, each once, at most 365 of them (§4). */
export interface History {
  readonly isSeeded: boolean
  readonly days: readonly DailySnapshot[]
}

export const emptyHistory: History = { isSeeded: false, days: [] }

const figure = z.number().check(z.minimum(0))
const figureShape = Object.fromEntries(fields.map((field) => [field, figure])) as Record<HistoryField, typeof figure>
const day = z.object({ date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), source: z.enum(['real', 'synthetic']), ...figureShape })

/** What a browser may have kept. */
export const historySchema = z.object({ isSeeded: z.boolean(), days: z.array(day) })

/** The day of a moment in the reader's zone. */
export const dayOf = (at: Date): string => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const dayBefore = (date: string, days: number): string => {
  const [year = 0, month = 1, of = 1] = date.split('-').map(Number)
  return dayOf(new Date(year, month - 1, of - days))
}

/** Makes parts fit into a whole: they keep their proportions and are rounded down. */
const fitted = (parts: readonly number[], whole: number): number[] => {
  const sum = parts.reduce((all, part) => all + part, 0)
  return sum <= whole ? [...parts] : parts.map((part) => Math.floor((part * whole) / sum))
}

const restOf = (whole: number, parts: readonly number[]): number => Math.max(0, whole - parts.reduce((all, part) => all + part, 0))

/** Figures that go together (§4): no more active users than users, no more outcomes or listings than items. */
const normalised = (given: Figures): Figures => {
  const outcomes = [given.rentedItems, given.soldItems, given.donatedItems, given.swappedItems]
  const itemsTotal = given.itemsTotal
  const [rentedItems = 0, soldItems = 0, donatedItems = 0, swappedItems = 0] = fitted(outcomes, itemsTotal)
  const listed = [given.listedForRent, given.listedForSale, given.listedForDonation]
  const swap = given.listedForSwap === 0 ? restOf(itemsTotal, listed) : given.listedForSwap
  const [listedForRent = 0, listedForSale = 0, listedForDonation = 0, listedForSwap = 0] = fitted([...listed, swap], itemsTotal)
  const usersActive = Math.min(given.usersActive, given.usersTotal)
  return { usersTotal: given.usersTotal, usersActive, itemsTotal, rentedItems, soldItems, donatedItems, swappedItems, listedForRent, listedForSale, listedForDonation, listedForSwap }
}

/** The figures of a day out of the counts of `getDashboard` (§3, §4). Swapped items read the donation count. */
export const figuresOf = (counts: DashboardCounts): Figures => {
  const { rentedItemsCount, soldItemsCount, donatedItemsCount, donationItemsCount } = counts
  const outcomes = rentedItemsCount + soldItemsCount + donatedItemsCount + donationItemsCount
  return normalised({
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
const chanceOf = (text: string): number => {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_295
}

/** A day that nobody measured: today's figures, each up to 6 % more or less (§4, §9). */
const syntheticDay = (figures: Figures, date: string): DailySnapshot => {
  const varied = fields.map((field) => [field, Math.round(figures[field] * (1 + (chanceOf(`${date} ${field}`) * 2 - 1) * syntheticSpread))])
  return { ...normalised(Object.fromEntries(varied) as Figures), date, source: 'synthetic' }
}

const seeded = (figures: Figures, today: string): DailySnapshot[] =>
  Array.from({ length: syntheticDays }, (_, index) => syntheticDay(figures, dayBefore(today, syntheticDays - index)))

/**
 * The history with the counts of today (§4): 30 synthetic days before the first real one, a real day in place of an
 * earlier snapshot of the same date, the oldest days dropped beyond 365.
 * @param today as {@link dayOf} gives it
 */
export const withDay = (history: History, counts: DashboardCounts, today: string): History => {
  const figures = figuresOf(counts)
  const before = !history.isSeeded && history.days.length === 0 ? seeded(figures, today) : history.days
  const days = [...before.filter(({ date }) => date !== today), { ...figures, date: today, source: 'real' } as const]
  return { isSeeded: true, days: days.sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-historyDays) }
}
