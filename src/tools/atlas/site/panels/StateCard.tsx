import type { DrawnState, DrawnTransition } from '#charts/pictures/drawnChart.ts'
import { describeTransition, nameOfChart } from '#charts/pictures/outline.ts'
import type { ChartData } from '#tools/atlas/chartData.ts'
import { CopyLink, RouteLink } from '#tools/atlas/site/links.tsx'
import { Facts } from '#tools/atlas/site/panels/Facts.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/layout/Tag.tsx'

interface StateCardProps {
  data: ChartData
  state: DrawnState
  chosenTransition: string | null
}

/** The chosen state. Its transitions and those that lead to it are links. */
export function StateCard({ data, state, chosenTransition }: StateCardProps) {
  const { chart, links } = data.picture
  const outgoing = chart.transitions.filter(({ source }) => source === state.id)
  const incoming = chart.transitions.filter(({ targets }) => targets.includes(state.id))
  const linkOf = (transitions: readonly DrawnTransition[]) => (line: string, index: number) => {
    const { id, source } = transitions[index] as DrawnTransition
    const isChosen = id === chosenTransition ? 'true' : undefined
    return (
      <RouteLink
        to={chartRoute(chart.id, { state: source, transition: id })}
        className={css.branch}
        aria-current={isChosen}
      >
        {line}
      </RouteLink>
    )
  }
  const call = (line: string) => (
    <>
      {line}{' '}
      {links
        .filter((link) => link.state === state.id && link.text === line)
        .map((link) => (
          <RouteLink key={link.chart} to={chartRoute(link.chart)}>
            {nameOfChart({ id: link.chart })}
          </RouteLink>
        ))}
    </>
  )
  const nameOf = (id: string) => chart.states.find((candidate) => candidate.id === id)?.name
  const route = chartRoute(chart.id, { state: state.id, transition: chosenTransition ?? '' })
  return (
    <Card title={state.name} actions={<CopyLink route={route} />}>
      <div className={css.row}>
        <code className={css.soft}>{state.id}</code>
        {state.section && <Tag>{state.section}</Tag>}
        {state.isInitial && <Tag tone="info">starts here</Tag>}
        {state.kind === 'final' && <Tag tone="success">the flow ends</Tag>}
      </div>
      <p>{state.description}</p>
      <Facts title="Runs in this state" lines={state.calls} show={call} />
      <Facts title="On entry" lines={state.entry} />
      <Facts title="On exit" lines={state.exit} />
      <Facts
        title="What can happen"
        lines={outgoing.map((transition) => describeTransition(chart, transition))}
        show={linkOf(outgoing)}
      />
      <Facts
        title="Reached by"
        lines={incoming.map(({ source, label }) => `${nameOf(source)}: ${label}`)}
        show={linkOf(incoming)}
      />
    </Card>
  )
}
