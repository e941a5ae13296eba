import type { DrawnChart, DrawnState, DrawnTransition } from '#tools/atlas/picture/drawnChart.ts'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'
import type { ReviewLine } from '#tools/atlas/review/review.ts'
import { transitionChanges } from '#tools/paths/diff/transitionChanges.ts'

/** What differs between a chart of before and one of now, in words and as marks for both pictures. */
export interface ChartDiff {
  readonly chart: string
  readonly kind: 'new' | 'gone' | 'changed'
  readonly before: DrawnChart | null
  readonly after: DrawnChart | null
  readonly lines: readonly ReviewLine[]
  readonly marksBefore: Highlights
  readonly marksAfter: Highlights
}

/** The charts in which something differs, those of now first. States and transitions are matched by their ids; where a box stands makes no difference. */
export const diffCharts = (before: readonly DrawnChart[], after: readonly DrawnChart[]): ChartDiff[] => {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  const find = (charts: readonly DrawnChart[], id: string) => charts.find((chart) => chart.id === id) ?? null
  return [...ids]
    .map((id) => differenceIn(id, find(before, id), find(after, id)))
    .filter(({ lines }) => lines.length > 0)
}

interface Pair<Item> {
  readonly before: Item | null
  readonly after: Item | null
}

const differenceIn = (id: string, before: DrawnChart | null, after: DrawnChart | null): ChartDiff => {
  const states = before && after ? statePairs(before, after) : []
  const transitions = before && after ? transitionPairs(before, after) : []
  return {
    chart: id,
    kind: before ? (after ? 'changed' : 'gone') : 'new',
    before,
    after,
    lines:
      before && after
        ? [...states.map(sayState), ...transitions.map((pair) => sayPair(before, after, pair))]
        : [wholeLine(before, after)],
    marksBefore: { states: marksOf(states, 'before'), transitions: marksOf(transitions, 'before') },
    marksAfter: { states: marksOf(states, 'after'), transitions: marksOf(transitions, 'after') },
  }
}

const wholeLine = (before: DrawnChart | null, after: DrawnChart | null): ReviewLine =>
  after
    ? { kind: 'added', text: `The whole flow: ${after.sentence}` }
    : { kind: 'removed', text: `The whole flow: ${before?.sentence ?? ''}` }

/** What of a state counts as a change of it. */
const contentOf = ({ description, kind, isInitial, isRegion, section, calls, entry, exit }: DrawnState): string =>
  JSON.stringify([description, kind, isInitial, isRegion, section, calls, entry, exit])

const statePairs = (before: DrawnChart, after: DrawnChart): Pair<DrawnState>[] => {
  const ids = new Set([...after.states, ...before.states].map(({ id }) => id))
  const pairs = [...ids].map((id) => ({
    before: before.states.find((state) => state.id === id) ?? null,
    after: after.states.find((state) => state.id === id) ?? null,
  }))
  return pairs.filter((pair) => !pair.before || !pair.after || contentOf(pair.before) !== contentOf(pair.after))
}

/** Branches of one event are matched by what they do, so that one in front of others does not make all of them changed. */
const transitionPairs = (before: DrawnChart, after: DrawnChart): Pair<DrawnTransition>[] => {
  const factsOf = ({ transitions }: DrawnChart) =>
    transitions.map(({ id, targets, guard, label, actions, isReentering }) => ({
      id,
      targets,
      guard: JSON.stringify([guard, label, actions, isReentering]),
    }))
  const find = ({ transitions }: DrawnChart, id: string | undefined) =>
    transitions.find((transition) => transition.id === id) ?? null
  return transitionChanges(factsOf(before), factsOf(after)).map((pair) => ({
    before: find(before, pair.before?.id),
    after: find(after, pair.after?.id),
  }))
}

const kindOf = ({ before, after }: Pair<unknown>): ReviewLine['kind'] =>
  before ? (after ? 'changed' : 'removed') : 'added'

const sayState = (pair: Pair<DrawnState>): ReviewLine => {
  const { before, after } = pair
  const now = after ?? before
  if (!before || !after) return { kind: kindOf(pair), text: `State ${now?.name}: ${now?.description}` }
  const parts = (['description', 'kind', 'section', 'calls', 'entry', 'exit'] as const).filter(
    (part) => String(before[part]) !== String(after[part]),
  )
  const changes = parts.map((part) => `${partNames[part]} was ${shown(before[part])} and is ${shown(after[part])}`)
  const starts =
    before.isInitial === after.isInitial ? [] : [after.isInitial ? 'starts here now' : 'does not start here any more']
  return {
    kind: 'changed',
    text: `State ${after.name}: ${[...changes, ...starts].join('; ') || 'stands elsewhere among its neighbours'}`,
  }
}

const shown = (part: string | readonly string[]): string =>
  part.length === 0 ? 'nothing' : `"${typeof part === 'string' ? part : part.join(', ')}"`

const partNames = {
  description: 'its sentence',
  kind: 'its kind',
  section: 'its section',
  calls: 'what runs',
  entry: 'what is done on the way in',
  exit: 'what is done on the way out',
} as const

const sayPair = (before: DrawnChart, after: DrawnChart, pair: Pair<DrawnTransition>): ReviewLine => {
  const said = (chart: DrawnChart, transition: DrawnTransition) =>
    `${chart.states.find(({ id }) => id === transition.source)?.name ?? transition.source}: ${describeTransition(chart, transition)}`
  if (pair.before && pair.after) {
    const [was, is] = [said(before, pair.before), said(after, pair.after)]
    return { kind: 'changed', text: was === is ? `${is} (asked for in another order)` : `${is} (was: ${was})` }
  }
  return {
    kind: kindOf(pair),
    text: pair.after ? said(after, pair.after) : said(before, pair.before as DrawnTransition),
  }
}

const signs = { added: '+', removed: '–', changed: '~' } as const

const marksOf = (
  pairs: readonly Pair<{ readonly id: string }>[],
  side: 'before' | 'after',
): ReadonlyMap<string, Highlight> =>
  new Map(
    pairs.flatMap((pair) =>
      pair[side] ? [[pair[side].id, { className: kindOf(pair), sign: signs[kindOf(pair)] }] as const] : [],
    ),
  )
