import type { TestModel } from '#charts/testModel.ts'
import type { Configuration } from '#charts/paths/model/configuration.ts'
import { printValue } from '#charts/paths/model/printValue.ts'

/** Everything that is observable of a chart after a step. */
export interface Observation {
  readonly value: unknown
  readonly status: string
  readonly output: unknown
  readonly tags: readonly string[]
  /** The result of `keyOf` of the test model. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The ids of the running calls. */
  readonly runningCalls: readonly string[]
  /** The ids of the calls that the step started. */
  readonly startedCalls: readonly string[]
  /** The time left of every running delay, in milliseconds, the shortest first. */
  readonly delays: readonly number[]
  readonly effects: readonly unknown[]
  /** The events that the chart sent to invoked actors, as `id: event type`. */
  readonly sentEvents: readonly string[]
}

/**
 * What a test must observe in a configuration. Equal delays that expire together count once, and so do their effects,
 * because their number can grow without end.
 */
export const observeConfiguration = (
  testModel: TestModel,
  { snapshot, runningCalls, timers, lastStep }: Configuration,
): Observation => {
  if (!snapshot) throw new Error(`${testModel.id} has not started`)
  const { startedCalls, effects, sentEvents, expiredDelays } = lastStep
  const isActive = snapshot.status === 'active'
  const hasExpired = expiredDelays.length > 0
  return {
    value: snapshot.value,
    status: snapshot.status,
    output: snapshot.output,
    tags: [...snapshot.tags].sort(),
    facts: testModel.keyOf(snapshot),
    runningCalls: isActive ? [...runningCalls].sort() : [],
    startedCalls: [...startedCalls].sort(),
    delays: isActive ? [...new Set(timers.map(({ left }) => left))].sort((a, b) => a - b) : [],
    effects: hasExpired ? distinctValues(effects) : effects,
    sentEvents: hasExpired ? [...new Set(sentEvents)] : sentEvents,
  }
}

const distinctValues = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [printValue(value), value])).values(),
]
