import type { Page, Request, Route } from '@playwright/test'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { Script } from '#tools/paths/scripts/scripts.ts'
import type { Limits } from '#tools/paths/check/inputLimits.ts'
import { entries } from '#tools/paths/model/allTestModels.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** What a stage works with. */
export interface Hands {
  readonly page: Page
  readonly stack: TestStack
  /** The newest call of a kind, held at the network. */
  readonly held: (kind: string) => Route
  /** Waits until one call more of a kind has reached the network. */
  readonly arrives: (kind: string) => Promise<void>
}

/** How a person does one thing; the payload is that of the catalogue's case. */
export type Gesture<Payload = never> = (hands: Hands, payload: Payload) => Promise<void>

/** The events that come from outside. The names of those that a chart raises itself are given as `Inner`. */
type Gestures<M extends AnyStateMachine, Inner extends string> = {
  readonly [T in Exclude<EventFromLogic<M>['type'], Inner>]: Gesture<
    Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>
  >
}

/** How an invoke is seen and ended from outside. */
export interface Steering {
  /** The kind of its call, where it makes one. */
  readonly kind?: string
  /** The page itself ends it, too soon to be met; how, the start has decided. */
  readonly endsAtOnce?: true
  readonly ends: Readonly<Record<string, (hands: Hands) => Promise<void>>>
}

/** How a chart is driven through the real pages, and what nobody can bring about there. */
export interface Stage extends Limits {
  readonly entry: CatalogueEntry
  /** The id under which the console invokes the chart. */
  readonly actor: string
  /** Which requests are held, by kind. */
  readonly kinds?: Readonly<Record<string, (request: Request) => boolean>>
  /** Brings a browser to the moment where the chart has started. */
  readonly open: (hands: Hands, script: Script) => Promise<void>
  readonly gestures: Readonly<Record<string, Gesture>>
  readonly calls: Readonly<Record<string, Steering>>
  /** The first step is the address that is opened. */
  readonly opensWithFirstStep?: true
  readonly afterStep?: (hands: Hands) => Promise<void>
}

type Described<M extends AnyStateMachine, Inner extends string> = Omit<Stage, 'entry' | 'gestures'> & {
  readonly machine: M
  readonly gestures: Gestures<M, Inner>
}

/** Types a stage by its chart, so that a new event does not compile until a test can perform it. */
export const stage = <M extends AnyStateMachine, Inner extends string = never>({
  machine,
  ...described
}: Described<M, Inner>): Stage => {
  const entry = entries.find((one) => (one.machine as unknown) === machine)
  if (!entry) throw new Error(`The catalogue has no chart ${machine.id}`)
  return { ...described, entry } as unknown as Stage
}
