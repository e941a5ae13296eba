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

/** What a line or a slice stands for; its colour and its sign have the same name. */
export type SeriesName = SliceKind | 'total' | 'active'

/** Measured that day, repeated because nobody looked that day, or synthetic: from before the first measured day. */
export type DaySource = 'measured' | 'repeated' | 'synthetic'

export interface PlotDay {
  readonly date: string
  readonly source: DaySource
}

export interface PlotLine {
  readonly seriesName: SeriesName
  readonly label: string
  /** One for each day. */
  readonly values: readonly number[]
}

/** Counts over days (§3 chart series). */
export interface LinePlot {
  readonly kind: 'lines'
  readonly title: string
  readonly days: readonly PlotDay[]
  readonly lines: readonly PlotLine[]
}

/** How a sum divides (§2). */
export interface DonutPlot {
  readonly kind: 'donut'
  readonly title: string
  readonly sum: number
  /** What the sum is of: 'total items'. */
  readonly centerLabel: string
  readonly slices: readonly DonutSlice[]
}

export type PlotData = LinePlot | DonutPlot

type LineField = readonly [figure: SeriesName, label: string, field: HistoryField]

/** Which field of the history each line reads (§3). */
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
 * The lines of a card: the history within its time frame (§4), or null where nothing was ever counted.
 * @param now the moment of the figures beside it
 */
export const createLinePlot = (
  section: Section,
  history: DailyHistory,
  frame: TimeFrame,
  now: Date,
): LinePlot | null => {
  const records = createPlotSeries(history.days, { from: dayOf(rangeOf(frame, now).start), to: dayOf(now) })
  const lines = lineFields[section].map(([figure, label, field]): PlotLine => ({
    seriesName: figure,
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

/** How the items of a time frame divide, or null where there are none. */
export const createDonutPlot = (section: DonutSection, { period }: SectionFigures): DonutPlot | null => {
  const shares = donutSlices(section, period)
  const sum = shares.reduce((all, { count }) => all + count, 0)
  return sum === 0
    ? null
    : { kind: 'donut', title: sectionTitles[section], sum, centerLabel: centerLabels[section], slices: shares }
}

/** Whether some of a plot's days are synthetic. */
export const hasEstimates = ({ days }: LinePlot): boolean => days.some(({ source }) => source === 'synthetic')

/** Where in a plot a day is; the last one where it is not there. */
export const indexOfDay = ({ days }: LinePlot, date: string | null): number => {
  const index = days.findIndex((day) => day.date === date)
  return index < 0 ? days.length - 1 : index
}

const lineColumns = ({ days, lines }: LinePlot): CsvColumn<number>[] => [
  { label: 'Date', text: (index) => days[index]?.date ?? '' },
  ...lines.map(({ label, values }) => ({ label, text: (index: number) => String(values[index] ?? '') })),
  { label: 'Source', text: (index) => days[index]?.source ?? '' },
]

const shareColumns: readonly CsvColumn<DonutSlice>[] = [
  { label: 'Kind', text: ({ label }) => label },
  { label: 'Count', text: ({ count }) => String(count) },
  { label: 'Percent', text: ({ fraction }) => (fraction * 100).toFixed(1) },
]

/** The data of a plot as a file for spreadsheets. */
export const plotCsv = (plot: PlotData): string =>
  plot.kind === 'donut' ? toCsv(shareColumns, plot.slices) : toCsv(lineColumns(plot), [...plot.days.keys()])

/** The name of a plot's file. */
export const plotFileName = (plot: PlotData, ending: PlotFormat): string =>
  toFileName([plot.title, plot.kind === 'donut' ? 'shares' : 'by day'], ending)

export const plotFormats = ['csv', 'svg', 'png'] as const
export type PlotFormat = (typeof plotFormats)[number]
