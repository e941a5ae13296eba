import {
  type AnyActorRef,
  type AnyStateMachine,
  type CallbackActorLogic,
  createActor,
  createMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
  type StateMachine,
} from 'xstate'
import type { ManualTest } from '#charts/manualTest.ts'

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

/** The name of an outcome, for product owners. */
interface Named {
  readonly name: string
}

interface Failure extends Named {
  readonly error: unknown
}

/** An end with an output; without the key if the actor has no output. */
type Answer<Output> = Named & (undefined extends Output ? { readonly output?: Output } : { readonly output: Output })

/** How an invoked actor can end. */
export type ActorOutcome<Output = unknown> = Answer<Output> | Failure

interface Call<Outcome> extends Named {
  readonly outcomes: readonly Outcome[]
}

/** A call whose id is not the name of its actor. */
interface CallOf<Actor, Outcome> extends Call<Outcome> {
  readonly src: Actor
}

/** The actors of the setup of a chart. */
type ActorOf<M> =
  // oxlint-disable-next-line typescript/no-explicit-any -- the other types of a chart do not count
  M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any, any> ? A : never

type ActorName<M> = ActorOf<M>['src']

/** How an actor can end. A subscription only fails, and a chart without an output type has no output. */
type OutcomeOf<M, Name> = OutcomeOfLogic<Extract<ActorOf<M>, { src: Name }>['logic']>

type OutcomeOfLogic<Logic> =
  // oxlint-disable-next-line typescript/no-explicit-any -- all subscriptions
  Logic extends CallbackActorLogic<any, any>
    ? Failure
    : Logic extends AnyStateMachine
      ? ActorOutcome<unknown extends OutputFrom<Logic> ? void : OutputFrom<Logic>>
      : ActorOutcome<OutputFrom<Logic>>

/** The call of an invoke. It names its actor if the id of the invoke does not. */
type CallById<M, Id extends string> = string extends Id | ActorName<M>
  ? Call<ActorOutcome> & { readonly src?: string }
  : Id extends ActorName<M>
    ? Call<OutcomeOf<M, Id>>
    : { [Name in ActorName<M>]: CallOf<Name, OutcomeOf<M, Name>> }[ActorName<M>]

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/** One payload that makes a difference. */
interface PayloadCase<P> {
  readonly name: string
  readonly payload: P
}

type OwnEvent<Event extends { type: string }> = {
  readonly [T in Event['type']]: { readonly event: T; readonly case: string; readonly payload: Payload<Event, T> }
}[Event['type']]

/** The result of a call. */
interface OwnOutcome<Id extends string> {
  readonly outcome: Id
  readonly case: string
  readonly output: unknown
}

/** A step that only a path of the test model has. */
export type OwnStep<Event extends { type: string } = EventObject, Id extends string = string> =
  | OwnEvent<Event>
  | OwnOutcome<Id>

/** Marks an event that only the chart raises. No case sends it from outside. */
export const raisedInternally = 'internal'

/** What approved paths call test data. */
export interface DataNames {
  /** The kind of a record with an id, for example `user`. */
  readonly kindOf: (record: Readonly<Record<string, unknown>>) => string | undefined
  /** Values that are told by a name, such as configuration. */
  readonly constants: Readonly<Record<string, unknown>>
  /** The largest numbers of records that charts compare with. */
  readonly limits?: readonly number[]
  /** Records that no test model has. */
  readonly records: readonly unknown[]
  /** What a record is computed from, for example a row from a user, and the result of the computation. */
  readonly derive: (
    record: Readonly<Record<string, unknown>>,
  ) => { readonly kind: string; readonly from: unknown; readonly value: unknown } | undefined
}

/** Everything that a tool needs to test one chart, besides the chart. `Id` is the union of the ids of its invokes. */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine, Id extends string = string> {
  /** AREA/FLOW, as in the path of the chart. */
  readonly id: string
  readonly machine: M
  /** The inputs worth starting with. */
  readonly inputs: readonly { readonly name: string; readonly input: InputFrom<M> }[]
  /** What the page shows while a state is active, by its path: `open.resend.locked`. Browser tests look for it. */
  readonly visible?: Readonly<Record<string, readonly VisibleElement[]>>
  readonly events: {
    readonly [T in EventFromLogic<M>['type']]: {
      /** What a person does, to follow "When": `the person submits a code`. The name of the case follows a colon. */
      readonly when: string
      readonly cases: readonly PayloadCase<Payload<EventFromLogic<M>, T>>[] | typeof raisedInternally
    }
  }
  /**
   * By the id of an invoke. An invoked chart has its own test model; here it has only its outputs. If only a mistake in
   * the code can stop it, the list is empty.
   */
  readonly calls: { readonly [I in Id]: CallById<M, I> }
  /**
   * Paths to approve besides the generated ones, with steps that need data of their own, for example the 51st of 50
   * alerts. A step is the name of an input, or an event or an outcome with a case that only this path has.
   */
  readonly paths?: readonly (readonly (string | OwnStep<EventFromLogic<M>, NoInfer<Id>>)[])[]
  /** What separates two configurations, besides active states, running calls and running delays. */
  readonly keyOf: (snapshot: SnapshotFrom<M>) => Readonly<Record<string, unknown>>
  /** What a person notices of an effect or a message, to follow "Then". Undefined if the descriptions say it. */
  readonly describeEffect?: (effect: { readonly type: string }) => string | undefined
  /**
   * Whether a sentence of a description is about the screen. The scripts for a person have only these.
   * `mayBeCondition`: the first sentence about one of several transitions of an event usually says when it is taken.
   */
  readonly isOnScreen?: (sentence: string, mayBeCondition?: boolean) => boolean
  readonly dataNames?: DataNames
  /** Guards are free choices, and nothing of the chart runs. The tools create such models. */
  readonly isFree?: boolean
  /** Of too many configurations, only those that show something new are explored. Otherwise the chart is refused. */
  readonly mayStop?: boolean
  /** The own actions of the chart run when its paths are followed. Without it, only those of XState do. */
  readonly runsActions?: boolean
  /** How a person follows the scripts. Without it, only the automatic test follows them. */
  readonly manual?: ManualTest<SnapshotFrom<M>>
  /** Why there are no scripts of this chart alone, in the place of `manual`. */
  readonly notByHand?: string
}

/**
 * Types a test model by its machine: a new event does not compile until the test model has its cases, and an outcome
 * does not compile if its actor cannot end like that.
 */
export const defineTestModel = <M extends AnyStateMachine, Id extends string>(
  testModel: TestModel<M, Id>,
): TestModel<M, Id> => testModel

/** Drops the type of the chart, for tools that treat all charts alike. */
export const toAnyTestModel = <M extends AnyStateMachine, Id extends string>(testModel: TestModel<M, Id>): TestModel =>
  testModel as unknown as TestModel

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

export const fails: Failure = { name: 'the call fails', error: new Error('Network Error') }
