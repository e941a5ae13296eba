import type { TestModel } from '#charts/testModel.ts'
import type { Box, ChartLayout } from '#charts/pictures/chartLayout.ts'
import type { TextLine } from '#charts/pictures/textBlocks.ts'
import { readChart } from '#charts/read/chart.ts'

/** A call in a picture that runs another chart. */
export interface CallLink {
  readonly state: string
  readonly text: string
  /** The chart that it runs. */
  readonly chart: string
  /** The place of its text in the picture. */
  readonly box: Box
}

/** The calls of a chart that run other charts. Charts whose code loads on demand have no link. */
export const callLinksOf = (
  { id: chart, machine }: TestModel,
  { chart: drawn, blocks, states }: ChartLayout,
  testModels: readonly TestModel[],
): CallLink[] => {
  const { states: chartStates, actors } = readChart(machine)
  const chartOf = (src: string | null): string | undefined =>
    testModels.find(({ machine: { id } }) => id === (actors[src ?? ''] as { readonly id?: string } | undefined)?.id)?.id
  return chartStates.flatMap(({ path: state, calls }) => {
    const lines = blocks.states.get(state)?.lines.filter(({ role }) => role === 'running') ?? []
    const texts = drawn.states.find(({ id }) => id === state)?.calls ?? []
    return calls.flatMap(({ src }, index) => {
      const called = chartOf(src)
      const box = boxOf(linesOfCall(lines, index), states.get(state) as Box)
      return called === undefined || called === chart
        ? []
        : [{ state, text: texts[index] as string, chart: called, box }]
    })
  })
}

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
