import type { DaySource, DonutPlot, LinePlot, PlotData, PlotLine } from '#domain/dashboard/plots.ts'
import { formatCount, formatLongDay, formatPercent } from '#ui/format.ts'

/** How tables and summaries name the source of the figures of a day. */
export const sourceLabels: Readonly<Record<DaySource, string>> = {
  measured: 'Measured',
  repeated: 'Repeated',
  synthetic: 'Estimated',
}

const trendOf = ({ label, values }: PlotLine): string => {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const name = label.toLowerCase()
  if (first === last) return `${name} stayed at ${formatCount(last)}`
  return `${name} ${first < last ? 'rose' : 'fell'} from ${formatCount(first)} to ${formatCount(last)}`
}

/** Joins parts of a sentence: 'a, b and c'. */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const estimateNote = ({ days }: LinePlot): string => {
  const estimated = days.filter(({ source }) => source === 'synthetic').length
  if (estimated === 0) return ''
  return `; ${formatCount(estimated)} of the ${formatCount(days.length)} days are estimated`
}

/** Whether the plot has only one measured day. It is repeated, so that there is a line. */
const isSingle = ({ days }: LinePlot): boolean => days.length === 2 && days[0]?.source === 'repeated'

const levelOf = ({ label, values }: PlotLine): string => `${formatCount(values.at(-1) ?? 0)} ${label.toLowerCase()}`

const sentenceOfLines = (plot: LinePlot): string => {
  const [from = '', to = ''] = [plot.days[0]?.date, plot.days.at(-1)?.date]
  if (isSingle(plot))
    return `${joined(plot.lines.map(levelOf))} on ${formatLongDay(to)}. No earlier data in this period.`
  return `From ${formatLongDay(from)} to ${formatLongDay(to)}, ${joined(plot.lines.map(trendOf))}${estimateNote(plot)}.`
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
