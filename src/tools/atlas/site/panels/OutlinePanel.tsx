import type { CallLink, ChartData } from '#tools/atlas/chartData.ts'
import type { DrawnChart, DrawnState } from '#charts/pictures/drawnChart.ts'
import { describeTransition, nameOfChart } from '#charts/pictures/outline.ts'
import type { CommentsActor } from '#tools/atlas/site/charts/comments.machine.ts'
import type { CommentCounts } from '#tools/atlas/review/openComments.ts'
import { CommentCount } from '#tools/atlas/site/panels/CommentCount.tsx'
import { CommentsCard } from '#tools/atlas/site/panels/CommentsCard.tsx'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { CopyLink, RouteLink } from '#tools/atlas/site/links.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface OutlineProps {
  data: ChartData
  chosen: string | null
  comments: CommentsActor | undefined
  commentCounts: CommentCounts
}

/** The tree of states. A card above it describes the chosen state. */
export function OutlinePanel({ data, chosen, comments, commentCounts }: OutlineProps) {
  const { chart } = data.picture
  const state = chart.states.find(({ id }) => id === chosen)
  const root = chart.states[0] as DrawnState
  return (
    <div className={css.panel}>
      {state && <StateCard data={data} state={state} />}
      {state && comments && <CommentsCard key={state.id} actor={comments} {...{ chart, state }} />}
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

function StateCard({ data, state }: { data: ChartData; state: DrawnState }) {
  const { chart, links } = data.picture
  const outgoing = chart.transitions.filter(({ source }) => source === state.id)
  const incoming = chart.transitions.filter(({ targets }) => targets.includes(state.id))
  return (
    <Card title={state.name} actions={<CopyLink route={chartRoute(chart.id, { state: state.id })} />}>
      <div className={css.row}>
        <code className={css.soft}>{state.id}</code>
        {state.section && <Tag>{state.section}</Tag>}
        {state.isInitial && <Tag tone="info">starts here</Tag>}
        {state.kind === 'final' && <Tag tone="success">the flow ends</Tag>}
      </div>
      <p>{state.description}</p>
      <Facts title="Runs in this state" lines={state.calls} links={links.filter((link) => link.state === state.id)} />
      <Facts title="On entry" lines={state.entry} />
      <Facts title="On exit" lines={state.exit} />
      <Facts title="What can happen" lines={outgoing.map((transition) => describeTransition(chart, transition))} />
      <Facts
        title="Reached by"
        lines={incoming.map(
          (transition) => `${chart.states.find(({ id }) => id === transition.source)?.name}: ${transition.label}`,
        )}
      />
    </Card>
  )
}

interface FactsProps {
  title: string
  lines: readonly string[]
  /** The lines that run other charts. */
  links?: readonly CallLink[]
}

function Facts({ title, lines, links = [] }: FactsProps) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={css.soft}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line}{' '}
            {links
              .filter(({ text }) => text === line)
              .map((link) => (
                <RouteLink key={link.chart} to={chartRoute(link.chart)}>
                  {nameOfChart({ id: link.chart })}
                </RouteLink>
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
