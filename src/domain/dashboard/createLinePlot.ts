import { type Comparison, type NewCounts, totalsByPart } from '#domain/dashboard/comparison.ts'
import type { CountName, DashboardCounts, SectionFigures } from '#domain/dashboard/counts.ts'
import { type DailyHistory, type DailySnapshot, type HistoryField, historyFields } from '#domain/dashboard/history.ts'
import type { DaySource, LinePlot, SeriesName } from '#domain/dashboard/linePlot.ts'
import { createPlotSeries, type PlotPoint } from '#domain/dashboard/plotSeries.ts'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'
import { daysOf, type TimeFrame } from '#domain/periods/timeFrames.ts'
import { addDays, dayOf } from '#domain/days.ts'

interface LineField {
  readonly seriesName: SeriesName
  readonly label: string
  readonly field: HistoryField
  /** The count of the server by the date of creation. A status has no date. */
  readonly countName?: CountName
}

/** The history field and the count of each line (§3). */
const lineFields: Readonly<Record<Section, readonly LineField[]>> = {
  userOverview: [
    { seriesName: 'total', label: 'Total users', field: 'usersTotal', countName: 'totalUserCount' },
    { seriesName: 'active', label: 'Active users', field: 'usersActive' },
  ],
  itemOverview: [{ seriesName: 'total', label: 'Total items', field: 'itemsTotal', countName: 'totalItemsCount' }],
  itemPerformance: [
    { seriesName: 'rented', label: 'Rented', field: 'rentedItems' },
    { seriesName: 'sold', label: 'Sold', field: 'soldItems' },
    { seriesName: 'donated', label: 'Donated', field: 'donatedItems' },
    { seriesName: 'swapped', label: 'Swapped', field: 'listedForSwap' },
  ],
  itemListings: [
    { seriesName: 'rent', label: 'Rent', field: 'listedForRent', countName: 'rentItemsCount' },
    { seriesName: 'sale', label: 'Sale', field: 'listedForSale', countName: 'saleItemsCount' },
    { seriesName: 'donate', label: 'Donate', field: 'listedForDonation', countName: 'donationItemsCount' },
    { seriesName: 'swap', label: 'Swap', field: 'listedForSwap', countName: 'swapItemsCount' },
  ],
}

/** An estimated day has at most the figures of the first measured day: no line falls because of an estimate. */
const withLimitedEstimates = ({ days }: DailyHistory): readonly DailySnapshot[] => {
  const first = days.find(({ source }) => source === 'real')
  if (!first) return days
  const limited = (day: DailySnapshot) => historyFields.map((field) => [field, Math.min(day[field], first[field])])
  return days.map((day) => (day.source === 'synthetic' ? { ...day, ...Object.fromEntries(limited(day)) } : day))
}

const sourceOf = (record: PlotPoint<DailySnapshot> | undefined): DaySource => {
  if (!record) return 'missing'
  if (record.source === 'synthetic') return 'synthetic'
  return record.isRepeated ? 'repeated' : 'measured'
}

/** The first and the last day of a card. */
const daysOfSection = ({ timeFrame, figures }: PlottedSection): DaySpan =>
  daysOf(timeFrame, dayOf(new Date(figures.loadedAt)))

/** The last days of the parts. A single part has the day before too. */
const daysOfParts = ({ parts }: NewCounts): readonly string[] => {
  const ends = parts.map(({ to }) => to)
  return parts[0] && parts.length === 1 ? [addDays(parts[0].from, -1), ...ends] : ends
}

/** The days of the history up to a day, without gaps. */
const recordsUntil = (history: DailyHistory, from: string, to: string) =>
  createPlotSeries(withLimitedEstimates(history), { from, to })

/** The lines over the days that the server counted. Others have the measured values of the history, and no estimates. */
const countedLines = (
  fields: readonly LineField[],
  newCounts: NewCounts,
  totals: DashboardCounts,
  history: DailyHistory,
): Pick<LinePlot, 'days' | 'lines'> => {
  const dates = daysOfParts(newCounts)
  const measured = recordsUntil(history, '', dates.at(-1) ?? '').filter(({ source }) => source === 'real')
  const records = new Map(measured.map((record) => [record.date, record]))
  const counted = fields.map(({ countName }) => (countName ? totalsByPart(newCounts, totals, countName) : null))
  const isAllCounted = !counted.includes(null)
  return {
    days: dates.map((date) => ({ date, source: isAllCounted ? 'counted' : sourceOf(records.get(date)) })),
    lines: fields.map(({ seriesName, label, field, countName }, index) => ({
      seriesName,
      label,
      isCounted: countName !== undefined,
      values: counted[index] ?? dates.map((date) => records.get(date)?.[field] ?? null),
    })),
  }
}

/** A server that ignores the dates would make totals below 0. */
const areCredible = (newCounts: NewCounts, totals: DashboardCounts, fields: readonly LineField[]): boolean =>
  fields.every(({ countName }) => !countName || totalsByPart(newCounts, totals, countName).every((value) => value >= 0))

/** The lines over the days of the history (§4). */
const historyLines = (
  fields: readonly LineField[],
  section: PlottedSection,
  history: DailyHistory,
): Pick<LinePlot, 'days' | 'lines'> => {
  const { from, to } = daysOfSection(section)
  const records = recordsUntil(history, from, to)
  return {
    days: records.map((record) => ({ date: record.date, source: sourceOf(record) })),
    lines: fields.map(({ seriesName, label, field }) => ({
      seriesName,
      label,
      isCounted: false,
      values: records.map((record) => record[field]),
    })),
  }
}

/** What the lines of a card are made of. */
export interface PlottedSection {
  readonly timeFrame: TimeFrame
  readonly figures: SectionFigures
  /** Null if it could not be loaded. */
  readonly comparison: Comparison | null
}

/**
 * The line plot of a card in its time frame, or null if all counts are 0. What the server counts by date is counted:
 * the total now without what was created later. Everything else comes from the history (§4).
 */
export const createLinePlot = (section: Section, loaded: PlottedSection, history: DailyHistory): LinePlot | null => {
  const fields = lineFields[section]
  const { totals } = loaded.figures
  const newCounts = loaded.comparison?.newCounts
  const { days, lines } =
    newCounts && totals && areCredible(newCounts, totals, fields)
      ? countedLines(fields, newCounts, totals, history)
      : historyLines(fields, loaded, history)
  if (!lines.some(({ values }) => values.some((value) => (value ?? 0) > 0))) return null
  return { kind: 'lines', title: sectionTitles[section], days, lines }
}
