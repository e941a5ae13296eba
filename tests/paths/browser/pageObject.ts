import type { Page, Request, Route } from '@playwright/test'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { IsPossible } from '#charts/paths/model/configurationGraph.ts'
import { allInputs, type Input, inputName } from '#charts/paths/model/inputs.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { manualStepOf } from '#charts/paths/scripts/instructions.ts'
import type { TestScript } from '#charts/paths/scripts/testScripts.ts'
import type { InputLimits } from '#tests/paths/browser/inputLimits.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** What a page object works with. */
export interface TestContext {
  readonly page: Page
  readonly stack: TestStack
  /** The newest held request of a kind. */
  readonly heldCall: (kind: string) => Route
  /** Waits until the next request of a kind is held. */
  readonly waitForCall: (kind: string) => Promise<void>
}

/** Performs an event with the payload of its case. */
type StepHandler<Payload = never> = (context: TestContext, payload: Payload) => Promise<void>

/** Events that a gesture of the test model does not make, or makes with other data than the path. */
type Steps<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>['type']]?: StepHandler<Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>>
}

/** How a test waits for a call and ends it. */
interface CallControl {
  /** The kind of its request. */
  readonly kind?: string
  /** By the name of the outcome. */
  readonly outcomes: Readonly<Record<string, (context: TestContext) => Promise<void>>>
}

/** Drives a chart through its real page, and lists the inputs that are impossible there. */
export interface PageObject extends InputLimits {
  readonly testModel: TestModel
  /** The id under which the console invokes the chart. */
  readonly actorId: string
  /** The requests to hold, by kind. */
  readonly requestKinds?: Readonly<Record<string, (request: Request) => boolean>>
  /** Opens the page, so that the chart starts. */
  readonly open: (context: TestContext, script: TestScript) => Promise<void>
  readonly steps: Readonly<Record<string, StepHandler>>
  readonly calls: Readonly<Record<string, CallControl>>
  /** The calls that the page ends at once, so a test cannot observe them. `open` decides the outcome. */
  readonly endsAtOnce?: readonly string[]
  /** The final states that the invoker sees as an error. */
  readonly failedStates?: readonly string[]
  /** The first step opens the address, so `open` does not start the chart. */
  readonly opensWithFirstStep?: true
  /** Whether the page sends the next event at once, so a test cannot observe the configuration. */
  readonly isPassing?: (expected: Observation) => boolean
  readonly afterStep?: (context: TestContext) => Promise<void>
}

type Definition<M extends AnyStateMachine> = Omit<PageObject, 'testModel' | 'steps' | 'calls'> & {
  readonly machine: M
  readonly steps?: Steps<M>
  readonly calls?: PageObject['calls']
}

/** What a definition says about the inputs of its chart. */
type Inputs = Pick<PageObject, 'steps' | 'calls' | 'impossible' | 'isPossible' | 'endsAtOnce' | 'testModel'>

/** What a person does for an event that has no step of its own. */
const byGesture = ({ testModel, steps }: Inputs, input: Input) =>
  input.type === 'event' && !(input.event in steps) ? manualStepOf(testModel, input) : undefined

const hasStep = (inputs: Inputs, input: Input): boolean => {
  if (input.type === 'event') return input.event in inputs.steps || byGesture(inputs, input) !== undefined
  if (input.type !== 'outcome' || input.case in (inputs.calls[input.invoke]?.outcomes ?? {})) return true
  return input.status === 'done' && inputs.endsAtOnce?.includes(input.invoke) === true
}

/** Why an input without a step is impossible. Undefined: nothing says it. */
const reasonOf = ({ testModel, calls }: Inputs, input: Input): string | undefined => {
  const { impossible = {} } = testModel.manual ?? {}
  if (input.type === 'event') return impossible[inputName(input)] ?? impossible[`event ${input.event}`]
  const isRequest = input.type === 'outcome' && (input.status === 'done' || calls[input.invoke]?.kind !== undefined)
  return isRequest ? undefined : 'it is no request, so the test cannot make it fail'
}

const reasonsOf = (inputs: Inputs): Readonly<Record<string, string>> => {
  const { testModel, impossible = {} } = inputs
  const reasons = allInputs(testModel)
    .filter((input) => !hasStep(inputs, input) && !(inputName(input) in impossible))
    .map((input): [string, string] => {
      const reason = reasonOf(inputs, input)
      if (reason === undefined) throw new Error(`${testModel.id}: "${inputName(input)}" has no step and no reason`)
      return [inputName(input), reason]
    })
  return { ...Object.fromEntries(reasons), ...impossible }
}

/** A call that ends at once leaves no time for another step. */
const isPossibleIn =
  (inputs: Inputs): IsPossible =>
  (input, at) => {
    const passing = at.runningCalls.filter((id) => inputs.endsAtOnce?.includes(id))
    const isEnd = input.type === 'outcome' && passing.includes(input.invoke)
    if (passing.length > 0 && input.type !== 'delay' && !isEnd) return false
    const offers = byGesture(inputs, input)?.isPossible
    return (inputs.isPossible?.(input, at) ?? true) && (!at.snapshot || (offers?.(at.snapshot) ?? true))
  }

/**
 * A page object of a chart. An event without a step is the gesture of the test model, or it is impossible for the
 * reason of the test model. A call that is no request cannot fail. What has neither step nor reason is an error.
 */
export const pageObject = <M extends AnyStateMachine>({
  machine,
  steps = {},
  calls = {},
  ...definition
}: Definition<M>): PageObject => {
  const testModel = allTestModels.find((candidate) => (candidate.machine as unknown) === machine)
  if (!testModel) throw new Error(`machines/testModels.ts has no test model of the chart ${machine.id}`)
  const all = { ...definition, testModel, calls, steps: steps as PageObject['steps'] }
  return { ...all, impossible: reasonsOf(all), isPossible: isPossibleIn(all) }
}
