import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { textBlocksOf } from '#tools/atlas/picture/elkGraph.ts'
import { foldChart } from '#tools/atlas/picture/foldChart.ts'
import type { Box, ChartLayout, FoldedLayout, Point } from '#tools/atlas/picture/chartLayout.ts'

type Pairs<Value> = readonly (readonly [string, Value])[]

/** The layout of a chart as JSON for the page. */
export interface ChartLayoutJson {
  readonly chart: DrawnChart
  readonly width: number
  readonly height: number
  readonly states: Pairs<Box>
  readonly labels: Pairs<Box>
  readonly starts: Pairs<Box>
  readonly arrows: Pairs<readonly Point[]>
}

/** A chart with folded states: only their ids and the positions, because the chart follows from them. */
export interface FoldedLayoutJson {
  readonly folded: readonly string[]
  readonly positions: Omit<ChartLayoutJson, 'chart'>
}

export const layoutToJson = ({
  chart,
  width,
  height,
  states,
  labels,
  starts,
  arrows,
}: ChartLayout): ChartLayoutJson => ({
  chart,
  width,
  height,
  states: [...states],
  labels: [...labels],
  starts: [...starts],
  arrows: [...arrows],
})

export const layoutFromJson = ({
  chart,
  width,
  height,
  states,
  labels,
  starts,
  arrows,
}: ChartLayoutJson): ChartLayout => ({
  chart,
  blocks: textBlocksOf(chart),
  width,
  height,
  states: new Map(states),
  labels: new Map(labels),
  starts: new Map(starts),
  arrows: new Map(arrows),
})

/** The layouts of a chart, from nothing folded to everything folded. */
export const foldedLayoutsFromJson = (
  full: ChartLayout,
  folded: readonly FoldedLayoutJson[],
): readonly FoldedLayout[] => [
  { folded: [], layout: full },
  ...folded.map(({ folded: ids, positions }) => ({
    folded: ids,
    layout: layoutFromJson({ ...positions, chart: foldChart(full.chart, { folded: ids, failuresOf: [] }) }),
  })),
]
