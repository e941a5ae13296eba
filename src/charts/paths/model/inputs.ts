import type { AnyMachineSnapshot } from 'xstate'
import type { Condition } from '#charts/read/freeChart.ts'
import { handledEvents } from '#charts/read/running.ts'
import type { OwnStep, TestModel } from '#charts/testModel.ts'

/** What a step finds where guards are free choices. */
interface WithConditions {
  readonly conditions?: readonly Condition[]
}

/** The chart starts with one of the inputs of its test model. */
export interface StartInput extends WithConditions {
  readonly type: 'start'
  readonly case: string
  readonly input: unknown
}

/** An event with one case of its payload. */
export interface EventInput extends WithConditions {
  readonly type: 'event'
  readonly event: string
  readonly case: string
  readonly payload: object
}

/** A call ends. `value` is its output or its error. */
export interface OutcomeInput extends WithConditions {
  readonly type: 'outcome'
  readonly invoke: string
  readonly case: string
  readonly status: 'done' | 'failed'
  readonly value: unknown
}

/** Time passes until the next delay expires. */
export interface DelayInput extends WithConditions {
  readonly type: 'delay'
  readonly milliseconds: number
}

/** One step of a test path. */
export type Input = StartInput | EventInput | OutcomeInput | DelayInput

/** The part of a configuration that decides which inputs are possible. */
export interface ExecutionState {
  readonly snapshot: AnyMachineSnapshot | null
  readonly runningCalls: readonly string[]
  readonly timers: readonly { readonly left: number }[]
}

/** The input in one line. It contains names, never payloads, so equal inputs have equal names. */
export const inputName = (input: Input): string => {
  if (input.type === 'delay') return `delay ${input.milliseconds}`
  if (input.type === 'start') return `start ${caseText(input)}`
  const subject = input.type === 'event' ? input.event : input.invoke
  const text = caseText(input)
  return `${input.type} ${subject}${text === '' ? '' : `: ${text}`}`
}

/** The name of the case with the conditions: `is valid, not is late`. */
export const caseText = ({ case: name, conditions = [] }: Exclude<Input, DelayInput>): string =>
  [name, ...conditions.map(({ text, holds }) => (holds ? text : `not ${text}`))]
    .filter((text) => text !== '')
    .join(', ')

/** All inputs of the test model that an active state handles. Other events would have no visible result. */
export const possibleInputs = (testModel: TestModel, { snapshot, runningCalls, timers }: ExecutionState): Input[] => {
  if (!snapshot) return startInputs(testModel)
  if (snapshot.status !== 'active') return []
  const handled = handledEvents(snapshot)
  return [
    ...eventInputs(testModel).filter(({ event }) => handled.has(event)),
    ...runningCalls.flatMap((id) => outcomeInputs(testModel, id)),
    ...delayInputs(timers),
  ]
}

const startInputs = ({ inputs }: TestModel): StartInput[] =>
  inputs.map(({ name, input }) => ({ type: 'start', case: name, input }))

/** Every event that comes from outside, with every case of its payload. */
export const eventInputs = (testModel: TestModel): EventInput[] =>
  Object.entries(testModel.events).flatMap(([event, { cases }]) =>
    typeof cases === 'string'
      ? []
      : cases.map(({ name, payload }): EventInput => ({ type: 'event', event, case: name, payload })),
  )

/** Every outcome of one call. */
export const outcomeInputs = (testModel: TestModel, invoke: string): OutcomeInput[] =>
  (testModel.calls[invoke]?.outcomes ?? []).map((outcome) =>
    'error' in outcome
      ? { type: 'outcome', invoke, case: outcome.name, status: 'failed', value: outcome.error }
      : { type: 'outcome', invoke, case: outcome.name, status: 'done', value: outcome.output },
  )

const delayInputs = (timers: ExecutionState['timers']): DelayInput[] =>
  timers.length === 0 ? [] : [{ type: 'delay', milliseconds: Math.min(...timers.map(({ left }) => left)) }]

/** What a test model may have to fill in for a step that fails: the data of the step, or earlier results of calls. */
export const emptyDataOf = (testModel: TestModel, input: Input): string[] => {
  if (input.type === 'start') return input.input === undefined ? ["Fill in the input of the start: 'inputs'."] : []
  if (input.type === 'event' && Object.keys(input.payload).length === 0)
    return [`Fill in the payload of the event: 'events', '${input.event}', 'cases'.`]
  const empty = Object.keys(testModel.calls)
    .flatMap((call) => outcomeInputs(testModel, call))
    .filter((outcome) => outcome.status === 'done' && outcome.value === undefined)
  const own = empty.filter(({ invoke }) => input.type === 'outcome' && invoke === input.invoke)
  return (own.length > 0 ? own : empty).map(
    ({ invoke, case: name }) => `Fill in the output of the call: 'calls', '${invoke}', '${name}'.`,
  )
}

/** Every input of a test model. */
export const allInputs = (testModel: TestModel): Input[] => [
  ...startInputs(testModel),
  ...eventInputs(testModel),
  ...Object.keys(testModel.calls).flatMap((call) => outcomeInputs(testModel, call)),
]

/** The input of a step that only a path of the test model has. */
export const ownInput = (step: OwnStep): EventInput | OutcomeInput =>
  'event' in step
    ? { type: 'event', ...step }
    : { type: 'outcome', invoke: step.outcome, case: step.case, status: 'done', value: step.output }

const ownInputs = ({ paths = [] }: TestModel): Input[] =>
  paths.flat().flatMap((step) => (typeof step === 'string' ? [] : [ownInput(step)]))

/** Finds an input of a test model by its name. Time can always pass. */
export const inputFinder = (testModel: TestModel): ((name: string) => Input | undefined) => {
  const inputs = [...allInputs(testModel), ...ownInputs(testModel)]
  const byName = new Map(inputs.map((input) => [inputName(input), input]))
  return (name) => {
    const milliseconds = /^delay (\d+)$/.exec(name)?.[1]
    return milliseconds === undefined ? byName.get(name) : { type: 'delay', milliseconds: Number(milliseconds) }
  }
}
