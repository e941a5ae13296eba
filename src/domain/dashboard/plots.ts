import type { Bar } from '#domain/dashboard/comparison.ts'
import type { BarUnit } from '#domain/periods/barSpans.ts'
import { type DonutSection, type DonutSlice, donutSlices, type SectionFigures } from '#domain/dashboard/counts.ts'
import { type LinePlot, sourceTitle } from '#domain/dashboard/linePlot.ts'
import { type CsvColumn, type CsvText, toFileName, toCsv } from '#domain/lists/csv.ts'
import { sectionTitles } from '#domain/dashboard/sections.ts'

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
  readonly unit: BarUnit
  readonly bars: readonly Bar[]
}

/** What a card can download. */
export type PlotFile = PlotData | NewCountsFile

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

const lineColumns = (plot: LinePlot): CsvColumn<number>[] => [
  { label: 'Date', isValue: true, text: (index) => plot.days[index]?.date ?? '' },
  ...plot.lines.map(({ label, values }) => ({
    label,
    isValue: true,
    text: (index: number) => String(values[index] ?? ''),
  })),
  { label: sourceTitle(plot), text: (index) => plot.days[index]?.source ?? '' },
]

const shareColumns: readonly CsvColumn<DonutSlice>[] = [
  { label: 'Kind', text: ({ label }) => label },
  { label: 'Count', isValue: true, text: ({ count }) => String(count) },
  { label: 'Percent', isValue: true, text: ({ fraction }) => (fraction * 100).toFixed(1) },
]

const barColumns = (label: string): CsvColumn<Bar>[] => [
  { label: 'First day', isValue: true, text: ({ from }) => from },
  { label: 'Last day', isValue: true, text: ({ to }) => to },
  { label, isValue: true, text: ({ count }) => String(count) },
  { label: 'Period before', isValue: true, text: ({ earlier }) => String(earlier?.count ?? '') },
]

/** The data of a plot as CSV. */
export const plotCsv = (plot: PlotFile): CsvText => {
  if (plot.kind === 'donut') return toCsv(shareColumns, plot.slices)
  if (plot.kind === 'newCounts') return toCsv(barColumns(plot.title), plot.bars)
  return toCsv(lineColumns(plot), [...plot.days.keys()])
}

const fileSubject = (plot: PlotFile): string => {
  if (plot.kind === 'newCounts') return `by ${plot.unit}`
  return plot.kind === 'donut' ? 'shares' : 'by day'
}

export const plotFileName = <Format extends PlotFormat>(plot: PlotFile, format: Format): `${string}.${Format}` =>
  toFileName([plot.title, fileSubject(plot)], format)

export const plotFormats = ['csv', 'svg', 'png'] as const
export type PlotFormat = (typeof plotFormats)[number]
