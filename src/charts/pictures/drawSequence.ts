import { svgFileOf } from '#charts/pictures/picture.ts'
import { person, type Sequence, type SequenceRow } from '#charts/pictures/sequence.ts'
import { group, path, rect, type Shape, text } from '#charts/pictures/shapes.ts'
import { fontStyles } from '#charts/pictures/textBlocks.ts'
import { widthOf, wrap } from '#charts/pictures/textSize.ts'

const column = { width: 156, left: 24 } as const
const headHeight = 34
const top = 20
const lineHeight = 15
const barWidth = 8
const labelStyle = { size: fontStyles.trigger.size, isBold: false }

/** A row with its place. */
interface PlacedRow {
  readonly row: SequenceRow
  readonly lines: readonly string[]
  /** Where the arrow is. */
  readonly y: number
}

/** The picture of a journey as a complete SVG file: a column for each chart, and a row for each message. */
export const sequenceFileOf = (sequence: Sequence): string => {
  // The results of the last chart are at its right side.
  const width = column.left * 2 + (sequence.lifelines.length + 0.5) * column.width
  const xOf = (actor: string): number =>
    column.left + (sequence.lifelines.findIndex(({ path: own }) => own === actor) + 0.5) * column.width
  const rows = placeRows(sequence)
  const height = (rows.at(-1)?.y ?? top + headHeight) + 28
  const shapes = [
    ...sequence.lifelines.map(({ path: own }) => lifelineShape(xOf(own), height)),
    ...sequence.lifelines.flatMap(({ path: own }) => barShapes(own, rows, xOf(own), height)),
    ...rows.filter(({ row }) => row.kind !== 'stop').map((placed) => rowShape(placed, xOf, width)),
    ...sequence.lifelines.map(({ path: own, name }) => headShape(name, xOf(own), own === person)),
  ]
  return svgFileOf({ width, height, name: sequence.title, about: sequence.about, shapes })
}

const placeRows = ({ rows }: Sequence): PlacedRow[] => {
  let bottom = top + headHeight + 8
  return rows.map((row) => {
    if (row.kind === 'stop') return { row, lines: [], y: bottom }
    const lines = wrap(row.text, { ...labelStyle, isBold: row.kind === 'person' }, textWidth(row))
    const isBox = row.kind === 'state' || row.kind === 'delay'
    const y = bottom + lines.length * lineHeight + (isBox ? 10 : 8)
    bottom = y + (isBox ? 8 : 7)
    return { row, lines, y }
  })
}

/** A text is between two columns, so that it covers no bar. */
const textWidth = ({ kind }: SequenceRow): number => (kind === 'delay' ? 400 : column.width - 26)

const headShape = (name: string, x: number, isPerson: boolean): Shape => {
  const lines = wrap(name, { size: fontStyles.name.size, isBold: true }, column.width - 28)
  const from = x - column.width / 2 + 6
  return group({ class: `state atomic${isPerson ? ' root' : ''}` }, [
    rect(from, top, column.width - 12, headHeight, { rx: isPerson ? headHeight / 2 : 8, class: 'box' }),
    ...lines.slice(0, 1).map((line) => text(x, top + 22, line, { class: 'name', ...centred, 'font-size': 15 })),
  ])
}

const centred = { 'text-anchor': 'middle' } as const

const lifelineShape = (x: number, height: number): Shape =>
  group({ class: 'arrow delay' }, [path(`M${x} ${top + headHeight}V${height - 8}`, { class: 'line' })])

/** A bar while the chart runs. */
const barShapes = (actor: string, rows: readonly PlacedRow[], x: number, height: number): Shape[] => {
  if (actor === person) return []
  const shapes: Shape[] = []
  let from: number | null = null
  const bar = (to: number): void => {
    if (from !== null)
      shapes.push(
        group({ class: 'state atomic' }, [rect(x - barWidth / 2, from, barWidth, to - from, { class: 'box' })]),
      )
    from = null
  }
  for (const { row, y } of rows) {
    const isStart = row.to === actor && (row.kind === 'start' || (row.kind === 'person' && actor === 'root'))
    if (isStart && from === null) from = y
    if ((row.kind === 'end' || row.kind === 'stop') && row.from === actor) bar(y)
  }
  bar(height - 8)
  return shapes
}

const rowShape = ({ row, lines, y }: PlacedRow, xOf: (actor: string) => number, width: number): Shape => {
  const { kind, from, to } = row
  if (kind === 'delay') return boxShape(lines, width / 2, y)
  if (kind === 'state') return boxShape(lines, xOf(from), y)
  const [start, end] = kind === 'result' ? [xOf(to) + column.width / 2, xOf(to)] : [xOf(from), xOf(to)]
  const direction = Math.sign(end - start) || 1
  const tip = end - direction * (to === person ? 0 : barWidth / 2)
  const middle = kind === 'result' ? xOf(to) + column.width / 2 : start + (direction * column.width) / 2
  const style = kind === 'end' || kind === 'result' ? 'call' : 'event'
  return group({ class: `arrow ${style}` }, [
    ...labelShapes(lines, middle, y - 6, kind === 'person'),
    path(`M${start + direction * (from === person || kind === 'result' ? 0 : barWidth / 2)} ${y}H${tip}`, {
      class: 'line',
    }),
    path(`M${tip} ${y}l${-direction * 9} -4.5v9Z`, { class: 'head' }),
  ])
}

/** Text on paper, so that no line runs through it. `y` is the base of the last line. */
const labelShapes = (lines: readonly string[], x: number, y: number, isBold: boolean): Shape[] => {
  const wide = Math.max(...lines.map((line) => widthOf(line, { ...labelStyle, isBold }))) + 8
  const first = y - (lines.length - 1) * lineHeight
  return [
    rect(x - wide / 2, first - 12, wide, lines.length * lineHeight + 1, { rx: 3, class: 'page' }),
    ...lines.map((line, index) =>
      text(x, first + index * lineHeight, line, {
        class: isBold ? 'trigger' : 'description',
        ...centred,
        'font-size': labelStyle.size,
      }),
    ),
  ]
}

const boxShape = (lines: readonly string[], x: number, y: number): Shape => {
  const wide = Math.max(...lines.map((line) => widthOf(line, { ...labelStyle, isBold: true }))) + 20
  const height = lines.length * lineHeight + 8
  return group({ class: 'state compound' }, [
    rect(x - wide / 2, y - height + 4, wide, height, { rx: 10, class: 'box' }),
    ...lines.map((line, index) =>
      text(x, y - 4 - (lines.length - 1 - index) * lineHeight, line, {
        class: 'name',
        ...centred,
        'font-size': labelStyle.size,
      }),
    ),
  ])
}
