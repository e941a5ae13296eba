import type { KeyboardEvent, MouseEvent } from 'react'
import type { Box } from '#charts/pictures/chartLayout.ts'
import { type DrawnChart, isWithin } from '#charts/pictures/drawnChart.ts'
import { type CommentCounts, commentCountText } from '#tools/atlas/review/openComments.ts'
import type { Shape } from '#charts/pictures/shapes.ts'

/** What a picture marks: the active states, and the transitions of the last step. */
export interface Marks {
  readonly active: readonly string[]
  readonly takenTransitions: readonly string[]
}

/** The active state that the last step entered, the first one of several. Without a step, the first active state. */
export const activeStateOf = ({ transitions }: DrawnChart, { active, takenTransitions }: Marks): string | null => {
  const innermost = active.filter((id) => !active.some((other) => other !== id && isWithin(other, id)))
  const entered = transitions
    .filter(({ id }) => takenTransitions.includes(id))
    .flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source]))
  return innermost.find((id) => entered.some((target) => isWithin(id, target))) ?? innermost[0] ?? null
}

/** The place of the words of a transition, which are next to its arrow or in its state. */
export const boxOfTransition = (shapes: readonly Shape[], id: string | null): Box | undefined => {
  for (const { attributes, children = [] } of shapes) {
    const frame = attributes['data-transition'] === id ? children.find(({ tag }) => tag === 'rect') : undefined
    const box = frame ? (frame.attributes as unknown as Box) : boxOfTransition(children, id)
    if (box) return box
  }
  return undefined
}

/** Chooses a state, or a transition that leaves it. */
export type Choose = (state: string, transition?: string) => void

interface Options {
  readonly marks: Marks
  readonly chosen: string | null
  readonly chosenTransition: string | null
  readonly commentCounts: CommentCounts
  readonly onChoose: Choose
}

/** Marks states and transitions, makes the states buttons, and lets the pointer choose a transition. */
export const shapeProps =
  (chart: DrawnChart, options: Options) =>
  ({ attributes }: Shape): Record<string, unknown> | undefined => {
    const [state, transition] = [attributes['data-state'], attributes['data-transition']]
    const base = String(attributes['class'] ?? '')
    if (state !== undefined) return stateProps(chart, String(state), base, options)
    return transition === undefined ? undefined : transitionProps(chart, String(transition), base, options)
  }

/** The outline has a link to each transition for the keyboard: with a tab stop for each, a picture would have hundreds. */
const transitionProps = (
  { transitions }: DrawnChart,
  id: string,
  base: string,
  { marks, chosenTransition, onChoose }: Options,
): Record<string, unknown> => ({
  className: `${base}${marks.takenTransitions.includes(id) ? ' taken' : ''}${id === chosenTransition ? ' chosen' : ''}`,
  onClick: (event: MouseEvent) => {
    event.stopPropagation()
    onChoose(transitions.find((transition) => transition.id === id)?.source ?? '', id)
  },
})

const stateProps = (
  { states }: DrawnChart,
  id: string,
  base: string,
  { marks, chosen, commentCounts, onChoose }: Options,
): Record<string, unknown> => {
  const count = commentCounts.get(id)
  const isActive = marks.active.includes(id)
  const name = states.find((candidate) => candidate.id === id)?.name ?? id
  return {
    className: `${base}${isActive ? ' active' : ''}${id === chosen ? ' chosen' : ''}`,
    'aria-label': [name, ...(isActive ? ['active'] : []), ...(count ? [commentCountText(count)] : [])].join(', '),
    role: 'button',
    tabIndex: 0,
    'aria-pressed': id === chosen,
    onClick: () => onChoose(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onChoose(id)
    },
  }
}
