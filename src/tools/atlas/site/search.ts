import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { nameOfChart, describeTransition } from '#tools/atlas/picture/outline.ts'
import { chartRoute, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** Something that can be found. */
export interface SearchResult {
  readonly kind: 'flow' | 'state' | 'transition'
  readonly label: string
  /** The chart it is in. */
  readonly chartName: string
  readonly route: AtlasRoute
}

type Entry = SearchResult & { readonly haystack: string }

/** Everything that can be found in charts, made once. */
export const searchIndex = (charts: readonly DrawnChart[]): readonly Entry[] =>
  charts.flatMap((chart) => {
    const where = nameOfChart(chart)
    const place = (state: string) => chartRoute(chart.id, state === '(chart)' ? {} : { state })
    const entry = (kind: SearchResult['kind'], says: string, state: string, more: string): Entry => ({
      kind,
      label: says,
      chartName: where,
      route: place(state),
      haystack: `${says} ${more}`.toLowerCase(),
    })
    return [
      entry('flow', `${where}: ${chart.sentence}`, '(chart)', chart.id),
      ...chart.states
        .filter(({ parent }) => parent !== null)
        .map((state) =>
          entry('state', `${state.name}: ${state.description}`, state.id, `${state.id} ${state.calls.join(' ')}`),
        ),
      ...chart.transitions.map((transition) =>
        entry('transition', describeTransition(chart, transition), transition.source, transition.id),
      ),
    ]
  })

/** What holds every word of a query, flows first. */
export const search = (index: readonly Entry[], query: string): readonly SearchResult[] => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0 ? [] : index.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
}
