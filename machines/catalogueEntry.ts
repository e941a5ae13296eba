import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { ChartTexts } from '#machines/words.ts'

/** One way in which an invoked actor can end, named in the words of a product owner. */
export type ActorOutcome =
  | { readonly name: string; readonly output: unknown }
  | { readonly name: string; readonly error: unknown }

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/** One payload of an event that makes a difference. */
export interface PayloadCase<P> {
  readonly name: string
  readonly payload: P
}

/** Marks an event that only the chart raises itself: nobody outside can send it. */
export const raisedInternally = 'internal'

/** A chart with everything that a tool needs to run it. */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine> {
  /** AREA/FLOW, the same words as in the names of its files. */
  readonly id: string
  /** What the flow is for, in a sentence. */
  readonly sentence: string
  readonly machine: M
  readonly inputs: readonly { readonly name: string; readonly input: InputFrom<M> }[]
  /** The cases of every event's payload; an event without a payload has one case, and one that the chart raises itself has none. */
  readonly events: {
    readonly [T in EventFromLogic<M>['type']]:
      | readonly PayloadCase<Payload<EventFromLogic<M>, T>>[]
      | typeof raisedInternally
  }
  /** The outcomes of every promise that the chart invokes, by the id of the invoke. Invoked charts have entries of their own. */
  readonly outcomes: Readonly<Record<string, readonly ActorOutcome[]>>
  /** What tells two situations of the chart apart beside its states, the calls under way and the delays that run. */
  readonly keyOf: (snapshot: SnapshotFrom<M>) => Readonly<Record<string, unknown>>
  /** How a tester says what happens in the chart. Without them the names of states and events have to do. */
  readonly words?: ChartTexts<M>
}

/** Types an entry by its machine, so that a new event does not compile until the catalogue knows its payloads. */
export const defineTestModel = <M extends AnyStateMachine>(described: TestModel<M>): TestModel<M> => described

/** The case of an event that carries nothing. */
export const noPayload = [{ name: '', payload: {} }] as const
