import type { AnyMachineSnapshot } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'

/** The chart is started with one of the catalogue's inputs. */
export interface StartInput {
  readonly type: 'start'
  readonly case: string
  readonly input: unknown
}

/** Something from outside happens: an event with one case of its payload. */
export interface EventInput {
  readonly type: 'event'
  readonly event: string
  readonly case: string
  readonly payload: object
}

/** A call that the chart made ends. `value` is its output or its error. */
export interface OutcomeInput {
  readonly type: 'outcome'
  readonly invoke: string
  readonly case: string
  readonly status: 'done' | 'failed'
  readonly value: unknown
}

/** Time passes until the next delay has run out. */
export interface DelayInput {
  readonly type: 'delay'
  readonly milliseconds: number
}

/** One step of a path, as it comes from outside. */
export type Input = StartInput | EventInput | OutcomeInput | DelayInput

/** What a situation must tell so that its inputs are known. */
export interface ExecutionState {
  readonly snapshot: AnyMachineSnapshot | null
  readonly runningCalls: readonly string[]
  readonly timers: readonly { readonly left: number }[]
}

/** The input in one line, the same for the same input: names, never payloads. */
export const inputName = (input: Input): string => {
  if (input.type === 'delay') return `delay ${input.milliseconds}`
  if (input.type === 'start') return `start ${input.case}`
  return `${input.type} ${input.type === 'event' ? input.event : input.invoke}${input.case === '' ? '' : `: ${input.case}`}`
}

/** Everything that can come from outside. Events that no active state answers are left out: nobody can tell that they were sent. */
export const possibleInputs = (entry: TestModel, { snapshot, runningCalls, timers }: ExecutionState): Input[] => {
  if (!snapshot) return entry.inputs.map(({ name, input }) => ({ type: 'start', case: name, input }))
  if (snapshot.status !== 'active') return []
  const answered = new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents))
  return [
    ...eventInputs(entry).filter(({ event }) => answered.has(event)),
    ...runningCalls.flatMap((id) => outcomeInputs(entry, id)),
    ...waitFor(timers),
  ]
}

/** Every event of the catalogue that comes from outside, with every case of its payload. */
export const eventInputs = (entry: TestModel): EventInput[] =>
  Object.entries(entry.events).flatMap(([event, { cases }]) =>
    typeof cases === 'string'
      ? []
      : cases.map(({ name, payload }): EventInput => ({ type: 'event', event, case: name, payload })),
  )

/** Every end of one call that the catalogue names. */
export const outcomeInputs = (entry: TestModel, invoke: string): OutcomeInput[] =>
  (entry.calls[invoke]?.outcomes ?? []).map((outcome) =>
    'error' in outcome
      ? { type: 'outcome', invoke, case: outcome.name, status: 'failed', value: outcome.error }
      : { type: 'outcome', invoke, case: outcome.name, status: 'done', value: outcome.output },
  )

const waitFor = (timers: ExecutionState['timers']): DelayInput[] =>
  timers.length === 0 ? [] : [{ type: 'delay', milliseconds: Math.min(...timers.map(({ left }) => left)) }]
