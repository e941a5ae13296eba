import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import type { TextBlocks } from '#charts/pictures/elkGraph.ts'

/** A rectangle in pixels, from the top left corner of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]

/** A chart with the position of everything in its picture. */
export interface ChartLayout {
  readonly chart: DrawnChart
  readonly blocks: TextBlocks
  readonly width: number
  readonly height: number
  readonly states: ReadonlyMap<string, Box>
  readonly labels: ReadonlyMap<string, Box>
  /** The start dots of compound states, by state id. */
  readonly starts: ReadonlyMap<string, Box>
  /** The points of each arrow, by arrow id. */
  readonly arrows: ReadonlyMap<string, readonly Point[]>
}
