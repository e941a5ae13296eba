import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { nameOfChart, sayTransition } from '#tools/atlas/picture/outline.ts'
import { chartPlace, type Place } from '#tools/atlas/site/route.ts'

/** Something that can be found. */
export interface Found {
  readonly kind: 'flow' | 'state' | 'transition'
  readonly says: string
  /** The chart it is in. */
  readonly where: string
  readonly place: Place
}

type Entry = Found & { readonly haystack: string }

/** Everything that can be found in charts, made once. */
export const searchIndex = (charts: readonly DrawnChart[]): readonly Entry[] =>
  charts.flatMap((chart) => {
    const where = nameOfChart(chart)
    const place = (state: string) => chartPlace(chart.id, state === '(chart)' ? {} : { state })
    const entry = (kind: Found['kind'], says: string, state: string, more: string): Entry => ({
      kind,
      says,
      where,
      place: place(state),
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
        entry('transition', sayTransition(chart, transition), transition.source, transition.id),
      ),
    ]
  })

/** What holds every word of a query, flows first. */
export const find = (index: readonly Entry[], query: string): readonly Found[] => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0 ? [] : index.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
}
