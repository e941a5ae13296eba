import { nearName } from '#charts/journeys/nearNames.ts'
import { type DrawnChart, type DrawnState, isWithin } from '#charts/pictures/drawnChart.ts'

/** What a link to a state that is gone can lead to: a state with nearly the same path, or the innermost outer state. */
export const insteadOf = ({ states }: DrawnChart, gone: string): { near?: DrawnState; outer: DrawnState } => {
  const path = nearName(
    gone,
    states.map(({ id }) => id),
  )
  const near = states.find(({ id }) => id === path)
  const outer = states.findLast(({ id }) => isWithin(gone, id)) as DrawnState
  return { ...(near && { near }), outer }
}
