import { nameOfChart } from '#charts/pictures/outline.ts'
import type { Performer } from '#charts/paths/trace/trace.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import panel from '#tools/atlas/site/panels/Panel.module.css'
import { chartRoute } from '#tools/atlas/site/route.ts'
import type { TraceData, TraceRow } from '#tools/atlas/traceData.ts'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'

/** The build of the atlas writes them here. */
declare const __TRACE__: readonly TraceData[]

const labels: Readonly<Record<Performer, string>> = { chart: 'tests', browser: 'browser', hand: 'by hand' }
const performers = Object.keys(labels) as Performer[]
const tones = { passed: 'success', failed: 'danger', blocked: 'warning', open: 'neutral' } as const

const hasPath = ({ results }: TraceRow): boolean => results.chart !== null

/** From each section of the specification to its states, their test paths, and the last results. */
export function TracePage() {
  return (
    <main className={css.page}>
      <PageTitle note="From the specification to states, test paths, and their last results.">Traceability</PageTitle>
      {__TRACE__.map((section) => (
        <TraceSection key={section.section} {...section} />
      ))}
    </main>
  )
}

function TraceSection({ section, title, states }: TraceData) {
  const untested = states.filter((state) => !hasPath(state))
  const count = (performer: Performer) => states.filter(({ results }) => results[performer]).length
  return (
    <Card title={`${section} ${title}`} actions={states.length === 0 && <Tag tone="warning">no state</Tag>}>
      {states.length > 0 && (
        <details>
          <summary className={css.summary}>
            {states.length} states. Entered by {performers.map((each) => `${labels[each]}: ${count(each)}`).join(', ')}
          </summary>
          <States states={states.filter(hasPath)} />
        </details>
      )}
      {untested.length > 0 && <States states={untested} />}
    </Card>
  )
}

function States({ states }: { states: readonly TraceRow[] }) {
  return (
    <ul className={panel.choices}>
      {states.map(({ chart, state, name, results }) => (
        <li key={`${chart} ${state}`} className={panel.row}>
          <RouteLink to={chartRoute(chart, { state })}>{`${nameOfChart({ id: chart })} › ${name}`}</RouteLink>
          {results.chart === null && <Tag tone="danger">no path</Tag>}
          {performers.map((performer) => {
            const found = results[performer]
            return (
              found && (
                <Tag key={performer} tone={tones[found.result]}>
                  {[labels[performer], found.count, found.result, found.day].filter(Boolean).join(' ')}
                </Tag>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}
