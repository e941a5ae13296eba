import type { KeyboardEvent } from 'react'
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

interface Options {
  readonly marks: Marks
  readonly chosen: string | null
  readonly commentCounts: CommentCounts
  readonly onChoose: ((state: string) => void) | undefined
}

/** Marks states and transitions, and makes the states buttons. */
export const stateProps =
  (chart: DrawnChart, { marks, chosen, commentCounts, onChoose }: Options) =>
  ({ attributes }: Shape): Record<string, unknown> | undefined => {
    const [state, transition] = [attributes['data-state'], attributes['data-transition']].map(String)
    if (state === 'undefined') {
      const isTaken = marks.takenTransitions.includes(transition as string)
      return isTaken ? { className: `${attributes['class'] ?? ''} taken` } : undefined
    }
    const id = state as string
    const count = commentCounts.get(id)
    const isActive = marks.active.includes(id)
    const name = chart.states.find((candidate) => candidate.id === id)?.name ?? id
    return {
      className: `${attributes['class']}${isActive ? ' active' : ''}${id === chosen ? ' chosen' : ''}`,
      'aria-label': [name, ...(isActive ? ['active'] : []), ...(count ? [commentCountText(count)] : [])].join(', '),
      role: 'button',
      tabIndex: 0,
      'aria-pressed': id === chosen,
      onClick: () => onChoose?.(id),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose?.(id)
      },
    }
  }
