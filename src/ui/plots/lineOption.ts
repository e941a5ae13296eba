import type { LineSeriesOption } from 'echarts/charts'
import { drawnLines, estimatedLines, type LinePlot, type PlotLine } from '#domain/dashboard/linePlot.ts'
import { formatAxisDay, formatCompact, formatCount } from '#ui/format.ts'
import type { PlotColors } from '#ui/plots/plotColors.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

const font =
  'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'
export const textStyle = (palette: PlotColors) => ({ color: palette.text, fontFamily: font, fontSize: 12 })

/** The distance of the first and the last day from the edges, in pixels. The slider below has the same. */
const plotInset = { start: 44, end: 4 } as const

/** The name of the dashed line in the legend of a file. */
export const estimatedName = 'Estimated'

/** In full as long as it fits, so that two labels are never equal. */
const formatAxis = (value: number): string => (value < 10_000 ? formatCount(value) : formatCompact(value))

const isSynthetic = (plot: LinePlot, index: number): boolean => plot.days[index]?.source === 'synthetic'

/** The last value of a line has the symbol of the legend, so that colour alone does not tell the lines apart. */
const hasSymbol = ({ values }: PlotLine, index: number): boolean =>
  index === values.findLastIndex((value) => value !== null)

/** The number of dates below a long plot. They fit on a phone. */
const fewDates = 4

/** Whether the date of a day is below the plot: the last day and a few before it, with equal distances. */
const hasDate = ({ days }: LinePlot, index: number): boolean =>
  (days.length - 1 - index) % Math.ceil(days.length / fewDates) === 0

/** The counted or measured part of a line. */
const measured = (plot: LinePlot, line: PlotLine, palette: PlotColors): LineSeriesOption => ({
  type: 'line',
  name: line.label,
  data: line.values.map((value, index) => {
    if (value === null || (!line.isCounted && isSynthetic(plot, index))) return '-'
    return hasSymbol(line, index) ? { value, symbol: figureShapes[line.seriesName], symbolSize: 7 } : value
  }),
  symbol: 'none',
  showAllSymbol: true,
  color: palette.figures[line.seriesName],
  lineStyle: { width: 2 },
  ...(line.seriesName === 'total' && { areaStyle: { opacity: 0.08, origin: 'start' } }),
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
export const lineOption = (plot: LinePlot, palette: PlotColors, sentence: string) => {
  const lines = drawnLines(plot)
  return {
    animation: false,
    textStyle: textStyle(palette),
    aria: { enabled: true, label: { description: sentence } },
    grid: { left: plotInset.start, right: plotInset.end, top: 12, bottom: 24, outerBoundsMode: 'none' as const },
    tooltip: tooltip(palette),
    xAxis: {
      type: 'category' as const,
      boundaryGap: false,
      data: plot.days.map(({ date }) => date),
      axisLabel: {
        color: palette.text,
        interval: (index: number) => hasDate(plot, index),
        formatter: (date: string) => formatAxisDay(date, plot.days[0]?.date ?? date, plot.days.at(-1)?.date ?? date),
        ...(hasDate(plot, 0) && { alignMinLabel: 'left' as const }),
        alignMaxLabel: 'right' as const,
        margin: 8,
      },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: palette.grid } },
    },
    yAxis: {
      type: 'value' as const,
      minInterval: 1,
      // Some lines are compared with each other, one with its past.
      ...(lines.length > 2 ? { splitNumber: 2 } : { scale: true, splitNumber: 3 }),
      axisLabel: { color: palette.text, formatter: formatAxis },
      splitLine: { lineStyle: { color: palette.grid } },
    },
    series: [
      ...estimatedLines(plot).map((line) => synthetic(plot, line, palette)),
      ...lines.map((line) => measured(plot, line, palette)),
    ],
  }
}
