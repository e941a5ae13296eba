import type { CallLink } from '#tools/atlas/data/callLinks.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'
import { RouteLink } from '#tools/atlas/site/links.tsx'
import { chartRoute } from '#tools/atlas/site/route.ts'

/** Links on the calls of a picture that run other charts. */
export function CallLinks({ links }: { links: readonly CallLink[] }) {
  return links.map(({ state, chart, text, box: { x, y, width, height } }) => (
    <RouteLink
      key={`${state} ${text}`}
      to={chartRoute(chart)}
      className="call-link"
      aria-label={`${text}: open ${nameOfChart({ id: chart })}`}
    >
      <rect x={x} y={y} width={width} height={height} />
      <path d={`M${x} ${y + height - 1}h${width}`} />
    </RouteLink>
  ))
}
