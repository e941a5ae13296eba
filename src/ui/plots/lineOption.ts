import type { LineSeriesOption } from 'echarts/charts'
import { estimatedLines, type LinePlot, type PlotLine } from '#domain/dashboard/linePlot.ts'
import { formatAxisDay, formatCompact, formatCount } from '#ui/format.ts'
import type { PlotColors } from '#ui/plots/plotColors.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

const font =
  'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'
export const textStyle = (palette: PlotColors) => ({ color: palette.text, fontFamily: font, fontSize: 12 })

/** The distance of the first and the last day from the edges, in pixels. The slider below has the same. */
const plotInset = { start: 44, end: 24 } as const

/** The name of the dashed line in the legend of a file. */
export const estimatedName = 'Estimated'

/** In full as long as it fits, so that two labels are never equal. */
const formatAxis = (value: number): string => (value < 10_000 ? formatCount(value) : formatCompact(value))

const isSynthetic = (plot: LinePlot, index: number): boolean => plot.days[index]?.source === 'synthetic'

/** Up to this many days, every day has a symbol. More symbols cannot be distinguished and take time to draw. */
const maxSymbols = 14

/** The number of symbols of a longer plot. */
const fewSymbols = 12

/** Whether a day has a symbol. In a long plot these are a few days with equal distances, including the last. */
const hasSymbol = ({ days }: LinePlot, index: number, isCounted: boolean): boolean => {
  const step = days.length <= maxSymbols ? 1 : Math.ceil(days.length / fewSymbols)
  return (isCounted || days[index]?.source === 'measured') && (days.length - 1 - index) % step === 0
}

/** The number of dates below a long plot. They fit on a phone. */
const fewDates = 4

/** Whether the date of a day is below the plot: the last day and a few before it, with equal distances. */
const hasDate = ({ days }: LinePlot, index: number): boolean =>
  (days.length - 1 - index) % Math.ceil(days.length / fewDates) === 0

/** The counted or measured part of a line. */
const measured = (
  plot: LinePlot,
  { label, seriesName, values, isCounted }: PlotLine,
  palette: PlotColors,
): LineSeriesOption => ({
  type: 'line',
  name: label,
  data: values.map((value, index) => {
    if (value === null || (!isCounted && isSynthetic(plot, index))) return '-'
    return hasSymbol(plot, index, isCounted) ? { value, symbol: figureShapes[seriesName], symbolSize: 7 } : value
  }),
  symbol: 'none',
  showAllSymbol: true,
  color: palette.figures[seriesName],
  lineStyle: { width: 2 },
  emphasis: { disabled: true },
})

/** The synthetic part of a line: dashes without symbols, up to the first measured day. */
const synthetic = (plot: LinePlot, { seriesName, values }: PlotLine, palette: PlotColors): LineSeriesOption => ({
  type: 'line',
  name: estimatedName,
  data: values.map((value, index) =>
    value !== null && (isSynthetic(plot, index) || isSynthetic(plot, index - 1)) ? value : '-',
  ),
  symbol: 'none',
  color: palette.figures[seriesName],
  lineStyle: { width: 1.5, type: [5, 4], opacity: 0.6 },
  emphasis: { disabled: true },
})

/** Only a line at the chosen day: the figures above the plot are the reading of that day. */
const tooltip = (palette: PlotColors) => ({
  trigger: 'axis' as const,
  triggerOn: 'none' as const,
  showContent: false,
  axisPointer: { type: 'line' as const, lineStyle: { color: palette.text, type: 'solid' as const, width: 1 } },
})

/** The echarts option of lines over days. */
export const lineOption = (plot: LinePlot, palette: PlotColors, sentence: string) => ({
  animation: false,
  textStyle: textStyle(palette),
  aria: { enabled: true, label: { description: sentence } },
  grid: { left: plotInset.start, right: plotInset.end, top: 10, bottom: 26, outerBoundsMode: 'none' as const },
  tooltip: tooltip(palette),
  xAxis: {
    type: 'category' as const,
    boundaryGap: false,
    data: plot.days.map(({ date }) => date),
    axisLabel: {
      color: palette.text,
      interval: (index: number) => hasDate(plot, index),
      formatter: (date: string) => formatAxisDay(date, plot.days[0]?.date ?? date, plot.days.at(-1)?.date ?? date),
      alignMaxLabel: 'right' as const,
      margin: 10,
    },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.grid } },
  },
  yAxis: {
    type: 'value' as const,
    minInterval: 1,
    scale: true,
    splitNumber: 3,
    axisLabel: { color: palette.text, formatter: formatAxis },
    splitLine: { lineStyle: { color: palette.grid } },
  },
  series: [
    ...estimatedLines(plot).map((line) => synthetic(plot, line, palette)),
    ...plot.lines.map((line) => measured(plot, line, palette)),
  ],
})
