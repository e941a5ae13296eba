import type { AnyMachineSnapshot } from 'xstate'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { Situation } from '#tools/paths/model/configuration.ts'

/** All that can be seen of a chart after a step. */
export interface Observation {
  readonly value: unknown
  readonly status: string
  readonly output: unknown
  readonly tags: readonly string[]
  /** What the catalogue's `keyOf` makes of it. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The ids of the calls under way. */
  readonly calls: readonly string[]
  /** The ids of the calls that the step began. */
  readonly begun: readonly string[]
  /** What is left of every delay that runs, in milliseconds, the shortest first. */
  readonly delays: readonly number[]
  readonly emitted: readonly unknown[]
  /** What the chart told the actors it invokes, as `id: event type`. */
  readonly told: readonly string[]
}

/** What was seen beside the snapshot. */
type Beside = Pick<Observation, 'calls' | 'begun' | 'delays' | 'emitted' | 'told'>

/** Delays of one kind that end together count as one, and so does what they cause: how many there are grows without end. */
export const onceEach = (beside: Beside): Beside => ({
  ...beside,
  emitted: distinctValues(beside.emitted),
  told: [...new Set(beside.told)],
})

const distinctValues = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [inOneLine(value), value])).values(),
]

export const observe = (entry: CatalogueEntry, snapshot: AnyMachineSnapshot, beside: Beside): Observation => ({
  value: snapshot.value,
  status: snapshot.status,
  output: snapshot.output,
  tags: [...snapshot.tags].sort(),
  facts: entry.keyOf(snapshot),
  calls: snapshot.status === 'active' ? [...beside.calls].sort() : [],
  begun: [...beside.begun].sort(),
  delays: snapshot.status === 'active' ? distinct(beside.delays) : [],
  emitted: beside.emitted,
  told: beside.told,
})

/** Two delays that end at the same moment are one to a person who waits. */
const distinct = (delays: readonly number[]): number[] => [...new Set(delays)].sort((one, other) => one - other)

/** What the model says that is to be seen in a situation that has started. */
export const observeSituation = (
  entry: CatalogueEntry,
  { snapshot, running, timers, record }: Situation,
): Observation => {
  if (!snapshot) throw new Error(`${entry.id} has not started`)
  const { begun, emitted, told } = record
  const beside = { calls: running, begun, delays: timers.map(({ left }) => left), emitted, told }
  return observe(entry, snapshot, record.due.length > 0 ? onceEach(beside) : beside)
}

/** One line for equal values, whatever the order of their keys. */
export const inOneLine = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Error) return `${part.name}: ${part.message}`
    if (part === undefined) return 'undefined'
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

/** A thing that was expected and one that was seen in its place. */
export interface Difference {
  readonly what: string
  readonly expected: unknown
  readonly seen: unknown
}

export const differencesBetween = (expected: Observation, seen: Observation): Difference[] =>
  (Object.keys(expected) as (keyof Observation)[])
    .filter((what) => inOneLine(expected[what]) !== inOneLine(seen[what]))
    .map((what) => ({ what, expected: expected[what], seen: seen[what] }))
