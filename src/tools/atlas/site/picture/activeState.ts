import { type DrawnChart, isWithin } from '#tools/atlas/picture/drawnChart.ts'
import type { Highlights } from '#tools/atlas/picture/drawChart.ts'

/** The visible active state that the last step entered, the first one of several. Without a step, the first active state. */
export const activeStateOf = (
  { states, transitions }: DrawnChart,
  highlights: Highlights | undefined,
): string | null => {
  const isActive = (id: string): boolean => highlights?.states?.get(id)?.className === 'active'
  const active = states.filter(({ id }) => isActive(id)).map(({ id }) => id)
  const innermost = active.filter((id) => !active.some((other) => other !== id && isWithin(other, id)))
  const entered = transitions
    .filter(({ id }) => highlights?.transitions?.get(id)?.className === 'taken')
    .flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source]))
  return innermost.find((id) => entered.some((target) => isWithin(id, target))) ?? innermost[0] ?? null
}
