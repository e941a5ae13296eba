import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { HandTest } from '#machines/handTest.ts'

/** An element that a person sees, by its accessible role and name. */
export interface VisibleElement {
  readonly role: string
  /** Without a name, any element of the role is enough. */
  readonly name?: string
  /** The name of the region that contains it, if the page has several elements of its kind. */
  readonly within?: string
  /** The element shows that work is in progress. */
  readonly isBusy?: true
}

/** Texts of one state for testers. They are parts of a sentence, without a capital and a full stop. */
interface StateTexts {
  /** The precondition, to follow "Given" or "with": `the resend lock running`. Empty if the parent has enough. */
  readonly given?: string
  /** What a person notices when the chart enters the state, to follow "Then": `'Resend code' can be pressed`. */
  readonly seen?: string
  /** What the page shows while the state is active. Browser tests look for these elements. */
  readonly visible?: readonly VisibleElement[]
}

/** How an invoked actor can end. Product owners read the name. */
export type ActorOutcome =
  | { readonly name: string; readonly output: unknown }
  | { readonly name: string; readonly error: unknown }

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/** One payload that makes a difference. */
interface PayloadCase<P> {
  readonly name: string
  readonly payload: P
}

type OwnEvent<Event extends { type: string }> = {
  readonly [T in Event['type']]: { readonly event: T; readonly case: string; readonly payload: Payload<Event, T> }
}[Event['type']]

/** Marks an event that only the chart raises. No case sends it from outside. */
export const raisedInternally = 'internal'

/** What approved paths call test data. */
export interface DataNames {
  /** The kind of a record with an id, for example `user`. */
  readonly kindOf: (record: Readonly<Record<string, unknown>>) => string | undefined
  /** Values that are told by a name, such as configuration. */
  readonly constants: Readonly<Record<string, unknown>>
  /** Records that no test model has. */
  readonly records: readonly unknown[]
  /** What a record is computed from, for example a row from a user, and the result of the computation. */
  readonly derive: (
    record: Readonly<Record<string, unknown>>,
  ) => { readonly kind: string; readonly from: unknown; readonly value: unknown } | undefined
}

/** Everything that a tool needs to test one chart, besides the chart. */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine> {
  /** AREA/FLOW, as in the path of the chart. */
  readonly id: string
  readonly machine: M
  /** The inputs worth starting with. */
  readonly inputs: readonly { readonly name: string; readonly input: InputFrom<M> }[]
  /** By state path, for example `open.resend.locked`. Without a text, tools take the description of the chart. */
  readonly states?: Readonly<Record<string, StateTexts>>
  readonly events: {
    readonly [T in EventFromLogic<M>['type']]: {
      /** What a person does, to follow "When": `the person submits a code`. The name of the case follows a colon. */
      readonly when: string
      readonly cases: readonly PayloadCase<Payload<EventFromLogic<M>, T>>[] | typeof raisedInternally
    }
  }
  /** By the id of an invoke. An invoked chart has its own test model; here it has only its outputs. */
  readonly calls: Readonly<Record<string, { readonly name: string; readonly outcomes: readonly ActorOutcome[] }>>
  /** What a person sees of a key of `keyOf`; null if nothing is visible. */
  readonly facts?: Readonly<Record<string, (value: unknown) => string | null>>
  /**
   * Paths to approve besides the generated ones, for example the 51st of 50 alerts. A step is the name of an input, or
   * an event with a case that only this path has.
   */
  readonly paths?: readonly (readonly (string | OwnEvent<EventFromLogic<M>>)[])[]
  /** What separates two configurations, besides active states, running calls and running delays. */
  readonly keyOf: (snapshot: SnapshotFrom<M>) => Readonly<Record<string, unknown>>
  readonly dataNames?: DataNames
  /** How a person follows the scripts. Without it, only the automatic test follows them. */
  readonly hand?: HandTest<SnapshotFrom<M>>
}

/** Types a test model by its machine: a new event does not compile until the test model has its cases. */
export const defineTestModel = <M extends AnyStateMachine>(testModel: TestModel<M>): TestModel<M> => testModel

/** The cases of an event without a payload. */
export const noPayload = [{ name: '', payload: {} }] as const

/**
 * A running chart outside the tested one, such as its parent. It accepts `events` and does nothing.
 * @param id the subject of a sentence: `the dashboard`
 */
export const outsideChart = (id: string, events: readonly string[] = []): AnyActorRef =>
  createActor(createMachine({ on: Object.fromEntries(events.map((event) => [event, { actions: () => undefined }])) }), {
    id,
  }).start()

export const done = (name: string, output?: unknown): ActorOutcome => ({ name, output })

export const fails: ActorOutcome = { name: 'the call fails', error: new Error('Network Error') }
