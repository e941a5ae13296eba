import type { Box, ChartLayout, Point } from '#charts/pictures/chartLayout.ts'
import { fontStyles, type TextBlock, type TextLine } from '#charts/pictures/textBlocks.ts'

type Segment = readonly [from: Point, to: Point]

/** The space between a text and an arrow, in pixels. */
const gap = 5

/** Moves the text at the top of a state to the right if an arrow into the state runs through its title. */
export const withFreeTitles = (layout: ChartLayout): ChartLayout => {
  const segments = segmentsOf(layout)
  const blocks = [...layout.blocks.states].map(([id, block]): [string, TextBlock] => [
    id,
    moveTitle(block, layout.states.get(id) as Box, segments),
  ])
  return { ...layout, blocks: { ...layout.blocks, states: new Map(blocks) } }
}

/** Whether no arrow runs through the title of a state. */
export const hasFreeTitles = (layout: ChartLayout): boolean => {
  const segments = segmentsOf(layout)
  return [...layout.blocks.states].every(
    ([id, { lines }]) => crossings(titleOf(lines), layout.states.get(id) as Box, segments, 0).length === 0,
  )
}

const segmentsOf = ({ arrows }: ChartLayout): Segment[] =>
  [...arrows.values()].flatMap((points) =>
    points.slice(1).map((point, index): Segment => [points[index] as Point, point]),
  )

const titleOf = (lines: readonly TextLine[]): TextLine[] => lines.filter(({ role }) => role === 'name')

/** All lines move if they find room, and only the title if they do not. */
const moveTitle = (block: TextBlock, box: Box, segments: readonly Segment[]): TextBlock => {
  const title = titleOf(block.lines)
  if (crossings(title, box, segments, 0).length === 0) return block
  for (const moving of [block.lines, title]) {
    const shift = shiftFor(moving, box, segments)
    if (shift === undefined) continue
    const lines = block.lines.map((line) => (moving.includes(line) ? { ...line, x: line.x + shift } : line))
    return { ...block, lines }
  }
  return block
}

/** The smallest distance at which no arrow runs through the lines; undefined if they have no room. */
const shiftFor = (lines: readonly TextLine[], box: Box, segments: readonly Segment[]): number | undefined => {
  const left = Math.min(...lines.map(({ x }) => x))
  const width = Math.max(...lines.map(({ x, width: own }) => x + own)) - left
  const inBox = segments.filter(([[ax, ay], [bx, by]]) => Math.max(ay, by) > box.y && Math.max(ax, bx) > box.x)
  const shifts = inBox.map(([[ax], [bx]]) => Math.max(ax, bx) - box.x - left + gap + 1).sort((a, b) => a - b)
  return shifts.find(
    (shift) => shift > 0 && left + shift + width + gap < box.width && crossings(lines, box, inBox, shift).length === 0,
  )
}

const crossings = (lines: readonly TextLine[], { x, y }: Box, segments: readonly Segment[], shift: number) =>
  segments.filter(([[ax, ay], [bx, by]]) =>
    lines.some((line) => {
      const left = x + line.x + shift - gap
      const base = y + line.y
      const isBeside = Math.max(ax, bx) <= left || Math.min(ax, bx) >= left + line.width + 2 * gap
      return !isBeside && Math.max(ay, by) > base - fontStyles[line.role].size && Math.min(ay, by) < base + 3
    }),
  )
