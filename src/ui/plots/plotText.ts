import type { DaySource, DonutPlot, LinePlot, PlotData, PlotLine } from '#domain/dashboard/plots.ts'
import { formatCount, formatLongDay, formatPercent } from '#ui/format.ts'

/** What a table and a reading say of where a day's figures come from. */
export const sourceLabels: Readonly<Record<DaySource, string>> = {
  measured: 'Measured',
  repeated: 'Repeated',
  synthetic: 'Estimated',
}

const courseOf = ({ label, values }: PlotLine): string => {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const name = label.toLowerCase()
  if (first === last) return `${name} stayed at ${formatCount(last)}`
  return `${name} ${first < last ? 'rose' : 'fell'} from ${formatCount(first)} to ${formatCount(last)}`
}

/** Parts of a sentence as one: 'a, b and c'. */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const honesty = ({ days }: LinePlot): string => {
  const estimated = days.filter(({ source }) => source === 'synthetic').length
  if (estimated === 0) return ''
  return `; ${formatCount(estimated)} of the ${formatCount(days.length)} days are estimated`
}

/** A single day, which is doubled so that there is a line, has no course to speak of. */
const isSingle = ({ days }: LinePlot): boolean => days.length === 2 && days[0]?.source === 'repeated'

const sentenceOfLines = (plot: LinePlot): string => {
  const [from = '', to = ''] = [plot.days[0]?.date, plot.days.at(-1)?.date]
  if (isSingle(plot))
    return `On ${formatLongDay(to)}, ${joined(plot.lines.map(({ label, values }) => `${label.toLowerCase()} stood at ${formatCount(values.at(-1) ?? 0)}`))}; no other day of this time frame was counted.`
  return `From ${formatLongDay(from)} to ${formatLongDay(to)}, ${joined(plot.lines.map(courseOf))}${honesty(plot)}.`
}

const sentenceOfDonut = ({ slices, sum, centerLabel }: DonutPlot): string =>
  `Of ${formatCount(sum)} ${centerLabel}, ${joined(slices.map(({ label, fraction }) => `${formatPercent(fraction)} are ${label.toLowerCase()}`))}.`

/** A plot in one sentence: for whoever cannot see it, and for whoever wants it short. */
export const plotSummary = (plot: PlotData): string =>
  plot.kind === 'donut' ? sentenceOfDonut(plot) : sentenceOfLines(plot)

/** What a plot says of one of its days. */
export const daySummary = (plot: LinePlot, index: number): string => {
  const day = plot.days[index]
  if (!day) return ''
  const figures = plot.lines.map(({ label, values }) => `${label} ${formatCount(values[index] ?? 0)}`)
  return [formatLongDay(day.date), ...figures, sourceLabels[day.source]].join(', ')
}
