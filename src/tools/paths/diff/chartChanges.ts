import { transitionChanges } from '#tools/paths/diff/transitionChanges.ts'
import type { ChartSummary, TransitionSummary } from '#tools/paths/diff/chartSummary.ts'

/** What is new, gone and different in one chart. */
export interface ChartChange {
  readonly chart: string
  readonly isNew: boolean
  readonly isRemoved: boolean
  readonly added: readonly TransitionSummary[]
  readonly removed: readonly TransitionSummary[]
  readonly changed: readonly { readonly before: TransitionSummary; readonly now: TransitionSummary }[]
  readonly addedScripts: readonly string[]
  readonly removedScripts: readonly string[]
}

/** The charts in which something is new, gone or different, those of today first. */
export const changesBetween = (before: readonly ChartSummary[], now: readonly ChartSummary[]): ChartChange[] => {
  const names = new Set([...now, ...before].map(({ chart }) => chart))
  const find = (charts: readonly ChartSummary[], name: string) => charts.find(({ chart }) => chart === name)
  return [...names].map((name) => changeOf(name, find(before, name), find(now, name))).filter(isAny)
}

const changeOf = (chart: string, before: ChartSummary | undefined, now: ChartSummary | undefined): ChartChange => {
  const pairs = transitionChanges(before?.transitions ?? [], now?.transitions ?? [])
  return {
    chart,
    isNew: before === undefined,
    isRemoved: now === undefined,
    added: pairs.flatMap((pair) => (pair.before ? [] : (pair.after ?? []))),
    removed: pairs.flatMap((pair) => (pair.after ? [] : (pair.before ?? []))),
    changed: pairs.flatMap((pair) => (pair.before && pair.after ? [{ before: pair.before, now: pair.after }] : [])),
    addedScripts: now?.scripts.filter((id) => !before?.scripts.includes(id)) ?? [],
    removedScripts: before?.scripts.filter((id) => !now?.scripts.includes(id)) ?? [],
  }
}

const isAny = ({ isNew, isRemoved, added, removed, changed, addedScripts, removedScripts }: ChartChange): boolean =>
  isNew || isRemoved || [added, removed, changed, addedScripts, removedScripts].some(({ length }) => length > 0)
