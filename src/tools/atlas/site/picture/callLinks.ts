import type { Box, ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import type { TextLine } from '#tools/atlas/picture/textBlocks.ts'
import { chartsOfCall, type Nesting } from '#tools/atlas/nesting/nesting.ts'

/** A call in a picture that runs other charts. */
export interface CallLink {
  readonly key: string
  readonly charts: readonly string[]
  readonly text: string
  /** The place of its text in the picture. */
  readonly box: Box
}

/** The calls of all visible states that run other charts. */
export const callLinksOf = ({ chart, blocks, states }: ChartLayout, nestings: readonly Nesting[]): CallLink[] =>
  chart.states.flatMap(({ id, calls }) => {
    const corner = states.get(id)
    const lines = blocks.states.get(id)?.lines.filter(({ role }) => role === 'running') ?? []
    return calls.flatMap((text, index) => {
      const charts = chartsOfCall(nestings, chart.id, id, index)
      const box = corner && boxOf(linesOfCall(lines, index), corner)
      return box && charts.length > 0 ? [{ key: `${id} ${index}`, charts, text, box }] : []
    })
  })

/** The first line of each call has the icon. */
const linesOfCall = (lines: readonly TextLine[], index: number): readonly TextLine[] => {
  const starts = lines.flatMap(({ icon }, line) => (icon ? [line] : []))
  return lines.slice(starts[index], starts[index + 1])
}

const lineHeight = 17

const boxOf = (lines: readonly TextLine[], corner: Box): Box | null => {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  return {
    x: corner.x + first.x,
    y: corner.y + first.y - 13,
    width: Math.max(...lines.map(({ width }) => width)),
    height: last.y - first.y + lineHeight,
  }
}
