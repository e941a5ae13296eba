import type { ChartLayoutJson } from '#tools/atlas/data/chartLayoutJson.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import type { TransitionCoverage } from '#tools/paths/check/coverage.ts'

/** How a chart stands at one moment of a path, and what is said of it. */
export interface PathStep {
  /** To follow "When"; empty for the start. */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  /** The states that hold, by their ids. */
  readonly active: readonly string[]
  /** The transitions that led here, by their ids. */
  readonly takenTransitions: readonly string[]
}

/** A path test as the atlas shows it; the first `prepared` moments after the start only lead to where it begins. */
export interface PathData {
  readonly id: string
  readonly given: string
  readonly setupLength: number
  readonly steps: readonly PathStep[]
}

/** Pictures of one state, as addresses below the atlas. */
export interface Screenshots {
  readonly phone: string
  readonly desktop: string
}

/** All that the atlas knows of one chart. */
export interface ChartData {
  readonly layout: ChartLayoutJson
  readonly paths: readonly PathData[]
  /** The last recorded runs, by the id of the transition; null where there is no record. */
  readonly coverage: Readonly<Record<string, TransitionCoverage>> | null
  /** By the id of the state. */
  readonly screenshots: Readonly<Record<string, Screenshots>>
}

/** The lists that the atlas begins with. */
export type LazyCharts = Readonly<
  Record<string, { readonly chart: DrawnChart; readonly load: () => Promise<{ readonly default: ChartData }> }>
>
