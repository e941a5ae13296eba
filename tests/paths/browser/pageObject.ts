import type { Page, Request, Route } from '@playwright/test'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
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

/** One handler for each event, except the events that only the chart raises. */
type Steps<M extends AnyStateMachine, Internal extends string> = {
  readonly [T in Exclude<EventFromLogic<M>['type'], Internal>]: StepHandler<
    Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>
  >
}

/** How a test waits for a call and ends it. */
interface CallControl {
  /** The kind of its request. */
  readonly kind?: string
  /** The page ends the call at once, so a test cannot observe it. `open` decides the outcome. */
  readonly endsImmediately?: true
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
  /** The final states that the invoker sees as an error. */
  readonly failedStates?: readonly string[]
  /** The first step opens the address, so `open` does not start the chart. */
  readonly opensWithFirstStep?: true
  /** Whether the page sends the next event at once, so a test cannot observe the configuration. */
  readonly isPassing?: (expected: Observation) => boolean
  readonly afterStep?: (context: TestContext) => Promise<void>
}

type Definition<M extends AnyStateMachine, Internal extends string> = Omit<PageObject, 'testModel' | 'steps'> & {
  readonly machine: M
  readonly steps: Steps<M, Internal>
}

/** Types a page object by its chart: a new event does not compile until it has a step. */
export const pageObject = <M extends AnyStateMachine, Internal extends string = never>({
  machine,
  ...definition
}: Definition<M, Internal>): PageObject => {
  const testModel = allTestModels.find((candidate) => (candidate.machine as unknown) === machine)
  if (!testModel) throw new Error(`machines/testModels.ts has no test model of the chart ${machine.id}`)
  return { ...definition, testModel } as unknown as PageObject
}
