import {
  type DrawnChart,
  type DrawnState,
  type DrawnTransition,
  isDrawnInsideState,
} from '#charts/pictures/drawnChart.ts'
import type { Icon } from '#charts/pictures/shapes.ts'
import { type FontStyle, widthOf, wrap } from '#charts/pictures/textSize.ts'

const regular = (size: number): FontStyle => ({ size, isBold: false })
const bold = (size: number): FontStyle => ({ size, isBold: true })

export const fontStyles = {
  name: bold(15),
  description: regular(12.5),
  running: regular(12.5),
  entry: regular(12),
  exit: regular(12),
  trigger: bold(12.5),
  guard: regular(12.5),
  leads: bold(12.5),
  action: regular(12),
}

/** The role of a piece of text. Each role has its own style. */
type TextRole = keyof typeof fontStyles

/** One line of text. `x` and `y` are the start of its base line, in pixels from the corner of its block. */
export interface TextLine {
  readonly role: TextRole
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly icon?: Icon
}

/** A transition inside its state, with the box around its lines. */
export interface TransitionRow {
  readonly transition: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

/** The text of a state or an arrow, in lines. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  readonly rows: readonly TransitionRow[]
}

const padding = 12
const indent = 18
const leading = 1.36
const maxWidth = { atomic: 230, container: 420, label: 172 } as const

interface Piece {
  readonly role: TextRole
  readonly text: string
  readonly icon?: Icon
  /** The space above it, in pixels. */
  readonly gap?: number
}

const round = (number: number): number => Math.round(number * 10) / 10

/** Places pieces below each other, starting at `top`. */
const placePieces = (
  pieces: readonly Piece[],
  width: number,
  top: number,
  left: number,
): { lines: TextLine[]; bottom: number } => {
  const lines: TextLine[] = []
  let bottom = top
  for (const { role, text, icon, gap = 0 } of pieces) {
    const fontStyle = fontStyles[role]
    const x = left + (icon || ['guard', 'leads', 'action'].includes(role) ? indent : 0)
    bottom += gap
    for (const [index, part] of wrap(text, fontStyle, width - (x - left)).entries()) {
      bottom += fontStyle.size * leading
      lines.push({
        role,
        text: part,
        x,
        y: round(bottom - fontStyle.size * 0.32),
        width: round(widthOf(part, fontStyle)),
        ...(index === 0 && icon && { icon }),
      })
    }
  }
  return { lines, bottom: round(bottom) }
}

const rightOf = (lines: readonly TextLine[]): number => Math.max(0, ...lines.map(({ x, width }) => x + width))

const piecesOf = (transition: DrawnTransition, target: string | null): Piece[] => [
  { role: 'trigger', text: transition.label, icon: transition.trigger },
  ...(transition.guard ? [{ role: 'guard', text: `[${transition.guard}]` } as const] : []),
  ...(target === null ? [] : [{ role: 'leads', text: target } as const]),
  ...(transition.description ? [{ role: 'action', text: transition.description } as const] : []),
  ...transition.actions.map((text) => ({ role: 'action', text, icon: 'action' }) as const),
]

/** The label of an arrow. */
export const labelBlock = (transition: DrawnTransition): TextBlock => {
  const { lines, bottom } = placePieces(piecesOf(transition, null), maxWidth.label, 3, 6)
  return { width: Math.ceil(rightOf(lines) + 6), height: Math.ceil(bottom + 4), lines, rows: [] }
}

const bodyOf = ({ name, kind, section, description, calls, entry, exit }: DrawnState): Piece[] => [
  {
    role: 'name',
    text: section === '' ? name : `${name} (${section})`,
    ...((kind === 'history' || kind === 'deepHistory') && { icon: kind }),
  },
  { role: 'description', text: description, gap: 2 },
  ...calls.map((text, index) => ({ role: 'running', text, icon: 'running', gap: index === 0 ? 6 : 2 }) as const),
  ...entry.map((text) => ({ role: 'entry', text, icon: 'entry', gap: 3 }) as const),
  ...exit.map((text) => ({ role: 'exit', text, icon: 'exit', gap: 3 }) as const),
]

/** The target of a transition inside its state, as text. Null if the description or actions follow. */
export const targetText = (
  chart: DrawnChart,
  { source, targets, isReentering, trigger, actions, description }: DrawnTransition,
): string | null => {
  const nameOf = (state: string) => chart.states.find(({ id }) => id === state)?.name
  const inner = targets.filter((target) => target !== source)
  if (inner.length > 0) return `→ ${inner.map(nameOf).join(' and ')}`
  if (isReentering) return `→ ${nameOf(source)} again`
  if (targets.length > 0) return 'stays in this state'
  if (actions.length > 0 || description !== '') return null
  return trigger === 'failure' ? 'everything else goes on' : 'without effect'
}

/** The text of a state: its name, its description, its calls and actions, and the transitions without an arrow. */
export const stateBlock = (chart: DrawnChart, state: DrawnState): TextBlock => {
  const isContainer = state.kind === 'compound' || state.kind === 'parallel'
  const width = isContainer ? maxWidth.container : maxWidth.atomic
  const { lines, bottom: headBottom } = placePieces(bodyOf(state), width, padding - 4, padding)
  const contents = rowContentsOf(chart, state)
  const columns = isContainer ? Math.min(3, Math.ceil(contents.length / 2)) : 1
  const { rows, bottom } = placeRows(contents, columns, headBottom)
  const right = Math.max(rightOf(lines), ...rows.map((row) => rightOf(row.lines)))
  return { width: Math.ceil(Math.max(right + padding, 110)), height: Math.ceil(bottom + padding - 2), lines, rows }
}

type RowContent = Pick<TransitionRow, 'transition'> & { readonly pieces: readonly Piece[] }

/** The transitions without an arrow. */
const rowContentsOf = (chart: DrawnChart, state: DrawnState): RowContent[] =>
  chart.transitions
    .filter((transition) => transition.source === state.id && isDrawnInsideState(transition))
    .map((transition) => ({ transition: transition.id, pieces: piecesOf(transition, targetText(chart, transition)) }))

/** Places rows in columns, column by column. */
const placeRows = (
  contents: readonly RowContent[],
  columns: number,
  from: number,
): { rows: TransitionRow[]; bottom: number } => {
  const rows: TransitionRow[] = []
  const each = Math.ceil(contents.length / columns)
  for (const [index, { transition, pieces }] of contents.entries()) {
    const left = padding + Math.floor(index / each) * (maxWidth.atomic + 20)
    const top =
      index % each === 0 ? from + 7 : (rows.at(-1) as TransitionRow).top + (rows.at(-1) as TransitionRow).height + 4
    const { lines, bottom } = placePieces(pieces, maxWidth.atomic, top, left)
    rows.push({
      transition,
      left: left - 7,
      top: round(top),
      width: maxWidth.atomic + 14,
      height: round(bottom - top + 3),
      lines,
    })
  }
  return { rows, bottom: Math.max(from, ...rows.map(({ top, height }) => top + height - 3)) }
}
