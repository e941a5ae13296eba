import { type DrawnChart, isWithin } from '#charts/pictures/drawnChart.ts'

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
