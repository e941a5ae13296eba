import type { TestModel } from '#charts/testModel.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import type { Edge } from '#charts/paths/model/configurationGraph.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'
import type { Box, ChartLayout } from '#charts/pictures/chartLayout.ts'
import { drawChart } from '#charts/pictures/drawChart.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import type { Shape } from '#charts/pictures/shapes.ts'
import type { TextLine } from '#charts/pictures/textBlocks.ts'
import { readChart } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'
import type { ChartUsage } from '#tools/paths/usage.ts'

/** One step of a test path. */
interface PathStep {
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
  /** With what the chart starts: `the sign-in page has passed the email`. */
  readonly given: string
  readonly steps: readonly PathStep[]
}

/** A call in a picture that runs another chart. */
export interface CallLink {
  readonly state: string
  readonly text: string
  /** The chart that it runs. */
  readonly chart: string
  /** The place of its text in the picture. */
  readonly box: Box
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
  /** The charts that run this one. */
  readonly usedBy: readonly string[]
  /** The states that have a screen. */
  readonly screens: readonly string[]
  /** What people used. Null if nobody has read it. */
  readonly usage: ChartUsage | null
}

export const chartDataOf = (
  testModel: TestModel,
  layout: ChartLayout,
  testModels: readonly TestModel[],
  { screens = [], usage = null }: Partial<Pick<ChartData, 'screens' | 'usage'>> = {},
): ChartData => ({
  picture: {
    chart: layout.chart,
    width: layout.width,
    height: layout.height,
    shapes: drawChart(layout),
    boxes: Object.fromEntries(layout.states),
    links: callLinksOf(testModel, layout, testModels),
  },
  paths: pathDataOf(testModel),
  usedBy: usersOf(testModel, testModels),
  screens,
  usage,
})

/** The test paths of a chart: the script for a tester, and the active states after each step. */
const pathDataOf = (testModel: TestModel): PathData[] => {
  const { graph, coverages } = checkChart(testModel, ['zero-switch'])
  const paths = coverages.flatMap((coverage) => coverage.paths)
  return paths.map((path) => {
    const { id, seen, steps } = createTestScript(graph, path)
    const texts = [{ when: '', seen }, ...steps]
    const configurations = path.edges.map(({ configuration }) => configuration)
    return {
      id,
      given: whenClause(testModel, (path.edges[0] as Edge).input),
      steps: texts.map(({ when, seen: text }, index) => ({
        when,
        seen: text,
        active: activeStates(configurations[index]?.snapshot),
        takenTransitions: configurations[index]?.lastStep.takenTransitions ?? [],
      })),
    }
  })
}

/** The calls of a chart that run other charts. Charts whose code loads on demand have no link. */
export const callLinksOf = (
  { id: chart, machine }: TestModel,
  { chart: drawn, blocks, states }: ChartLayout,
  testModels: readonly TestModel[],
): CallLink[] => {
  const { states: chartStates, actors } = readChart(machine)
  return chartStates.flatMap(({ path: state, calls }) => {
    const lines = blocks.states.get(state)?.lines.filter(({ role }) => role === 'running') ?? []
    const texts = drawn.states.find(({ id }) => id === state)?.calls ?? []
    return calls.flatMap(({ src }, index) => {
      const called = chartOf(actors[src ?? ''], testModels)
      const box = boxOf(linesOfCall(lines, index), states.get(state) as Box)
      return called === undefined || called === chart
        ? []
        : [{ state, text: texts[index] as string, chart: called, box }]
    })
  })
}

/** The chart of an actor. */
const chartOf = (actor: unknown, testModels: readonly TestModel[]): string | undefined =>
  testModels.find(({ machine: { id } }) => id === (actor as { readonly id?: string } | undefined)?.id)?.id

/** The other charts that run a chart. */
export const usersOf = ({ id: chart }: TestModel, testModels: readonly TestModel[]): string[] =>
  testModels
    .filter(({ id, machine }) => {
      const { states, actors } = readChart(machine)
      const calls = states.flatMap((state) => state.calls)
      return id !== chart && calls.some(({ src }) => chartOf(actors[src ?? ''], testModels) === chart)
    })
    .map(({ id }) => id)

/** The first line of each call has the icon. */
const linesOfCall = (lines: readonly TextLine[], index: number): readonly TextLine[] => {
  const starts = lines.flatMap(({ icon }, line) => (icon ? [line] : []))
  return lines.slice(starts[index], starts[index + 1])
}

const lineHeight = 17

const boxOf = (lines: readonly TextLine[], corner: Box): Box => {
  const [first, last] = [lines[0], lines.at(-1)] as [TextLine, TextLine]
  return {
    x: corner.x + first.x,
    y: corner.y + first.y - 13,
    width: Math.max(...lines.map(({ width }) => width)),
    height: last.y - first.y + lineHeight,
  }
}
