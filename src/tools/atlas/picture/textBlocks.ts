import {
  type DrawnChart,
  type DrawnState,
  type DrawnTransition,
  isDrawnInsideState,
  type Trigger,
} from '#tools/atlas/picture/drawnChart.ts'
import { type FontStyle, widthOf, wrap } from '#tools/atlas/picture/textSize.ts'

/** What a piece of text is; each has a look of its own. */
export type TextRole =
  | 'name'
  | 'section'
  | 'description'
  | 'running'
  | 'entry'
  | 'exit'
  | 'trigger'
  | 'guard'
  | 'leads'
  | 'action'

/** The small drawing before a piece of text. */
export type Icon = Trigger | 'running' | 'entry' | 'exit' | 'action' | 'anew'

/** One line of text; `x` and `y` are where it begins on its base line, from the corner of its block, in pixels. */
export interface TextLine {
  readonly role: TextRole
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly icon?: Icon
}

/** The lines that say one transition inside its state, and the place that they take. */
export interface TransitionRow {
  readonly transition: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

/** The words of a state or of an arrow, set in lines. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  readonly rows: readonly TransitionRow[]
}

export const fontStyles: Readonly<Record<TextRole, FontStyle>> = {
  name: { size: 15, isBold: true },
  section: { size: 11, isBold: false },
  description: { size: 12.5, isBold: false },
  running: { size: 12.5, isBold: false },
  entry: { size: 12, isBold: false },
  exit: { size: 12, isBold: false },
  trigger: { size: 12.5, isBold: true },
  guard: { size: 12.5, isBold: false },
  leads: { size: 12.5, isBold: true },
  action: { size: 12, isBold: false },
}

const padding = 12
const indent = 18
const leading = 1.36
const widest = { atomic: 230, container: 420, label: 172 } as const

interface Piece {
  readonly form: TextRole
  readonly text: string
  readonly mark?: Icon
  /** Pixels above it. */
  readonly gap?: number
}

const round = (number: number): number => Math.round(number * 10) / 10

/** Sets pieces one below the other, from `top` on. */
const setPieces = (
  pieces: readonly Piece[],
  width: number,
  top: number,
  left: number,
): { lines: TextLine[]; bottom: number } => {
  const lines: TextLine[] = []
  let bottom = top
  for (const { form, text, mark, gap = 0 } of pieces) {
    const face = fontStyles[form]
    const x = left + (mark || ['guard', 'leads', 'action'].includes(form) ? indent : 0)
    bottom += gap
    for (const [index, part] of wrap(text, face, width - (x - left)).entries()) {
      bottom += face.size * leading
      lines.push({
        role: form,
        text: part,
        x,
        y: round(bottom - face.size * 0.32),
        width: round(widthOf(part, face)),
        ...(index === 0 && mark && { icon: mark }),
      })
    }
  }
  return { lines, bottom: round(bottom) }
}

const rightOf = (lines: readonly TextLine[]): number => Math.max(0, ...lines.map(({ x, width }) => x + width))

const piecesOf = (transition: DrawnTransition, leads: string | null): Piece[] => [
  { form: 'trigger', text: transition.label, mark: transition.trigger },
  ...(transition.guard ? [{ form: 'guard', text: `[${transition.guard}]` } as const] : []),
  ...(leads === null ? [] : [{ form: 'leads', text: leads } as const]),
  ...transition.actions.map((text) => ({ form: 'action', text, mark: 'action' }) as const),
]

/** The words beside an arrow. */
export const labelBlock = (transition: DrawnTransition): TextBlock => {
  const { lines, bottom } = setPieces(piecesOf(transition, null), widest.label, 3, 6)
  return { width: Math.ceil(rightOf(lines) + 6), height: Math.ceil(bottom + 4), lines, rows: [] }
}

const bodyOf = ({ description, calls, entry, exit }: DrawnState): Piece[] => [
  { form: 'description', text: description, gap: 2 },
  ...calls.map((text, index) => ({ form: 'running', text, mark: 'running', gap: index === 0 ? 6 : 2 }) as const),
  ...entry.map((text) => ({ form: 'entry', text, mark: 'entry', gap: 3 }) as const),
  ...exit.map((text) => ({ form: 'exit', text, mark: 'exit', gap: 3 }) as const),
]

/** Where a transition that is drawn as a row leads, in words. */
export const targetText = (
  chart: DrawnChart,
  { source, targets, isReentering, actions }: DrawnTransition,
): string | null => {
  const inner = targets.filter((target) => target !== source)
  if (inner.length > 0)
    return `leads to ${inner.map((target) => chart.states.find(({ id }) => id === target)?.name).join(' and ')}`
  if (isReentering) return 'starts anew'
  if (targets.length > 0) return 'stays'
  return actions.length > 0 ? null : 'nothing happens'
}

/** The words inside a state: its name, its sentence, what runs, and the transitions that need no arrow. */
export const stateBlock = (chart: DrawnChart, state: DrawnState): TextBlock => {
  const isContainer = state.kind === 'compound' || state.kind === 'parallel'
  const width = isContainer ? widest.container : widest.atomic
  const head = setPieces([{ form: 'name', text: state.name }, ...bodyOf(state)], width, padding - 4, padding)
  const own = chart.transitions.filter((transition) => transition.source === state.id && isDrawnInsideState(transition))
  const columns = isContainer ? Math.min(3, Math.ceil(own.length / 2)) : 1
  const { rows, bottom } = setRows(
    own.map((transition) => ({ id: transition.id, pieces: piecesOf(transition, targetText(chart, transition)) })),
    columns,
    head.bottom,
  )
  const section = sectionOf(state, head.lines)
  const lines = [...head.lines, ...section]
  const right = Math.max(rightOf(lines), ...rows.map((row) => rightOf(row.lines)))
  return { width: Math.ceil(Math.max(right + padding, 110)), height: Math.ceil(bottom + padding - 2), lines, rows }
}

/** Rows below each other, in columns that are filled one after the other. */
const setRows = (
  asked: readonly { id: string; pieces: readonly Piece[] }[],
  columns: number,
  from: number,
): { rows: TransitionRow[]; bottom: number } => {
  const rows: TransitionRow[] = []
  const each = Math.ceil(asked.length / columns)
  for (const [index, { id, pieces }] of asked.entries()) {
    const left = padding + Math.floor(index / each) * (widest.atomic + 20)
    const top =
      index % each === 0 ? from + 7 : (rows.at(-1) as TransitionRow).top + (rows.at(-1) as TransitionRow).height + 4
    const { lines, bottom } = setPieces(pieces, widest.atomic, top, left)
    rows.push({
      transition: id,
      left: left - 7,
      top: round(top),
      width: widest.atomic + 14,
      height: round(bottom - top + 3),
      lines,
    })
  }
  return { rows, bottom: Math.max(from, ...rows.map(({ top, height }) => top + height - 3)) }
}

/** The section of the specification, behind the name. */
const sectionOf = ({ section }: DrawnState, lines: readonly TextLine[]): TextLine[] => {
  const name = lines.findLast(({ role }) => role === 'name')
  if (section === '' || !name) return []
  return [
    {
      role: 'section',
      text: section,
      x: round(name.x + name.width + 8),
      y: name.y,
      width: round(widthOf(section, fontStyles.section)),
    },
  ]
}
