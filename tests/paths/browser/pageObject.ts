import type { Page, Request, Route } from '@playwright/test'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { TestScript } from '#tools/paths/scripts/testScripts.ts'
import type { InputLimits } from '#tools/paths/check/inputLimits.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** What a stage works with. */
export interface TestContext {
  readonly page: Page
  readonly stack: TestStack
  /** The newest call of a kind, held at the network. */
  readonly heldCall: (kind: string) => Route
  /** Waits until one call more of a kind has reached the network. */
  readonly waitForCall: (kind: string) => Promise<void>
}

/** How a person does one thing; the payload is that of the catalogue's case. */
export type StepHandler<Payload = never> = (hands: TestContext, payload: Payload) => Promise<void>

/** The events that come from outside. The names of those that a chart raises itself are given as `Inner`. */
type Steps<M extends AnyStateMachine, Inner extends string> = {
  readonly [T in Exclude<EventFromLogic<M>['type'], Inner>]: StepHandler<
    Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>
  >
}

/** How an invoke is seen and ended from outside. */
export interface CallControl {
  /** The kind of its call, where it makes one. */
  readonly kind?: string
  /** The page itself ends it, too soon to be met; how, the start has decided. */
  readonly endsImmediately?: true
  readonly outcomes: Readonly<Record<string, (hands: TestContext) => Promise<void>>>
}

/** How a chart is driven through the real pages, and what nobody can bring about there. */
export interface PageObject extends InputLimits {
  readonly testModel: TestModel
  /** The id under which the console invokes the chart. */
  readonly actorId: string
  /** Which requests are held, by kind. */
  readonly requestKinds?: Readonly<Record<string, (request: Request) => boolean>>
  /** Brings a browser to the moment where the chart has started. */
  readonly open: (hands: TestContext, script: TestScript) => Promise<void>
  readonly steps: Readonly<Record<string, StepHandler>>
  readonly calls: Readonly<Record<string, CallControl>>
  /** The first step is the address that is opened. */
  readonly opensWithFirstStep?: true
  readonly afterStep?: (hands: TestContext) => Promise<void>
}

type Described<M extends AnyStateMachine, Inner extends string> = Omit<PageObject, 'testModel' | 'steps'> & {
  readonly machine: M
  readonly steps: Steps<M, Inner>
}

/** Types a stage by its chart, so that a new event does not compile until a test can perform it. */
export const pageObject = <M extends AnyStateMachine, Inner extends string = never>({
  machine,
  ...described
}: Described<M, Inner>): PageObject => {
  const entry = allTestModels.find((one) => (one.machine as unknown) === machine)
  if (!entry) throw new Error(`The catalogue has no chart ${machine.id}`)
  return { ...described, testModel: entry } as unknown as PageObject
}
