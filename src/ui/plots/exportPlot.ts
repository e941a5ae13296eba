import { LegendComponent, TitleComponent } from 'echarts/components'
import { use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { drawnLines, hasEstimates, type LinePlot } from '#domain/dashboard/linePlot.ts'
import type { PlotData, PlotFile, PlotFormat } from '#domain/dashboard/plots.ts'
import { formatLongDay } from '#ui/format.ts'
import { donutOption } from '#ui/plots/donutOption.ts'
import { echarts } from '#ui/plots/engine.ts'
import { estimatedName, lineOption, textStyle } from '#ui/plots/lineOption.ts'
import { type PlotColors, readPlotColors } from '#ui/plots/plotColors.ts'
import { plotSummary } from '#ui/plots/plotText.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

register([SVGRenderer, LegendComponent, TitleComponent])

const size = { width: 960, height: 540 }

const subtitleOf = (plot: PlotData): string =>
  plot.kind === 'donut'
    ? plot.centerLabel
    : `${formatLongDay(plot.days[0]?.date ?? '')} to ${formatLongDay(plot.days.at(-1)?.date ?? '')}`

const dashes = 'path://M0 4H8V6H0ZM12 4H20V6H12Z'

const namesOf = (plot: LinePlot, palette: PlotColors) => [
  ...drawnLines(plot).map(({ label, seriesName }) => ({ name: label, icon: figureShapes[seriesName] })),
  ...(hasEstimates(plot) ? [{ name: estimatedName, icon: dashes, itemStyle: { color: palette.text } }] : []),
]

const frameOf = (plot: PlotData, palette: PlotColors) => ({
  backgroundColor: palette.surface,
  title: {
    text: plot.title,
    subtext: subtitleOf(plot),
    left: 24,
    top: 20,
    textStyle: { ...textStyle(palette), color: palette.strong, fontSize: 20, fontWeight: 600 },
    subtextStyle: { ...textStyle(palette), fontSize: 14 },
  },
  legend: {
    bottom: 20,
    left: 24,
    itemGap: 20,
    itemWidth: 14,
    itemHeight: 12,
    textStyle: { ...textStyle(palette), fontSize: 14 },
    ...(plot.kind === 'lines'
      ? { data: namesOf(plot, palette) }
      : { data: plot.slices.map(({ label, kind }) => ({ name: label, icon: figureShapes[kind] })) }),
  },
})

/** The plot with a title and a legend, for a file. */
const optionOf = (plot: PlotData, palette: PlotColors) => {
  const frame = frameOf(plot, palette)
  if (plot.kind === 'donut') return { ...donutOption(plot, palette, plotSummary(plot)), ...frame }
  return {
    ...lineOption(plot, palette, plotSummary(plot)),
    ...frame,
    grid: { left: 64, right: 32, top: 100, bottom: 84, outerBoundsMode: 'none' as const },
  }
}

/**
 * Draws a plot for a file, in the current theme.
 * @returns the text of an SVG, or the data URL of a PNG
 */
export const exportPlot = (plot: PlotFile | null, format: PlotFormat): string => {
  if (!plot || plot.kind === 'newCounts') throw new Error('There is no plot to draw')
  const isSvg = format === 'svg'
  const chart = echarts.init(isSvg ? null : document.createElement('div'), null, {
    ...size,
    renderer: isSvg ? 'svg' : 'canvas',
    ssr: isSvg,
    devicePixelRatio: 2,
  })
  try {
    chart.setOption(optionOf(plot, readPlotColors()))
    return isSvg ? chart.renderToSVGString() : chart.getDataURL({ type: 'png', pixelRatio: 2 })
  } finally {
    chart.dispose()
  }
}
