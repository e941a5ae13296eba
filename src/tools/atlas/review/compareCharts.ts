import type { Highlight, Highlights } from '#charts/pictures/drawChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import type { Change, Rewording, TouchedPath } from '#tools/atlas/review/review.ts'
import { isOtherLimit } from '#tools/atlas/review/limits.ts'
import { touchedPaths } from '#tools/atlas/review/touchedPaths.ts'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** A part of a chart before and after a change. One of them is null if the part is new or removed. */
export interface Pair<Item> {
  readonly before: Item | null
  readonly after: Item | null
  readonly isSame: boolean
}

/** A chart in two revisions. */
export interface ComparedChart extends Pair<ReviewedChart> {
  readonly chart: string
  readonly changes: readonly Change[]
  readonly words: readonly Rewording[]
  readonly paths: readonly TouchedPath[]
  readonly highlightsBefore: Highlights
  readonly highlightsAfter: Highlights
}

/** Compares what charts do, and their words. Parts are matched by their ids. */
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

type Comparison = Omit<ComparedChart, 'chart' | keyof Pair<unknown>>

const wholeFlow = (pair: Pair<ReviewedChart>): Comparison => {
  const text = `The whole flow: ${(pair.after ?? pair.before)?.drawn.sentence}`
  const changes = [{ kind: kindOf(pair), text, details: [] }]
  return { changes, words: [], paths: [], highlightsBefore: {}, highlightsAfter: {} }
}

/** A part of a chart: its id and what it does. */
interface Part {
  readonly id: string
  /** The part in one line. */
  readonly line: string
  readonly does: readonly string[]
}

const compare = (before: ReviewedChart, after: ReviewedChart): Comparison => {
  const states = pairById(statesOf(before), statesOf(after))
  const transitions = pairTransitions(transitionsOf(before), transitionsOf(after))
  const all = [...states, ...transitions, ...pairById(delaysOf(before), delaysOf(after))]
  const reworded = all.flatMap(toRewording)
  const limits = reworded.filter(isOtherLimit)
  const highlights = (side: 'before' | 'after') => ({
    states: highlightsOf(states, side),
    transitions: highlightsOf(transitions, side),
  })
  return {
    changes: [...all.filter(({ isSame }) => !isSame).map(toChange), ...limits.map(toLimit)],
    words: reworded.filter((words) => !limits.includes(words)),
    paths: touchedPaths(
      before,
      after,
      new Set(all.flatMap((pair) => (pair.isSame || !pair.after ? [] : [pair.after.id]))),
    ),
    highlightsBefore: highlights('before'),
    highlightsAfter: highlights('after'),
  }
}

const statesOf = ({ drawn, states }: ReviewedChart): Part[] =>
  drawn.states.map((state) => ({
    id: state.id,
    line: `State ${state.name}: ${state.description}`,
    does: states[state.id] ?? [],
  }))

const transitionsOf = ({ drawn, transitions }: ReviewedChart): Part[] =>
  drawn.transitions.map((transition) => {
    const source = drawn.states.find(({ id }) => id === transition.source)?.name ?? transition.source
    return {
      id: transition.id,
      line: `${source}: ${describeTransition(drawn, transition)}`,
      does: transitions[transition.id] ?? [],
    }
  })

const delaysOf = ({ delays }: ReviewedChart): Part[] =>
  Object.entries(delays).map(([id, does]) => ({ id, line: `The delay ${[id, ...does].join(': ')}`, does }))

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
    ),
  )

/**
 * Pairs the branches of one event. Equal branches in the same order are pairs, so that a new first branch does not
 * change the others. What is left is paired from the first on.
 */
const pairBranches = (before: readonly Part[], after: readonly Part[]): Pair<Part>[] => {
  const equal = longestEqual(before, after)
  const oldOthers = before.filter((item) => !equal.some((pair) => pair.before === item))
  const newOthers = after.filter((item) => !equal.some((pair) => pair.after === item))
  const count = Math.max(oldOthers.length, newOthers.length)
  const others = Array.from({ length: count }, (_, index) => ({
    before: oldOthers[index] ?? null,
    after: newOthers[index] ?? null,
    isSame: false,
  }))
  return [...equal.map((pair) => ({ ...pair, isSame: true })), ...others]
}

const longestEqual = (before: readonly Part[], after: readonly Part[]): { before: Part; after: Part }[] => {
  const [oldItem, ...oldRest] = before
  const [newItem, ...newRest] = after
  if (oldItem === undefined || newItem === undefined) return []
  if (doesTheSame(oldItem, newItem)) return [{ before: oldItem, after: newItem }, ...longestEqual(oldRest, newRest)]
  const withoutOld = longestEqual(oldRest, after)
  const withoutNew = longestEqual(before, newRest)
  return withoutOld.length >= withoutNew.length ? withoutOld : withoutNew
}

const doesTheSame = (before: Part, after: Part): boolean => before.does.join('\n') === after.does.join('\n')

const toChange = ({ before, after }: Pair<Part>): Change => ({
  kind: kindOf({ before, after }),
  text: (after ?? before)?.line ?? '',
  details: before && after ? detailsOf(before, after) : [],
})

/** A part that does the same and says it in other words. */
const toRewording = ({ before, after, isSame }: Pair<Part>): Rewording[] =>
  isSame && before && after && before.line !== after.line ? [{ before: before.line, now: after.line }] : []

const toLimit = ({ before, now }: Rewording): Change => ({ kind: 'changed', text: now, details: [`before: ${before}`] })

const detailsOf = ({ does: old }: Part, { does: current }: Part): string[] => {
  const details = [
    ...old.filter((fact) => !current.includes(fact)).map((fact) => `before: ${fact}`),
    ...current.filter((fact) => !old.includes(fact)).map((fact) => `now: ${fact}`),
  ]
  return details.length > 0 ? details : ['in another order']
}

const signs = { added: '+', removed: '–', changed: '~' } as const

const highlightsOf = (pairs: readonly Pair<Part>[], side: 'before' | 'after'): ReadonlyMap<string, Highlight> =>
  new Map(
    pairs.flatMap((pair) => {
      const part = pair[side]
      const kind = kindOf(pair)
      return part && !pair.isSame ? [[part.id, { className: kind, sign: signs[kind] }] as const] : []
    }),
  )
