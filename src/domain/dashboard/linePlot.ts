import type { SliceKind } from '#domain/dashboard/counts.ts'

/** The name of a line or a slice. Its colour and symbol have the same name. */
export type SeriesName = SliceKind | 'total' | 'active'

/**
 * Where the figures of a day come from. `counted`: from the server. The others come from the history of this browser:
 * `repeated` is a day without a measurement, `synthetic` an estimated day before the first measured one, and `missing`
 * a day before the history.
 */
export type DaySource = 'counted' | 'measured' | 'repeated' | 'synthetic' | 'missing'

interface PlotDay {
  readonly date: string
  /** The source of the lines that are not counted, if there are some. */
  readonly source: DaySource
}

export interface PlotLine {
  readonly seriesName: SeriesName
  readonly label: string
  readonly isCounted: boolean
  /** One value per day. Null if there is none. */
  readonly values: readonly (number | null)[]
}

/** Daily counts (§3 chart series). */
export interface LinePlot {
  readonly kind: 'lines'
  readonly title: string
  readonly days: readonly PlotDay[]
  readonly lines: readonly PlotLine[]
}

/** Whether a plot has synthetic days. */
export const hasEstimates = ({ days }: LinePlot): boolean => days.some(({ source }) => source === 'synthetic')

/** The lines that have a course. A single value beside them is no line. */
export const drawnLines = ({ lines }: LinePlot): readonly PlotLine[] => {
  const drawn = lines.filter(({ values }) => values.filter((value) => value !== null).length > 1)
  return drawn.length > 0 ? drawn : lines
}

/** The lines that have synthetic days. */
export const estimatedLines = (plot: LinePlot): readonly PlotLine[] =>
  hasEstimates(plot) ? drawnLines(plot).filter(({ isCounted }) => !isCounted) : []

/** The indexes of the days of a plot whose figures are facts. */
export const measuredDays = ({ days }: LinePlot): readonly number[] =>
  [...days.keys()].filter((index) => days[index]?.source === 'measured' || days[index]?.source === 'counted')

/** What the sources of a plot belong to: 'Source of active users' if the other lines are counted. */
export const sourceTitle = ({ lines }: LinePlot): string => {
  const estimated = lines.filter(({ isCounted }) => !isCounted)
  const isMixed = estimated.length > 0 && estimated.length < lines.length
  return isMixed ? `Source of ${estimated.map(({ label }) => label.toLowerCase()).join(', ')}` : 'Source'
}

/** The index of a day in a plot, or of the last day if the day is missing. */
export const indexOfDay = ({ days }: LinePlot, date: string | null): number => {
  const index = days.findIndex((day) => day.date === date)
  return index < 0 ? days.length - 1 : index
}
