import type { CallLink } from '#tools/atlas/data/callLinks.ts'
import type { Box } from '#charts/pictures/chartLayout.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import type { Shape } from '#charts/pictures/shapes.ts'

/** One step of a test path. */
export interface PathStep {
  /** The text after "When"; empty for the start. */
  readonly when: string
  /** The text after "Then". */
  readonly seen: string
  /** The ids of the active states after the step. */
  readonly active: readonly string[]
  /** The ids of the transitions of the step. */
  readonly takenTransitions: readonly string[]
}

/** A test path. */
export interface PathData {
  readonly id: string
  readonly given: string
  readonly steps: readonly PathStep[]
}

/** The picture of a chart, drawn when the atlas is built. */
export interface Picture {
  readonly chart: DrawnChart
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** The places of the states, by id. */
  readonly boxes: Readonly<Record<string, Box>>
  readonly links: readonly CallLink[]
}

/** The data of one chart in the atlas. */
export interface ChartData {
  readonly picture: Picture
  readonly paths: readonly PathData[]
}
