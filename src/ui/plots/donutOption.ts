import type { DonutPlot } from '#domain/dashboard/plots.ts'
import { formatCount } from '#ui/format.ts'
import { textStyle } from '#ui/plots/lineOption.ts'
import type { PlotColors } from '#ui/plots/plotColors.ts'

const centreLabel = ({ sum, centerLabel }: DonutPlot, palette: PlotColors) => ({
  show: true,
  position: 'center' as const,
  formatter: `{sum|${formatCount(sum)}}\n{centre|${centerLabel}}`,
  rich: {
    sum: { color: palette.strong, fontSize: 20, fontWeight: 600, lineHeight: 24 },
    centre: { color: palette.text, fontSize: 12, lineHeight: 16 },
  },
})

/** The echarts option of a donut: a ring, and the sum in the centre. The legend has the counts and the shares. */
export const donutOption = (plot: DonutPlot, palette: PlotColors, sentence: string) => ({
  animation: false,
  textStyle: textStyle(palette),
  aria: { enabled: true, label: { description: sentence } },
  series: [
    {
      type: 'pie' as const,
      radius: ['68%', '92%'],
      silent: true,
      clockwise: true,
      itemStyle: { borderColor: palette.surface, borderWidth: 2 },
      label: { show: false },
      labelLine: { show: false },
      emphasis: { disabled: true },
      data: plot.slices
        .filter(({ count }) => count > 0)
        .map(({ kind, label, count }) => ({ name: label, value: count, itemStyle: { color: palette.figures[kind] } })),
    },
    {
      type: 'pie' as const,
      radius: ['0%', '62%'],
      silent: true,
      emphasis: { disabled: true },
      itemStyle: { color: 'transparent' },
      label: centreLabel(plot, palette),
      labelLine: { show: false },
      data: [{ name: plot.centerLabel, value: plot.sum }],
    },
  ],
})
