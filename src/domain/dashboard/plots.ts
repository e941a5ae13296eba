import type { NewCounts } from '#domain/dashboard/comparison.ts'
import {
  type DonutSection,
  type DonutSlice,
  type SliceKind,
  donutSlices,
  type SectionFigures,
} from '#domain/dashboard/counts.ts'
import { createPlotSeries } from '#domain/dashboard/plotSeries.ts'
import { dayOf } from '#domain/days.ts'
import type { DailySnapshot, DailyHistory, HistoryField } from '#domain/dashboard/history.ts'
import { type CsvColumn, toFileName, toCsv } from '#domain/lists/csv.ts'
import { type Section, sectionTitles } from '#domain/dashboard/sections.ts'
import { rangeOf, type TimeFrame } from '#domain/dashboard/timeFrames.ts'

/** The name of a line or a slice. Its colour and symbol have the same name. */
export type SeriesName = SliceKind | 'total' | 'active'

/** `repeated`: a day without a measurement. `synthetic`: an estimated day before the first measured one. */
export type DaySource = 'measured' | 'repeated' | 'synthetic'

interface PlotDay {
  readonly date: string
  readonly source: DaySource
}

export interface PlotLine {
  readonly seriesName: SeriesName
  readonly label: string
  /** One value per day. */
  readonly values: readonly number[]
}

/** Daily counts (§3 chart series). */
export interface LinePlot {
  readonly kind: 'lines'
  readonly title: string
  readonly days: readonly PlotDay[]
  readonly lines: readonly PlotLine[]
}

/** The breakdown of a sum (§2). */
export interface DonutPlot {
  readonly kind: 'donut'
  readonly title: string
  readonly sum: number
  /** The label of the sum, for example 'total items'. */
  readonly centerLabel: string
  readonly slices: readonly DonutSlice[]
}

export type PlotData = LinePlot | DonutPlot

/** New users or items by day, week, month or year. They are a file with data, not an image. */
export interface NewCountsFile {
  readonly kind: 'newCounts'
  /** 'New users' */
  readonly title: string
  readonly newCounts: NewCounts
}

/** What a card can download. */
export type PlotFile = PlotData | NewCountsFile

type LineField = readonly [seriesName: SeriesName, label: string, field: HistoryField]

/** The history field of each line (§3). */
const lineFields: Readonly<Record<Section, readonly LineField[]>> = {
  userOverview: [
    ['total', 'Total users', 'usersTotal'],
    ['active', 'Active users', 'usersActive'],
  ],
  itemOverview: [['total', 'Total items', 'itemsTotal']],
  itemPerformance: [
    ['rented', 'Rented', 'rentedItems'],
    ['sold', 'Sold', 'soldItems'],
    ['donated', 'Donated', 'donatedItems'],
    ['swapped', 'Swapped', 'swappedItems'],
  ],
  itemListings: [
    ['rent', 'Rent', 'listedForRent'],
    ['sale', 'Sale', 'listedForSale'],
    ['donate', 'Donate', 'listedForDonation'],
    ['swap', 'Swap', 'listedForSwap'],
  ],
}

const sourceOf = ({ source, isRepeated }: DailySnapshot & { readonly isRepeated: boolean }): DaySource => {
  if (source === 'synthetic') return 'synthetic'
  return isRepeated ? 'repeated' : 'measured'
}

/**
 * The line plot of a card: the history in its time frame (§4), or null if all counts are 0.
 * @param now when the figures of the card were loaded
 */
export const createLinePlot = (
  section: Section,
  history: DailyHistory,
  timeFrame: TimeFrame,
  now: Date,
): LinePlot | null => {
  const { start, end } = rangeOf(timeFrame, now)
  const records = createPlotSeries(history.days, { from: dayOf(start), to: dayOf(end) })
  const lines = lineFields[section].map(([seriesName, label, field]): PlotLine => ({
    seriesName,
    label,
    values: records.map((record) => record[field]),
  }))
  if (!lines.some(({ values }) => values.some((value) => value > 0))) return null
  return {
    kind: 'lines',
    title: sectionTitles[section],
    days: records.map((record) => ({ date: record.date, source: sourceOf(record) })),
    lines,
  }
}

const centerLabels: Readonly<Record<DonutSection, string>> = {
  itemPerformance: 'total items',
  itemListings: 'total listings',
}

/** The donut plot of a card's items in its time frame, or null if there are none. */
export const createDonutPlot = (section: DonutSection, { period }: SectionFigures): DonutPlot | null => {
  const slices = period ? donutSlices(section, period) : []
  const sum = slices.reduce((total, { count }) => total + count, 0)
  return sum === 0
    ? null
    : { kind: 'donut', title: sectionTitles[section], sum, centerLabel: centerLabels[section], slices }
}

/** Whether a plot has synthetic days. */
export const hasEstimates = ({ days }: LinePlot): boolean => days.some(({ source }) => source === 'synthetic')

/** The indexes of the measured days of a plot. */
export const measuredDays = ({ days }: LinePlot): readonly number[] =>
  [...days.keys()].filter((index) => days[index]?.source === 'measured')

/** The index of a day in a plot, or of the last day if the day is missing. */
export const indexOfDay = ({ days }: LinePlot, date: string | null): number => {
  const index = days.findIndex((day) => day.date === date)
  return index < 0 ? days.length - 1 : index
}

const lineColumns = ({ days, lines }: LinePlot): CsvColumn<number>[] => [
  { label: 'Date', isValue: true, text: (index) => days[index]?.date ?? '' },
  ...lines.map(({ label, values }) => ({ label, isValue: true, text: (index: number) => String(values[index] ?? '') })),
  { label: 'Source', text: (index) => days[index]?.source ?? '' },
]

const shareColumns: readonly CsvColumn<DonutSlice>[] = [
  { label: 'Kind', text: ({ label }) => label },
  { label: 'Count', isValue: true, text: ({ count }) => String(count) },
  { label: 'Percent', isValue: true, text: ({ fraction }) => (fraction * 100).toFixed(1) },
]

const newCountColumns = (label: string): CsvColumn<NewCounts['parts'][number]>[] => [
  { label: 'First day', isValue: true, text: ({ from }) => from },
  { label: 'Last day', isValue: true, text: ({ to }) => to },
  { label, isValue: true, text: ({ count }) => String(count) },
]

/** The data of a plot as CSV. */
export const plotCsv = (plot: PlotFile): string => {
  if (plot.kind === 'donut') return toCsv(shareColumns, plot.slices)
  if (plot.kind === 'newCounts') return toCsv(newCountColumns(plot.title), plot.newCounts.parts)
  return toCsv(lineColumns(plot), [...plot.days.keys()])
}

const fileSubject = (plot: PlotFile): string => {
  if (plot.kind === 'newCounts') return `by ${plot.newCounts.unit}`
  return plot.kind === 'donut' ? 'shares' : 'by day'
}

export const plotFileName = (plot: PlotFile, format: PlotFormat): string =>
  toFileName([plot.title, fileSubject(plot)], format)

export const plotFormats = ['csv', 'svg', 'png'] as const
export type PlotFormat = (typeof plotFormats)[number]
