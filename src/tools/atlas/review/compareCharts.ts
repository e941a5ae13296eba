import type { Highlight, Highlights } from '#charts/pictures/drawChart.ts'
import type { DrawnState, DrawnTransition } from '#charts/pictures/drawnChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import { type Pair, pairBranches } from '#tools/atlas/review/pairBranches.ts'
import type { Change, Reworded } from '#tools/atlas/review/review.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** A chart in two revisions. */
export interface ComparedChart extends Pair<ReviewedChart> {
  readonly chart: string
  readonly changes: readonly Change[]
  readonly words: readonly Reworded[]
  readonly highlightsBefore: Highlights
  readonly highlightsAfter: Highlights
}

/** Compares what charts do, and apart from that their words. Parts are matched by their ids. */
export const compareCharts = (before: readonly ReviewedChart[], after: readonly ReviewedChart[]): ComparedChart[] => {
  const find = (charts: readonly ReviewedChart[], id: string) => charts.find(({ drawn }) => drawn.id === id) ?? null
  const ids = new Set([...after, ...before].map(({ drawn }) => drawn.id))
  return [...ids].map((chart) => {
    const pair = { before: find(before, chart), after: find(after, chart), isSame: false }
    return { chart, ...pair, ...(pair.before && pair.after ? compare(pair.before, pair.after) : wholeFlow(pair)) }
  })
}

export const kindOf = ({ before, after }: Pick<Pair<unknown>, 'before' | 'after'>): Change['kind'] =>
  before === null ? 'added' : after === null ? 'removed' : 'changed'

type Comparison = Pick<ComparedChart, 'changes' | 'words' | 'highlightsBefore' | 'highlightsAfter'>

const wholeFlow = (pair: Pair<ReviewedChart>): Comparison => {
  const text = `The whole flow: ${(pair.after ?? pair.before)?.drawn.sentence}`
  return { changes: [{ kind: kindOf(pair), text, details: [] }], words: [], highlightsBefore: {}, highlightsAfter: {} }
}

/** A part of a chart: its id, its words and what it does. */
interface Part {
  readonly id: string
  /** The part in one line. */
  readonly line: string
  readonly words: string
  readonly does: readonly string[]
}

const compare = (before: ReviewedChart, after: ReviewedChart): Comparison => {
  const states = pairById(statesOf(before), statesOf(after))
  const transitions = pairTransitions(transitionsOf(before), transitionsOf(after))
  const all = [...states, ...transitions, ...pairById(delaysOf(before), delaysOf(after))]
  const highlights = (side: 'before' | 'after') => ({
    states: highlightsOf(states, side),
    transitions: highlightsOf(transitions, side),
  })
  return {
    changes: all.filter(({ isSame }) => !isSame).map(toChange),
    words: all.filter(({ isSame }) => isSame).flatMap(toReworded),
    highlightsBefore: highlights('before'),
    highlightsAfter: highlights('after'),
  }
}

const statesOf = ({ drawn, states }: ReviewedChart): Part[] =>
  drawn.states.map((state) => ({
    id: state.id,
    line: `State ${state.name}: ${state.description}`,
    words: wordsOfState(state),
    does: states[state.id] ?? [],
  }))

const wordsOfState = ({ name, section, description, calls, entry, exit }: DrawnState): string =>
  [`${name}${section && ` (${section})`}: ${description}`, ...calls, ...entry, ...exit].join('; ')

const transitionsOf = ({ drawn, transitions }: ReviewedChart): Part[] =>
  drawn.transitions.map((transition) => {
    const source = drawn.states.find(({ id }) => id === transition.source)?.name ?? transition.source
    return {
      id: transition.id,
      line: `${source}: ${describeTransition(drawn, transition)}`,
      words: wordsOfTransition(transition),
      does: transitions[transition.id] ?? [],
    }
  })

const wordsOfTransition = ({ label, description, guard, actions }: DrawnTransition): string =>
  [`${label}${guard && ` [${guard}]`}`, ...(description ? [description] : []), ...actions].join('; ')

const delaysOf = ({ delays }: ReviewedChart): Part[] =>
  Object.entries(delays).map(([id, does]) => ({ id, line: `The delay ${[id, ...does].join(': ')}`, words: '', does }))

const pairById = (before: readonly Part[], after: readonly Part[]): Pair<Part>[] =>
  [...new Set([...after, ...before].map(({ id }) => id))].map((id) => {
    const [old, current] = [before, after].map((parts) => parts.find((part) => part.id === id) ?? null)
    return { before: old ?? null, after: current ?? null, isSame: !!old && !!current && doesTheSame(old, current) }
  })

const eventOf = ({ id }: Part): string => id.replace(/ \(\d+\)$/, '')

const pairTransitions = (before: readonly Part[], after: readonly Part[]): Pair<Part>[] =>
  [...new Set([...after, ...before].map(eventOf))].flatMap((event) =>
    pairBranches(
      before.filter((part) => eventOf(part) === event),
      after.filter((part) => eventOf(part) === event),
      doesTheSame,
    ),
  )

const doesTheSame = (before: Part, after: Part): boolean => before.does.join('\n') === after.does.join('\n')

const toChange = ({ before, after }: Pair<Part>): Change => ({
  kind: kindOf({ before, after }),
  text: (after ?? before)?.line ?? '',
  details: before && after ? detailsOf(before, after) : [],
})

const detailsOf = ({ does: old }: Part, { does: current }: Part): string[] => {
  const details = [
    ...old.filter((fact) => !current.includes(fact)).map((fact) => `before: ${fact}`),
    ...current.filter((fact) => !old.includes(fact)).map((fact) => `now: ${fact}`),
  ]
  return details.length > 0 ? details : ['in another order']
}

const toReworded = ({ before, after }: Pair<Part>): Reworded[] =>
  before && after && before.words !== after.words ? [{ place: after.id, before: before.words, after: after.words }] : []

const signs = { added: '+', removed: '–', changed: '~' } as const

const highlightsOf = (pairs: readonly Pair<Part>[], side: 'before' | 'after'): ReadonlyMap<string, Highlight> =>
  new Map(
    pairs.flatMap((pair) => {
      const part = pair[side]
      const kind = kindOf(pair)
      return part && !pair.isSame ? [[part.id, { className: kind, sign: signs[kind] }] as const] : []
    }),
  )
