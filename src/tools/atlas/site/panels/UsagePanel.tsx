import { RouteLink } from '#tools/atlas/site/links.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'
import { chartRoute } from '#tools/atlas/site/route.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import type { ChartUsage, UsedTransition } from '#tools/paths/usage.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/layout/Tag.tsx'

/** What people used of a chart. The picture marks it. */
export function UsagePanel({ chart, usage }: { chart: DrawnChart; usage: ChartUsage | null }) {
  if (!usage)
    return (
      <p>
        Nobody has read yet what people use: <code>npm run paths -- usage FILE</code>, then build the atlas again.
      </p>
    )
  const taken = usage.transitions.filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits)
  const never = usage.transitions.filter(({ visits }) => visits === 0)
  return (
    <div className={css.panel}>
      <Transitions title={`${taken.length} taken`} chart={chart} transitions={taken} />
      <Transitions title={`${never.length} never taken`} chart={chart} transitions={never} />
    </div>
  )
}

interface TransitionsProps {
  title: string
  chart: DrawnChart
  transitions: readonly UsedTransition[]
}

function Transitions({ title, chart, transitions }: TransitionsProps) {
  if (transitions.length === 0) return null
  return (
    <Card title={title}>
      <ul className={css.choices}>
        {transitions.map(({ id, visits, isTested }) => {
          const transition = chart.transitions.find((each) => each.id === id)
          if (!transition) return null
          const state = chart.states.find((each) => each.id === transition.source)?.name
          return (
            <li key={id} className={css.row}>
              <RouteLink to={chartRoute(chart.id, { state: transition.source, transition: id, panel: 'usage' })}>
                {`${state}: ${describeTransition(chart, transition)}`}
              </RouteLink>
              {visits > 0 && <Tag>{`visits: ${visits}`}</Tag>}
              {visits > 0 && !isTested && <Tag tone="danger">in no approved path</Tag>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
