import {
  type DaySource,
  hasEstimates,
  type LinePlot,
  measuredDays,
  type PlotLine,
  type SeriesName,
} from '#domain/dashboard/linePlot.ts'
import type { DonutPlot, PlotData } from '#domain/dashboard/plots.ts'
import { formatCount, formatLongDay, formatPercent } from '#ui/format.ts'

/** How tables and summaries name the source of the figures of a day. */
export const sourceLabels: Readonly<Record<DaySource, string>> = {
  counted: 'Counted',
  measured: 'Measured',
  repeated: 'Repeated',
  synthetic: 'Estimated',
  missing: 'Not recorded',
}

/** A figure of a day, or a dash if there is none. */
export const formatValue = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : formatCount(value)

/** What listings are for, in a sentence. */
const purposes: Readonly<Partial<Record<SeriesName, string>>> = {
  rent: 'for rent',
  sale: 'for sale',
  donate: 'to donate',
  swap: 'to swap',
}

/** A name after a number or 'are': '12 rented', '12 for rent'. */
const nameOf = ({ seriesName, label }: Pick<PlotLine, 'seriesName' | 'label'>): string =>
  purposes[seriesName] ?? label.toLowerCase()

/** A name as the subject of a sentence: 'rented items', 'items for rent'. */
const subjectOf = (line: PlotLine): string => {
  if (line.seriesName === 'total' || line.seriesName === 'active') return nameOf(line)
  return line.seriesName in purposes ? `items ${nameOf(line)}` : `${nameOf(line)} items`
}

const trendOf = (line: PlotLine, from: number, to: number): string => {
  const [first, last] = [line.values[from] ?? 0, line.values[to] ?? 0]
  const name = subjectOf(line)
  if (first === last) return `${name} stayed at ${formatCount(last)}`
  return `${name} ${first < last ? 'rose' : 'fell'} from ${formatCount(first)} to ${formatCount(last)}`
}

/** Joins parts of a sentence: 'a, b and c'. */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const dayText = (plot: LinePlot, index: number) => formatLongDay(plot.days[index]?.date ?? '')

/** Only measured days are facts. Estimates are named, not described. */
const sentenceOfRecorded = (plot: LinePlot, lines: readonly PlotLine[]): string => {
  const measured = measuredDays(plot)
  const [first, last] = [measured[0], measured.at(-1)]
  if (first === undefined || last === undefined)
    return `Nothing was measured in this period.${hasEstimates(plot) ? ' The dashes are estimates.' : ''}`
  const estimates = hasEstimates(plot) ? ' Earlier days are estimates.' : ''
  if (first === last) {
    const levels = lines.map((line) => `${formatCount(line.values[last] ?? 0)} ${nameOf(line)}`)
    return `${joined(levels)} on ${dayText(plot, last)}.${estimates || ' No earlier data in this period.'}`
  }
  const trends = lines.map((line) => trendOf(line, first, last))
  return `Measured from ${dayText(plot, first)} to ${dayText(plot, last)}: ${joined(trends)}.${estimates}`
}

const sentenceOfCounted = (plot: LinePlot, lines: readonly PlotLine[]): string => {
  const last = plot.days.length - 1
  const trends = lines.map((line) => trendOf(line, 0, last))
  return `From ${dayText(plot, 0)} to ${dayText(plot, last)}: ${joined(trends)}.`
}

const sentenceOfLines = (plot: LinePlot): string => {
  const counted = plot.lines.filter(({ isCounted }) => isCounted)
  const recorded = plot.lines.filter(({ isCounted }) => !isCounted)
  return [
    ...(counted.length > 0 ? [sentenceOfCounted(plot, counted)] : []),
    ...(recorded.length > 0 ? [sentenceOfRecorded(plot, recorded)] : []),
  ].join(' ')
}

const sentenceOfDonut = ({ slices, sum, centerLabel }: DonutPlot): string => {
  const shares = slices.map(
    ({ kind, label, fraction }) => `${formatPercent(fraction)} are ${nameOf({ seriesName: kind, label })}`,
  )
  return `Of ${formatCount(sum)} ${centerLabel}, ${joined(shares)}.`
}

/** A plot in one sentence, for screen readers. */
export const plotSummary = (plot: PlotData): string =>
  plot.kind === 'donut' ? sentenceOfDonut(plot) : sentenceOfLines(plot)

/** One day of a plot as a text. */
export const daySummary = (plot: LinePlot, index: number): string => {
  const day = plot.days[index]
  if (!day) return ''
  const figures = plot.lines.map(({ label, values }) => `${label} ${formatValue(values[index])}`)
  return [formatLongDay(day.date), ...figures, sourceLabels[day.source]].join(', ')
}
