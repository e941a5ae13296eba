import type { Highlight, Highlights } from '#charts/pictures/drawChart.ts'
import type { Change, Rewording } from '#tools/atlas/review/review.ts'
import { isOtherLimit } from '#tools/atlas/review/limits.ts'
import { delaysOf, type Part, statesOf, transitionsOf } from '#tools/atlas/review/parts.ts'
import { type Rename, renamesOf, withCurrentNames } from '#tools/atlas/review/renames.ts'
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
  readonly highlightsBefore: Highlights
  readonly highlightsAfter: Highlights
}

/** Compares what charts do, and their words. Parts are matched by their ids, also those of renamed states. */
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
  return { changes, words: [], highlightsBefore: {}, highlightsAfter: {} }
}

const compare = (earlier: ReviewedChart, after: ReviewedChart): Comparison => {
  const before = withCurrentNames(earlier, after)
  const renames = renamesOf(earlier, before)
  const states = pairById(statesOf(before), statesOf(after))
  const transitions = pairTransitions(transitionsOf(before, after), transitionsOf(after, before))
  const all = [...states, ...transitions, ...pairById(delaysOf(before), delaysOf(after))]
  const reworded = all.flatMap(toRewording)
  const limits = reworded.filter(isOtherLimit)
  const [oldParts, parts] = [earlier, before].map(({ drawn }) => [...drawn.states, ...drawn.transitions])
  const earlierIds = new Map(parts?.map(({ id }, index) => [id, oldParts?.[index]?.id]))
  const highlights = (side: 'before' | 'after') => {
    const idIn = (id: string) => (side === 'before' && earlierIds.get(id)) || id
    const renamed = renames.map((state) => [state[side].id, markOf('changed')] as const)
    return {
      states: new Map([...renamed, ...highlightsOf(states, side, idIn)]),
      transitions: new Map(highlightsOf(transitions, side, idIn)),
    }
  }
  return {
    changes: [...renames.map(toRename), ...all.filter(({ isSame }) => !isSame).map(toChange), ...limits.map(toLimit)],
    words: reworded.filter((words) => !limits.includes(words)),
    highlightsBefore: highlights('before'),
    highlightsAfter: highlights('after'),
  }
}

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
  details: before && after ? detailsOf(before, after) : whereOf(before ?? after),
})

const toRename = ({ before, after }: Rename): Change => ({
  kind: 'changed',
  text: `${before.name} is now called ${after.name}`,
  details: [],
})

/** A part that does the same and says it in other words. */
const toRewording = ({ before, after, isSame }: Pair<Part>): Rewording[] =>
  isSame && before && after && before.line !== after.line ? [{ before: before.line, now: after.line }] : []

const toLimit = ({ before, now }: Rewording): Change => ({ kind: 'changed', text: now, details: [`before: ${before}`] })

/** The states of a transition that is new or gone. The line of a new state says enough about its transitions. */
const whereOf = (part: Part | null): string[] =>
  part && part.place.length > 0 ? [...part.place, ...part.told.filter((fact) => fact.startsWith('→'))] : []

/** What differs. States come first, with their sentences; conditions and actions follow by their names. */
const detailsOf = (before: Part, after: Part): string[] => {
  const tell = (when: string, part: Part, other: Part) =>
    part.does.flatMap((fact, index) => {
      const told = part.told[index] ?? fact
      if (other.does.includes(fact)) return []
      return told === fact ? [`${when}: ${fact}`] : [`${when} ${told}`]
    })
  const details = [...tell('before', before, after), ...tell('now', after, before)]
  const isName = (detail: string) => Number(/^(before|now): /.test(detail))
  const sorted = details.sort((one, other) => isName(one) - isName(other))
  return [...after.place, ...(sorted.length > 0 ? sorted : ['in another order'])]
}

const signs = { added: '+', removed: '–', changed: '~' } as const

const markOf = (kind: Change['kind']): Highlight => ({ className: kind, sign: signs[kind] })

const highlightsOf = (pairs: readonly Pair<Part>[], side: 'before' | 'after', idIn: (id: string) => string) =>
  pairs.flatMap((pair) => {
    const part = pair[side]
    return part && !pair.isSame ? [[idIn(part.id), markOf(kindOf(pair))] as const] : []
  })
