import type { DrawnChart, DrawnState, DrawnTransition } from '#tools/atlas/picture/drawnChart.ts'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'
import type { ReviewLine } from '#tools/atlas/review/review.ts'
import { transitionChanges } from '#tools/paths/diff/transitionChanges.ts'

/** The differences between two versions of a chart, as text and as highlights for both pictures. */
export interface ChartDiff {
  readonly chart: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: DrawnChart | null
  readonly after: DrawnChart | null
  readonly lines: readonly ReviewLine[]
  readonly highlightsBefore: Highlights
  readonly highlightsAfter: Highlights
}

/** The charts that differ. States and transitions are matched by id; the position of a box does not count. */
export const diffCharts = (before: readonly DrawnChart[], after: readonly DrawnChart[]): ChartDiff[] => {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  const find = (charts: readonly DrawnChart[], id: string) => charts.find((chart) => chart.id === id) ?? null
  return [...ids].map((id) => diffChart(id, find(before, id), find(after, id))).filter(({ lines }) => lines.length > 0)
}

interface Pair<Item> {
  readonly before: Item | null
  readonly after: Item | null
}

const diffChart = (id: string, before: DrawnChart | null, after: DrawnChart | null): ChartDiff => {
  const states = before && after ? statePairs(before, after) : []
  const transitions = before && after ? transitionPairs(before, after) : []
  return {
    chart: id,
    kind: kindOf({ before, after }),
    before,
    after,
    lines:
      before && after
        ? [...states.map(describeState), ...transitions.map((pair) => describePair(before, after, pair))]
        : [describeChart(before, after)],
    highlightsBefore: { states: toHighlights(states, 'before'), transitions: toHighlights(transitions, 'before') },
    highlightsAfter: { states: toHighlights(states, 'after'), transitions: toHighlights(transitions, 'after') },
  }
}

const describeChart = (before: DrawnChart | null, after: DrawnChart | null): ReviewLine =>
  after
    ? { kind: 'added', text: `The whole flow: ${after.sentence}` }
    : { kind: 'removed', text: `The whole flow: ${before?.sentence ?? ''}` }

/** The parts of a state whose change is reported. */
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

/** Branches of one event are matched by their content, so that a new first branch does not change the others. */
const transitionPairs = (before: DrawnChart, after: DrawnChart): Pair<DrawnTransition>[] => {
  const summaryOf = ({ transitions }: DrawnChart) =>
    transitions.map(({ id, targets, guard, label, actions, isReentering }) => ({
      id,
      targets,
      guard: JSON.stringify([guard, label, actions, isReentering]),
    }))
  const find = ({ transitions }: DrawnChart, id: string | undefined) =>
    transitions.find((transition) => transition.id === id) ?? null
  return transitionChanges(summaryOf(before), summaryOf(after)).map((pair) => ({
    before: find(before, pair.before?.id),
    after: find(after, pair.after?.id),
  }))
}

const kindOf = ({ before, after }: Pair<unknown>): ReviewLine['kind'] =>
  before ? (after ? 'changed' : 'removed') : 'added'

const describeState = (pair: Pair<DrawnState>): ReviewLine => {
  const { before, after } = pair
  const state = after ?? before
  if (!before || !after) return { kind: kindOf(pair), text: `State ${state?.name}: ${state?.description}` }
  const parts = (['description', 'kind', 'section', 'calls', 'entry', 'exit'] as const).filter(
    (part) => String(before[part]) !== String(after[part]),
  )
  const changes = parts.map((part) => describePart(part, before, after))
  const initial =
    before.isInitial === after.isInitial
      ? []
      : [after.isInitial ? 'is the initial state now' : 'is not the initial state any more']
  return {
    kind: 'changed',
    text: `State ${after.name}: ${[...changes, ...initial].join('; ') || 'became a region or stopped being one'}`,
  }
}

const quote = (part: string): string => (part === '' ? 'nothing' : `"${part}"`)

/** A list of calls or actions can be long: only what was added and removed is named. */
const describePart = (part: keyof typeof partNames, before: DrawnState, after: DrawnState): string => {
  const [old, current] = [before[part], after[part]]
  if (typeof old === 'string' || typeof current === 'string')
    return `${partNames[part]} was ${quote(String(old))} and is ${quote(String(current))}`
  const added = current.filter((name) => !old.includes(name)).map((name) => `${partNames[part]} ${quote(name)} is new`)
  const removed = old
    .filter((name) => !current.includes(name))
    .map((name) => `${partNames[part]} ${quote(name)} is gone`)
  return [...added, ...removed].join('; ') || `${partNames[part]} has another order`
}

const partNames = {
  description: 'the description',
  kind: 'the kind',
  section: 'the section',
  calls: 'the running call',
  entry: 'the entry action',
  exit: 'the exit action',
} as const

const describePair = (before: DrawnChart, after: DrawnChart, pair: Pair<DrawnTransition>): ReviewLine => {
  const textOf = (chart: DrawnChart, transition: DrawnTransition) => {
    const source = chart.states.find(({ id }) => id === transition.source)?.name ?? transition.source
    return `${source}: ${describeTransition(chart, transition)}`
  }
  if (pair.before && pair.after) {
    const [oldText, newText] = [textOf(before, pair.before), textOf(after, pair.after)]
    const change = oldText === newText ? 'checked in another order' : `was: ${oldText}`
    return { kind: 'changed', text: `${newText} (${change})` }
  }
  return {
    kind: kindOf(pair),
    text: pair.after ? textOf(after, pair.after) : textOf(before, pair.before as DrawnTransition),
  }
}

const signs = { added: '+', removed: '–', changed: '~' } as const

const toHighlights = (
  pairs: readonly Pair<{ readonly id: string }>[],
  side: 'before' | 'after',
): ReadonlyMap<string, Highlight> =>
  new Map(
    pairs.flatMap((pair) =>
      pair[side] ? [[pair[side].id, { className: kindOf(pair), sign: signs[kindOf(pair)] }] as const] : [],
    ),
  )
