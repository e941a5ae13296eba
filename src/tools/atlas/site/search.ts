import MiniSearch, { type Query } from 'minisearch'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { nameOfChart, describeTransition } from '#charts/pictures/outline.ts'
import { fold } from '#domain/search.ts'
import { chartRoute, type AtlasRoute } from '#tools/atlas/site/route.ts'
import { synonymsOf } from '#tools/atlas/site/synonyms.ts'

export interface SearchResult {
  readonly kind: 'flow' | 'state' | 'transition'
  readonly label: string
  /** The chart that contains the result. */
  readonly chartName: string
  readonly route: AtlasRoute
}

interface Entry extends SearchResult {
  readonly id: number
  /** Ids, for those who know them. */
  readonly names: string
}

const entriesOf = (charts: readonly DrawnChart[]): Omit<Entry, 'id'>[] =>
  charts.flatMap((chart) => {
    const chartName = nameOfChart(chart)
    const entry = (kind: SearchResult['kind'], label: string, state: string, names: string) => ({
      kind,
      label,
      chartName,
      route: chartRoute(chart.id, state === '(chart)' ? {} : { state }),
      names,
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

/** Words of a question that say nothing about its subject. */
const emptyWords = new Set(
  (
    'a an and are as at be by can could do does enters for from happen happens how i if in into is it many may must my ' +
    'often of on or person should than that the their then there they to was what when where which who why will with ' +
    'you'
  ).split(' '),
)

const wordsOf = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}.-]+/u)

const termOf = (word: string): string | null => (word === '' || emptyWords.has(word) ? null : word)

/** An index of the flows, states and transitions with their sentences. */
export const searchIndex = (charts: readonly DrawnChart[]): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: ['label', 'chartName', 'names'],
    storeFields: ['kind', 'label', 'chartName', 'route'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { label: 3, chartName: 2 },
      boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'transition' ? 1 : 1.5),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(entriesOf(charts).map((entry, id) => ({ ...entry, id })))
  return index
}

/**
 * What a question is about, the best first: everything with all of its words or their synonyms; if there is none, what
 * has most of them.
 */
export const search = (index: MiniSearch<Entry>, question: string): readonly SearchResult[] => {
  const words = wordsOf(question.replace(/\bhow long\b/i, 'wait')).filter((word) => termOf(word) !== null)
  if (words.length === 0) return []
  const queries = words.map((word): Query => ({ combineWith: 'OR', queries: [word, ...synonymsOf(word)] }))
  const found = index.search({ combineWith: 'AND', queries })
  return (found.length > 0 ? found : index.search({ combineWith: 'OR', queries })) as never as SearchResult[]
}
