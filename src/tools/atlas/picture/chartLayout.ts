import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import type { TextBlocks } from '#tools/atlas/picture/elkGraph.ts'

/** A rectangle in pixels, from the corner of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]

/** A chart with a place for everything in it. */
export interface ChartLayout {
  readonly chart: DrawnChart
  readonly blocks: TextBlocks
  readonly width: number
  readonly height: number
  readonly states: ReadonlyMap<string, Box>
  readonly labels: ReadonlyMap<string, Box>
  /** The dots from which a compound state starts, by the id of the state. */
  readonly starts: ReadonlyMap<string, Box>
  /** The bends of every arrow, by its id. */
  readonly arrows: ReadonlyMap<string, readonly Point[]>
}
