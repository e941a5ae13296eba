import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { blocksOf } from '#tools/atlas/picture/elkGraph.ts'
import type { Box, Laid, Point } from '#tools/atlas/picture/chartLayout.ts'

type Pairs<Value> = readonly (readonly [string, Value])[]

/** A chart with its places, as it travels to the page. */
export interface LaidJson {
  readonly chart: DrawnChart
  readonly width: number
  readonly height: number
  readonly states: Pairs<Box>
  readonly labels: Pairs<Box>
  readonly starts: Pairs<Box>
  readonly arrows: Pairs<readonly Point[]>
}

export const laidToJson = ({ chart, width, height, states, labels, starts, arrows }: Laid): LaidJson => ({
  chart,
  width,
  height,
  states: [...states],
  labels: [...labels],
  starts: [...starts],
  arrows: [...arrows],
})

export const laidFromJson = ({ chart, width, height, states, labels, starts, arrows }: LaidJson): Laid => ({
  chart,
  blocks: blocksOf(chart),
  width,
  height,
  states: new Map(states),
  labels: new Map(labels),
  starts: new Map(starts),
  arrows: new Map(arrows),
})
