import type { ChartData } from '#tools/atlas/chartData.ts'
import type { DrawnChart, DrawnState } from '#charts/pictures/drawnChart.ts'
import type { CommentsActor } from '#tools/atlas/site/charts/comments.machine.ts'
import type { CommentCounts } from '#tools/atlas/review/openComments.ts'
import { CommentCount } from '#tools/atlas/site/panels/CommentCount.tsx'
import { CommentsCard } from '#tools/atlas/site/panels/CommentsCard.tsx'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { StateCard } from '#tools/atlas/site/panels/StateCard.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface OutlineProps {
  data: ChartData
  chosen: string | null
  chosenTransition: string | null
  comments: CommentsActor | undefined
  commentCounts: CommentCounts
}

/** The tree of states. A card above it describes the chosen state. */
export function OutlinePanel({ data, chosen, chosenTransition, comments, commentCounts }: OutlineProps) {
  const { chart } = data.picture
  const state = chart.states.find(({ id }) => id === chosen)
  const root = chart.states[0] as DrawnState
  return (
    <div className={css.panel}>
      {state && <StateCard {...{ data, state, chosenTransition }} />}
      {state && comments && (
        <CommentsCard key={chosenTransition ?? state.id} actor={comments} {...{ chart, state, chosenTransition }} />
      )}
      <nav aria-label="States">
        <ul className={css.tree}>
          <Branch {...{ chart, chosen, commentCounts }} state={root} />
        </ul>
      </nav>
    </div>
  )
}

interface BranchProps extends Pick<OutlineProps, 'chosen' | 'commentCounts'> {
  chart: DrawnChart
  state: DrawnState
}

function Branch({ chart, state, chosen, commentCounts }: BranchProps) {
  const inner = chart.states.filter(({ parent }) => parent === state.id)
  return (
    <li>
      <RouteLink
        to={chartRoute(chart.id, { state: state.id })}
        className={css.branch}
        aria-current={state.id === chosen ? 'true' : undefined}
      >
        {state.name} <CommentCount count={commentCounts.get(state.id) ?? 0} />
      </RouteLink>
      {inner.length > 0 && (
        <ul className={css.tree}>
          {inner.map((child) => (
            <Branch key={child.id} {...{ chart, chosen, commentCounts }} state={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
