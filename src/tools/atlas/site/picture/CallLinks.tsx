import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { nameOfChart } from '#tools/atlas/picture/outline.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { nestings, routeOfCall } from '#tools/atlas/site/nestings.ts'
import { callLinksOf } from '#tools/atlas/site/picture/callLinks.ts'

/** Links on the calls of a picture that run other charts. */
export function CallLinks({ layout }: { layout: ChartLayout }) {
  return callLinksOf(layout, nestings).map(({ key, charts, text, box: { x, y, width, height } }) => (
    <RouteLink
      key={key}
      to={routeOfCall(charts)}
      className="call-link"
      aria-label={`${text}: open ${charts.map((id) => nameOfChart({ id })).join(', ')}`}
    >
      <rect x={x} y={y} width={width} height={height} />
      <path d={`M${x} ${y + height - 1}h${width}`} />
    </RouteLink>
  ))
}
