import type { ChartData } from '#tools/atlas/data/chartData.ts'
import type { DrawnChart, DrawnState } from '#tools/atlas/picture/drawnChart.ts'
import { chartsOfCall } from '#tools/atlas/nesting/nesting.ts'
import { nestings } from '#tools/atlas/site/nestings.ts'
import { describeTransition, nameOfChart } from '#tools/atlas/picture/outline.ts'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { CopyLink } from '#tools/atlas/site/panels/CopyLink.tsx'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { StateScreenshots } from '#tools/atlas/site/picture/StateScreenshots.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface OutlineProps {
  chart: DrawnChart
  data: ChartData
  chosen: string | null
  folded: readonly string[]
  onFold: (state: string) => void
  /** States whose failed calls have arrows. */
  failuresOf: readonly string[]
  onFailures: (state: string) => void
}

/** The tree of states. A card above it describes the chosen state. */
export function OutlinePanel(props: OutlineProps) {
  const { chart, chosen } = props
  const state = chart.states.find(({ id }) => id === chosen)
  const root = chart.states[0] as DrawnState
  return (
    <div className={css.panel}>
      {state && <StateCard {...props} state={state} />}
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

function StateCard({
  chart,
  data,
  state,
  folded,
  onFold,
  failuresOf,
  onFailures,
}: OutlineProps & { state: DrawnState }) {
  const isContainer = state.parent !== null && chart.states.some(({ parent }) => parent === state.id)
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
        {isContainer && (
          <Button size="small" variant="secondary" onClick={() => onFold(state.id)}>
            {folded.includes(state.id) ? 'Unfold' : 'Fold'}
          </Button>
        )}
        {outgoing.some(({ isMarked }) => isMarked) && (
          <Button size="small" variant="secondary" onClick={() => onFailures(state.id)}>
            {failuresOf.includes(state.id) ? 'Hide arrows of failures' : 'Show arrows of failures'}
          </Button>
        )}
      </div>
      <Calls chart={chart} state={state} />
      <Facts title="On entry" lines={state.entry} />
      <Facts title="On exit" lines={state.exit} />
      <Facts title="What can happen" lines={outgoing.map((transition) => describeTransition(chart, transition))} />
      <Facts
        title="Reached by"
        lines={incoming.map(
          (transition) => `${chart.states.find(({ id }) => id === transition.source)?.name}: ${transition.label}`,
        )}
      />
      <StateScreenshots all={data.screenshots} state={state.id} name={state.name} />
    </section>
  )
}

/** The calls of a state, with links to the charts behind them. */
function Calls({ chart, state }: { chart: DrawnChart; state: DrawnState }) {
  const spawned = chartsOfCall(nestings, chart.id, state.id, null)
  const calls = [
    ...state.calls.map((text, index) => ({ text, charts: chartsOfCall(nestings, chart.id, state.id, index) })),
    ...(spawned.length > 0 ? [{ text: 'started by actions', charts: spawned }] : []),
  ]
  if (calls.length === 0) return null
  return (
    <div>
      <h3 className={css.small}>Runs in this state</h3>
      <ul className={css.list}>
        {calls.map(({ text, charts }) => (
          <li key={text}>
            {text}
            {charts.map((id) => (
              <span key={id}>
                {' '}
                <RouteLink to={chartRoute(id)}>{nameOfChart({ id })}</RouteLink>
              </span>
            ))}
          </li>
        ))}
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
