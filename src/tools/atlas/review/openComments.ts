import type { AllReviewComments, ReviewComment } from '#domain/app/reviewComments.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'
import { chartRoute, type ChartRoute } from '#tools/atlas/site/route.ts'

/** A comment that is not resolved, with the name of what it is about. */
export interface OpenComment extends ReviewComment {
  readonly about: string
  readonly route: ChartRoute
}

export const openCommentsOf = (charts: readonly DrawnChart[], comments: AllReviewComments): OpenComment[] =>
  Object.entries(comments).flatMap(([id, all]) =>
    all
      .filter(({ isResolved }) => !isResolved)
      .map((comment) => ({
        ...comment,
        about: [
          nameOfChart({ id }),
          ...namesOf(
            charts.find((chart) => chart.id === id),
            comment.part,
          ),
        ].join(' › '),
        route: chartRoute(id, {
          state: stateOf(comment.part),
          transition: comment.part === stateOf(comment.part) ? '' : comment.part,
        }),
      })),
  )

/** The state that a comment is about, or that the arrow leaves. */
const stateOf = (part: string): string => part.replace(/: .*$/, '')

/** The names of a state from the outside to the inside, and the words of an arrow: `Open`, `Locked`, `after 60 s → Ready`. */
const namesOf = (chart: DrawnChart | undefined, part: string): string[] => {
  const state = chart?.states.find(({ id }) => id === stateOf(part))
  const arrow = chart?.transitions.find(({ id }) => id === part)
  if (!chart || !state || (!arrow && state.id !== part)) return [`${part} (not in the chart any more)`]
  const nameOf = (target: string) => chart.states.find(({ id }) => id === target)?.name ?? target
  const outer = state.parent === null ? [] : [...namesOf(chart, state.parent), state.name]
  return arrow ? [...outer, [arrow.label, ...arrow.targets.map(nameOf)].join(' → ')] : outer
}

/** When, by whom and on which revision a comment was made. */
export const originOf = ({ day, author, release }: ReviewComment): string =>
  [day, ...(author ? [author] : []), release].join(', ')

export const commentCountText = (count: number): string => `${count} open comment${count === 1 ? '' : 's'}`

/** How many comments are open on a state and its arrows, by state. */
export type CommentCounts = ReadonlyMap<string, number>

export const commentCountsOf = ({ id: chart, states }: DrawnChart, comments: readonly OpenComment[]): CommentCounts => {
  const commented = comments.filter(({ route }) => route.chart === chart).map(({ route }) => route.state)
  const counts = states.map(({ id }) => [id, commented.filter((state) => state === id).length] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}
