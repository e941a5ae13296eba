import type { DonutPlot } from '#domain/dashboard/plots.ts'
import { formatCount, formatPercent } from '#ui/format.ts'
import { textStyle } from '#ui/plots/lineOption.ts'
import type { PlotColors } from '#ui/plots/plotColors.ts'

const centreLabel = ({ sum, centerLabel }: DonutPlot, palette: PlotColors) => ({
  show: true,
  position: 'center' as const,
  formatter: `{sum|${formatCount(sum)}}\n{centre|${centerLabel}}`,
  rich: {
    sum: { color: palette.strong, fontSize: 22, fontWeight: 600, lineHeight: 28 },
    centre: { color: palette.text, fontSize: 12, lineHeight: 16 },
  },
})

/** Below this width, a percentage beside the ring would be cut. The legend has it too. In pixels. */
const maxWidthWithoutShares = 213

const noShares = { label: { show: false }, labelLine: { show: false } }

/** The echarts option of a donut: a ring with a percentage at each slice, and the sum in the centre. */
export const donutOption = (plot: DonutPlot, palette: PlotColors, sentence: string) => ({
  animation: false,
  textStyle: textStyle(palette),
  aria: { enabled: true, label: { description: sentence } },
  media: [{ query: { maxWidth: maxWidthWithoutShares }, option: { series: [{ ...noShares }] } }],
  series: [
    {
      type: 'pie' as const,
      radius: ['45%', '61%'],
      silent: true,
      clockwise: true,
      itemStyle: { borderColor: palette.surface, borderWidth: 2 },
      label: {
        color: palette.text,
        overflow: 'none' as const,
        distanceToLabelLine: 2,
        edgeDistance: 0,
        bleedMargin: 0,
        formatter: ({ value }: { value?: unknown }) => formatPercent(Number(value) / plot.sum),
      },
      labelLine: { length: 4, length2: 2, lineStyle: { color: palette.grid } },
      emphasis: { disabled: true },
      data: plot.slices
        .filter(({ count }) => count > 0)
        .map(({ kind, label, count }) => ({ name: label, value: count, itemStyle: { color: palette.figures[kind] } })),
    },
    {
      type: 'pie' as const,
      radius: ['0%', '42%'],
      silent: true,
      emphasis: { disabled: true },
      itemStyle: { color: 'transparent' },
      label: centreLabel(plot, palette),
      labelLine: { show: false },
      data: [{ name: plot.centerLabel, value: plot.sum }],
    },
  ],
})
