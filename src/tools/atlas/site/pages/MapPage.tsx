import { charts } from 'virtual:charts'
import { rootCharts } from '#tools/atlas/nesting/laterCharts.ts'
import { childrenOf } from '#tools/atlas/nesting/nesting.ts'
import { nameOfChart } from '#tools/atlas/picture/outline.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { nestings } from '#tools/atlas/site/nestings.ts'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import css from '#tools/atlas/site/pages/MapPage.module.css'

/** Which chart runs which. Each chart is a link. */
export function MapPage() {
  return (
    <main className={css.page}>
      <PageTitle note="A chart below another one runs while a state of that one is active.">Map</PageTitle>
      <ul className={css.tree} aria-label="Charts">
        {rootCharts.map((chart) => (
          <Branch key={chart} chart={chart} above={[]} />
        ))}
      </ul>
    </main>
  )
}

/** `above` has the charts around this one, so that a chart that runs itself ends the list. */
function Branch({ chart, above }: { chart: string; above: readonly string[] }) {
  const children = above.includes(chart) ? [] : childrenOf(nestings, chart)
  return (
    <li>
      <RouteLink to={chartRoute(chart)}>{nameOfChart({ id: chart })}</RouteLink>{' '}
      <span className={css.sentence}>{charts[chart]?.chart.sentence}</span>
      {children.length > 0 && (
        <ul className={css.tree}>
          {children.map((child) => (
            <Branch key={child} chart={child} above={[...above, chart]} />
          ))}
        </ul>
      )}
    </li>
  )
}
