import type { ChartFacts, TransitionFacts } from '#tools/paths/facts.ts'

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
  const old = new Map(before?.transitions.map((transition) => [placeOf(transition), transition]))
  const current = new Map(now?.transitions.map((transition) => [placeOf(transition), transition]))
  const kept = [...current].flatMap(([place, transition]) => (old.has(place) ? [{ before: old.get(place) as TransitionFacts, now: transition }] : []))
  return {
    chart,
    isNew: before === undefined,
    isGone: now === undefined,
    added: [...current].filter(([place]) => !old.has(place)).map(([, transition]) => transition),
    removed: [...old].filter(([place]) => !current.has(place)).map(([, transition]) => transition),
    changed: kept.filter(({ before: one, now: other }) => factsIn(one) !== factsIn(other)),
    addedScripts: now?.scripts.filter((id) => !before?.scripts.includes(id)) ?? [],
    retiredScripts: before?.scripts.filter((id) => !now?.scripts.includes(id)) ?? [],
  }
}

/** The first branch is the same whether or not others follow it. */
const placeOf = ({ id }: TransitionFacts): string => id.replace(/ \(1\)$/, '')

const factsIn = ({ targets, guard }: TransitionFacts): string => JSON.stringify([targets, guard])

const isAny = ({ isNew, isGone, added, removed, changed, addedScripts, retiredScripts }: ChartChange): boolean =>
  isNew || isGone || [added, removed, changed, addedScripts, retiredScripts].some(({ length }) => length > 0)
