import type { ChartSummary, TransitionSummary } from '#tools/paths/diff/chartSummary.ts'
import { transitionChanges } from '#tools/paths/diff/transitionChanges.ts'

/** What is different in one chart between two revisions. */
export interface ChartChange {
  readonly chart: string
  readonly isNew: boolean
  readonly isRemoved: boolean
  readonly added: readonly TransitionSummary[]
  readonly removed: readonly TransitionSummary[]
  readonly changed: readonly { readonly before: TransitionSummary; readonly after: TransitionSummary }[]
  /** Ids of scripts. */
  readonly addedScripts: readonly string[]
  readonly removedScripts: readonly string[]
}

/** The charts with differences. Removed charts come last. */
export const changesBetween = (before: readonly ChartSummary[], after: readonly ChartSummary[]): ChartChange[] => {
  const names = new Set([...after, ...before].map(({ chart }) => chart))
  const find = (charts: readonly ChartSummary[], name: string) => charts.find(({ chart }) => chart === name)
  return [...names].map((name) => changeOf(name, find(before, name), find(after, name))).filter(hasDifference)
}

const changeOf = (chart: string, before: ChartSummary | undefined, after: ChartSummary | undefined): ChartChange => {
  const changes = transitionChanges(before?.transitions ?? [], after?.transitions ?? [])
  return {
    chart,
    isNew: before === undefined,
    isRemoved: after === undefined,
    added: changes.flatMap((change) => (change.before ? [] : (change.after ?? []))),
    removed: changes.flatMap((change) => (change.after ? [] : (change.before ?? []))),
    changed: changes.flatMap((change) =>
      change.before && change.after ? [{ before: change.before, after: change.after }] : [],
    ),
    addedScripts: after?.scripts.filter((id) => !before?.scripts.includes(id)) ?? [],
    removedScripts: before?.scripts.filter((id) => !after?.scripts.includes(id)) ?? [],
  }
}

const hasDifference = ({ isNew, isRemoved, added, removed, changed, ...scripts }: ChartChange): boolean =>
  isNew ||
  isRemoved ||
  [added, removed, changed, scripts.addedScripts, scripts.removedScripts].some(({ length }) => length > 0)
