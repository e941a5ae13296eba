import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { nameOfChart, describeTransition } from '#charts/pictures/outline.ts'
import { createSearch, fold } from '#domain/search.ts'
import { chartRoute, type AtlasRoute } from '#tools/atlas/site/route.ts'

export interface SearchResult {
  readonly kind: 'flow' | 'state' | 'transition'
  readonly label: string
  /** The chart that contains the result. */
  readonly chartName: string
  readonly route: AtlasRoute
}

type Entry = SearchResult & { readonly haystack: string }

/** Flows, states and transitions with the texts to search. */
export const searchIndex = (charts: readonly DrawnChart[]): readonly Entry[] =>
  charts.flatMap((chart) => {
    const chartName = nameOfChart(chart)
    const entry = (kind: SearchResult['kind'], label: string, state: string, moreText: string): Entry => ({
      kind,
      label,
      chartName,
      route: chartRoute(chart.id, state === '(chart)' ? {} : { state }),
      haystack: fold(`${label} ${moreText}`),
    })
    return [
      entry('flow', `${chartName}: ${chart.sentence}`, '(chart)', chart.id),
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

/** The entries that contain every word of a query, flows first. */
export const search = (index: readonly Entry[], query: string): readonly SearchResult[] => {
  const isFound = createSearch(query)
  return query.trim() === '' ? [] : index.filter(({ haystack }) => isFound(haystack))
}
