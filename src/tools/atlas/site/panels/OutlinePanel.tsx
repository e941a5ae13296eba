import type { CallLink } from '#tools/atlas/data/callLinks.ts'
import type { ChartData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart, DrawnState } from '#charts/pictures/drawnChart.ts'
import { describeTransition, nameOfChart } from '#charts/pictures/outline.ts'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { CopyLink } from '#tools/atlas/site/panels/CopyLink.tsx'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface OutlineProps {
  data: ChartData
  chosen: string | null
}

/** The tree of states. A card above it describes the chosen state. */
export function OutlinePanel({ data, chosen }: OutlineProps) {
  const { chart } = data.picture
  const state = chart.states.find(({ id }) => id === chosen)
  const root = chart.states[0] as DrawnState
  return (
    <div className={css.panel}>
      {state && <StateCard data={data} state={state} />}
      <nav aria-label="States">
        <ul className={css.tree}>
          <Branch chart={chart} state={root} chosen={chosen} />
        </ul>
      </nav>
    </div>
  )
}

function Branch({ chart, state, chosen }: { chart: DrawnChart; state: DrawnState; chosen: string | null }) {
  const inner = chart.states.filter(({ parent }) => parent === state.id)
  return (
    <li>
      <RouteLink
        to={chartRoute(chart.id, { state: state.id })}
        className={css.branch}
        aria-current={state.id === chosen ? 'true' : undefined}
      >
        {state.name}
      </RouteLink>
      {inner.length > 0 && (
        <ul className={css.tree}>
          {inner.map((child) => (
            <Branch key={child.id} chart={chart} state={child} chosen={chosen} />
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
    <section className={css.card} aria-labelledby="chosen-state">
      <div className={css.row}>
        <h2 id="chosen-state">{state.name}</h2>
        {state.section && <Tag>{state.section}</Tag>}
        {state.isInitial && <Tag tone="info">starts here</Tag>}
        {state.kind === 'final' && <Tag tone="success">the flow ends</Tag>}
      </div>
      <p>{state.description}</p>
      <p className={css.soft}>
        <code>{state.id}</code>
      </p>
      <div className={css.row}>
        <CopyLink route={chartRoute(chart.id, { state: state.id })} />
      </div>
      <Calls state={state} links={links} />
      <Facts title="On entry" lines={state.entry} />
      <Facts title="On exit" lines={state.exit} />
      <Facts title="What can happen" lines={outgoing.map((transition) => describeTransition(chart, transition))} />
      <Facts
        title="Reached by"
        lines={incoming.map(
          (transition) => `${chart.states.find(({ id }) => id === transition.source)?.name}: ${transition.label}`,
        )}
      />
    </section>
  )
}

/** The calls of a state, with links to the charts that they run. */
function Calls({ state, links }: { state: DrawnState; links: readonly CallLink[] }) {
  if (state.calls.length === 0) return null
  return (
    <div>
      <h3 className={css.small}>Runs in this state</h3>
      <ul className={css.list}>
        {state.calls.map((text) => {
          const link = links.find((candidate) => candidate.state === state.id && candidate.text === text)
          return (
            <li key={text}>
              {text} {link && <RouteLink to={chartRoute(link.chart)}>{nameOfChart({ id: link.chart })}</RouteLink>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Facts({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={css.small}>{title}</h3>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
