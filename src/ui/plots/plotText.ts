import {
  type DaySource,
  type DonutPlot,
  hasEstimates,
  type LinePlot,
  measuredDays,
  type PlotData,
  type PlotLine,
} from '#domain/dashboard/plots.ts'
import { formatCount, formatLongDay, formatPercent } from '#ui/format.ts'

/** How tables and summaries name the source of the figures of a day. */
export const sourceLabels: Readonly<Record<DaySource, string>> = {
  measured: 'Measured',
  repeated: 'Repeated',
  synthetic: 'Estimated',
}

const trendOf = ({ label, values }: PlotLine, from: number, to: number): string => {
  const [first = 0, last = 0] = [values[from], values[to]]
  const name = label.toLowerCase()
  if (first === last) return `${name} stayed at ${formatCount(last)}`
  return `${name} ${first < last ? 'rose' : 'fell'} from ${formatCount(first)} to ${formatCount(last)}`
}

/** Joins parts of a sentence: 'a, b and c'. */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Only measured days are facts. Estimates are named, not described. */
const sentenceOfLines = (plot: LinePlot): string => {
  const measured = measuredDays(plot)
  const [first, last] = [measured[0], measured.at(-1)]
  if (first === undefined || last === undefined) return 'No day of this period was measured. The dashes are estimates.'
  const dayText = (index: number) => formatLongDay(plot.days[index]?.date ?? '')
  const estimates = hasEstimates(plot) ? ' Earlier days are estimates.' : ''
  if (first === last) {
    const levels = plot.lines.map(({ label, values }) => `${formatCount(values[last] ?? 0)} ${label.toLowerCase()}`)
    return `${joined(levels)} on ${dayText(last)}.${estimates || ' No earlier data in this period.'}`
  }
  const trends = plot.lines.map((line) => trendOf(line, first, last))
  return `Measured from ${dayText(first)} to ${dayText(last)}: ${joined(trends)}.${estimates}`
}

const sentenceOfDonut = ({ slices, sum, centerLabel }: DonutPlot): string => {
  const shares = slices.map(({ label, fraction }) => `${formatPercent(fraction)} are ${label.toLowerCase()}`)
  return `Of ${formatCount(sum)} ${centerLabel}, ${joined(shares)}.`
}

/** A plot in one sentence, for screen readers and for the page. */
export const plotSummary = (plot: PlotData): string =>
  plot.kind === 'donut' ? sentenceOfDonut(plot) : sentenceOfLines(plot)

/** One day of a plot as a text. */
export const daySummary = (plot: LinePlot, index: number): string => {
  const day = plot.days[index]
  if (!day) return ''
  const figures = plot.lines.map(({ label, values }) => `${label} ${formatCount(values[index] ?? 0)}`)
  return [formatLongDay(day.date), ...figures, sourceLabels[day.source]].join(', ')
}
