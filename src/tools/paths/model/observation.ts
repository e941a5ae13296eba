import type { AnyMachineSnapshot } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { Configuration } from '#tools/paths/model/configuration.ts'

/** All that can be seen of a chart after a step. */
export interface Observation {
  readonly value: unknown
  readonly status: string
  readonly output: unknown
  readonly tags: readonly string[]
  /** What the catalogue's `keyOf` makes of it. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The ids of the calls under way. */
  readonly runningCalls: readonly string[]
  /** The ids of the calls that the step began. */
  readonly startedCalls: readonly string[]
  /** What is left of every delay that runs, in milliseconds, the shortest first. */
  readonly delays: readonly number[]
  readonly effects: readonly unknown[]
  /** What the chart told the actors it invokes, as `id: event type`. */
  readonly sentEvents: readonly string[]
}

/** What was seen beside the snapshot. */
type Beside = Pick<Observation, 'runningCalls' | 'startedCalls' | 'delays' | 'effects' | 'sentEvents'>

/** Delays of one kind that end together count as one, and so does what they cause: how many there are grows without end. */
export const withoutDuplicates = (beside: Beside): Beside => ({
  ...beside,
  effects: distinctValues(beside.effects),
  sentEvents: [...new Set(beside.sentEvents)],
})

const distinctValues = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [stableStringify(value), value])).values(),
]

export const observe = (entry: TestModel, snapshot: AnyMachineSnapshot, beside: Beside): Observation => ({
  value: snapshot.value,
  status: snapshot.status,
  output: snapshot.output,
  tags: [...snapshot.tags].sort(),
  facts: entry.keyOf(snapshot),
  runningCalls: snapshot.status === 'active' ? [...beside.runningCalls].sort() : [],
  startedCalls: [...beside.startedCalls].sort(),
  delays: snapshot.status === 'active' ? distinct(beside.delays) : [],
  effects: beside.effects,
  sentEvents: beside.sentEvents,
})

/** Two delays that end at the same moment are one to a person who waits. */
const distinct = (delays: readonly number[]): number[] => [...new Set(delays)].sort((one, other) => one - other)

/** What the model says that is to be seen in a situation that has started. */
export const observeConfiguration = (
  entry: TestModel,
  { snapshot, runningCalls, timers, lastStep }: Configuration,
): Observation => {
  if (!snapshot) throw new Error(`${entry.id} has not started`)
  const { startedCalls, effects, sentEvents } = lastStep
  const beside = { runningCalls, startedCalls, delays: timers.map(({ left }) => left), effects, sentEvents }
  return observe(entry, snapshot, lastStep.expiredDelays.length > 0 ? withoutDuplicates(beside) : beside)
}

/** One line for equal values, whatever the order of their keys. */
export const stableStringify = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Error) return `${part.name}: ${part.message}`
    if (part === undefined) return 'undefined'
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

/** A thing that was expected and one that was seen in its place. */
export interface Difference {
  readonly field: string
  readonly expected: unknown
  readonly actual: unknown
}

export const differencesBetween = (expected: Observation, seen: Observation): Difference[] =>
  (Object.keys(expected) as (keyof Observation)[])
    .filter((field) => stableStringify(expected[field]) !== stableStringify(seen[field]))
    .map((field) => ({ field, expected: expected[field], actual: seen[field] }))
