import type { LineSeriesOption } from 'echarts/charts'
import { hasEstimates, type LinePlot, type PlotLine } from '#domain/dashboard/plots.ts'
import { formatCompact, formatCount, formatLongDay, formatShortDay } from '#ui/format.ts'
import type { PlotColors } from '#ui/plots/plotColors.ts'
import { sourceLabels } from '#ui/plots/plotText.ts'
import { shapeCharacters, figureShapes } from '#ui/plots/figureShapes.ts'

const font =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'
export const textStyle = (palette: PlotColors) => ({ color: palette.text, fontFamily: font, fontSize: 12 })

/** Where the first and the last day stand in a plot, in pixels from its edges: the slider under it begins and ends there too. */
export const plotInset = { start: 44, end: 24 } as const

/** The name of the line that explains, in a picture, what is drawn with dashes. */
export const estimatedName = 'Estimated'

const isSynthetic = (plot: LinePlot, index: number): boolean => plot.days[index]?.source === 'synthetic'

/** How many signs a line has at most: more of them cannot be told apart, and each takes time to draw. */
const mostSigns = 31
const fewSigns = 12

/** Whether a day has a sign: it was measured, and in a long plot it is one of a few that stand evenly, the last day among them. */
const hasSign = ({ days }: LinePlot, index: number): boolean => {
  const step = days.length <= mostSigns ? 1 : Math.ceil(days.length / fewSigns)
  return days[index]?.source === 'measured' && (days.length - 1 - index) % step === 0
}

/** How many days have their date under a long plot: as many as a phone has room for. */
const fewDates = 4

/** Whether a day has its date under the plot: the last one and, evenly, a few before it. */
const hasDate = ({ days }: LinePlot, index: number): boolean =>
  (days.length - 1 - index) % Math.ceil(days.length / fewDates) === 0

/** The measured part of a line. */
const measured = (plot: LinePlot, { label, seriesName, values }: PlotLine, palette: PlotColors): LineSeriesOption => ({
  type: 'line',
  name: label,
  data: values.map((value, index) => {
    if (isSynthetic(plot, index)) return '-'
    return hasSign(plot, index) ? { value, symbol: figureShapes[seriesName], symbolSize: 7 } : value
  }),
  symbol: 'none',
  showAllSymbol: true,
  color: palette.figures[seriesName],
  lineStyle: { width: 2 },
  emphasis: { disabled: true },
  ...(seriesName === 'total' && { areaStyle: { opacity: 0.12 } }),
})

/** The synthetic part: dashes without signs, as far as the first day after it. */
const synthetic = (plot: LinePlot, { seriesName, values }: PlotLine, palette: PlotColors): LineSeriesOption => ({
  type: 'line',
  name: estimatedName,
  data: values.map((value, index) => (isSynthetic(plot, index) || isSynthetic(plot, index - 1) ? value : '-')),
  symbol: 'none',
  color: palette.figures[seriesName],
  lineStyle: { width: 1.5, type: [5, 4] },
  emphasis: { disabled: true },
})

const tooltipText = (plot: LinePlot, index: number): string => {
  const day = plot.days[index]
  if (!day) return ''
  const rows = plot.lines.map(
    ({ seriesName, label, values }) =>
      `{${seriesName}|${shapeCharacters[figureShapes[seriesName]]}} ${label}  {value|${formatCount(values[index] ?? 0)}}`,
  )
  return [
    `{day|${formatLongDay(day.date)}}`,
    ...rows,
    ...(day.source === 'measured' ? [] : [sourceLabels[day.source]]),
  ].join('\n')
}

/** Texts of a tooltip are drawn, since the content policy lets nobody write markup. */
const tooltip = (plot: LinePlot, palette: PlotColors) => ({
  trigger: 'axis' as const,
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: palette.surface,
  borderColor: palette.grid,
  borderWidth: 1,
  padding: [8, 10],
  axisPointer: { type: 'line' as const, lineStyle: { color: palette.text, type: 'solid' as const, width: 1 } },
  textStyle: {
    ...textStyle(palette),
    lineHeight: 18,
    rich: {
      day: { color: palette.strong, fontWeight: 600, fontSize: 12, lineHeight: 20 },
      value: { color: palette.strong, fontWeight: 600, fontSize: 12 },
      ...Object.fromEntries(
        plot.lines.map(({ seriesName }) => [seriesName, { color: palette.figures[seriesName], fontSize: 12 }]),
      ),
    },
  },
  formatter: (given: unknown) => tooltipText(plot, (given as readonly { dataIndex: number }[])[0]?.dataIndex ?? -1),
})

/** What echarts draws of lines over days. */
export const lineOption = (plot: LinePlot, palette: PlotColors, sentence: string) => ({
  animation: false,
  textStyle: textStyle(palette),
  aria: { enabled: true, label: { description: sentence } },
  grid: { left: plotInset.start, right: plotInset.end, top: 10, bottom: 26, outerBoundsMode: 'none' as const },
  tooltip: tooltip(plot, palette),
  xAxis: {
    type: 'category' as const,
    boundaryGap: false,
    data: plot.days.map(({ date }) => date),
    axisLabel: {
      color: palette.text,
      interval: (index: number) => hasDate(plot, index),
      formatter: formatShortDay,
      margin: 10,
    },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.grid } },
  },
  yAxis: {
    type: 'value' as const,
    min: 0,
    minInterval: 1,
    splitNumber: 4,
    axisLabel: { color: palette.text, formatter: formatCompact },
    splitLine: { lineStyle: { color: palette.grid, type: [2, 4] } },
  },
  series: [
    ...(hasEstimates(plot) ? plot.lines.map((line) => synthetic(plot, line, palette)) : []),
    ...plot.lines.map((line) => measured(plot, line, palette)),
  ],
})
