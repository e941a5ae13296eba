import MiniSearch from 'minisearch'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { nameOfChart, describeTransition } from '#charts/pictures/outline.ts'
import { fold } from '#domain/search/search.ts'
import { chartRoute, type AtlasRoute } from '#tools/atlas/site/route.ts'
import { stemOf, synonymsOf } from '#tools/atlas/site/synonyms.ts'

export interface SearchResult {
  readonly kind: 'flow' | 'state' | 'transition'
  readonly label: string
  /** The chart that contains the result. */
  readonly chartName: string
  /** The state that a transition leaves; empty for all others. */
  readonly from: string
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
      from: kind === 'transition' ? (chart.states.find(({ id }) => id === state)?.name ?? '') : '',
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
    'without you'
  ).split(' '),
)

/** Phrases that mean something else than their words. */
const phrases = [
  [/\bno longer\b/gi, 'not'],
  [/\b(how long|when (can|may))\b/gi, 'wait'],
] as const

const wordsOf = (text: string): string[] =>
  fold(phrases.reduce((changed, [phrase, word]) => changed.replace(phrase, word), text)).split(
    /[^\p{L}\p{N}.-]+|[.-]+(?![\p{L}\p{N}])/u,
  )

const termOf = (word: string): string | null => (word === '' || emptyWords.has(word) ? null : stemOf(word))

/** An index of the flows, states and transitions with their sentences. */
export const searchIndex = (charts: readonly DrawnChart[]): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: ['label', 'chartName', 'names'],
    storeFields: ['kind', 'label', 'chartName', 'from', 'route'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { label: 3, chartName: 2, names: 0.3 },
      boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'transition' ? 1 : 1.5),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.15 : false),
    },
  })
  index.addAll(entriesOf(charts).map((entry, id) => ({ ...entry, id })))
  return index
}

/** A synonym is a worse match than the word itself. */
const synonymWeight = 0.7

/** Entries with a lower share of the best rank are not shown. */
const minShare = 0.25

/** How well each entry matches a word and its synonyms. A rare word scores more than a frequent one. */
const scoresOf = (index: MiniSearch<Entry>, word: string): ReadonlyMap<number, number> => {
  const scores = new Map<number, number>()
  for (const term of [word, ...synonymsOf(word)])
    for (const { id, score } of index.search(term))
      scores.set(id, (scores.get(id) ?? 0) + (term === word ? score : score * synonymWeight))
  return scores
}

/** 2 if a text is the name of a flow, 1 if it is that of a state. */
const nameRank = ({ kind, label }: SearchResult, text: string): number =>
  fold(label).startsWith(`${text}: `) ? { flow: 2, state: 1, transition: 0 }[kind] : 0

/**
 * What a question is about, the best first: flows and states with exactly this name, then all others. Because of the
 * root, no word that an entry repeats outweighs the others.
 */
export const search = (index: MiniSearch<Entry>, question: string): readonly SearchResult[] => {
  const words = wordsOf(question).filter((word) => termOf(word) !== null)
  const scores = words.map((word) => scoresOf(index, word))
  const ids = new Set(scores.flatMap((all) => [...all.keys()]))
  const ranked = [...ids].map((id) => {
    const own = scores.flatMap((all) => all.get(id) ?? [])
    const result = index.getStoredFields(id) as unknown as SearchResult
    const rank = own.reduce((sum, score) => sum + Math.sqrt(score), 0) * own.length
    return { result, rank, named: nameRank(result, fold(question.trim())) }
  })
  const best = Math.max(...ranked.map(({ rank }) => rank))
  return ranked
    .filter(({ rank, named }) => named > 0 || rank > best * minShare)
    .sort((one, other) => other.named - one.named || other.rank - one.rank)
    .map(({ result }) => result)
}
