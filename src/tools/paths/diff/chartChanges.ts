import { differingPairsOf } from '#tools/paths/diff/transitionChanges.ts'
import type { ChartFacts, TransitionFacts } from '#tools/paths/diff/chartSummary.ts'

/** What is new, gone and different in one chart. */
export interface ChartChange {
  readonly chart: string
  readonly isNew: boolean
  readonly isGone: boolean
  readonly added: readonly TransitionFacts[]
  readonly removed: readonly TransitionFacts[]
  readonly changed: readonly { readonly before: TransitionFacts; readonly now: TransitionFacts }[]
  readonly addedScripts: readonly string[]
  readonly retiredScripts: readonly string[]
}

/** The charts in which something is new, gone or different, those of today first. */
export const changesBetween = (before: readonly ChartFacts[], now: readonly ChartFacts[]): ChartChange[] => {
  const names = new Set([...now, ...before].map(({ chart }) => chart))
  const find = (charts: readonly ChartFacts[], name: string) => charts.find(({ chart }) => chart === name)
  return [...names].map((name) => changeOf(name, find(before, name), find(now, name))).filter(isAny)
}

const changeOf = (chart: string, before: ChartFacts | undefined, now: ChartFacts | undefined): ChartChange => {
  const pairs = differingPairsOf(before?.transitions ?? [], now?.transitions ?? [])
  return {
    chart,
    isNew: before === undefined,
    isGone: now === undefined,
    added: pairs.flatMap((pair) => (pair.before ? [] : (pair.now ?? []))),
    removed: pairs.flatMap((pair) => (pair.now ? [] : (pair.before ?? []))),
    changed: pairs.flatMap((pair) => (pair.before && pair.now ? [{ before: pair.before, now: pair.now }] : [])),
    addedScripts: now?.scripts.filter((id) => !before?.scripts.includes(id)) ?? [],
    retiredScripts: before?.scripts.filter((id) => !now?.scripts.includes(id)) ?? [],
  }
}

const isAny = ({ isNew, isGone, added, removed, changed, addedScripts, retiredScripts }: ChartChange): boolean =>
  isNew || isGone || [added, removed, changed, addedScripts, retiredScripts].some(({ length }) => length > 0)
