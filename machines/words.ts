import type { AnyStateMachine, EventFromLogic } from 'xstate'

/** What a tester says of one state. Both are parts of a sentence, without a capital and a full stop. */
export interface StateTexts {
  /** How things stand, to follow "Given" or "with": `the resend lock running`. */
  readonly given: string
  /** What a person sees once the state is entered, to follow "Then": `'Resend code' can be pressed`. */
  readonly seen: string
}

/** The words of a tester for one chart. Delays need none: they are said by their length. */
export interface ChartTexts<M extends AnyStateMachine = AnyStateMachine> {
  /** By the path of the state, its parts joined with dots. A state that always holds needs none. */
  readonly states: Readonly<Record<string, StateTexts>>
  /** What a person does, to follow "When": `the person submits a code`. The name of the payload's case comes behind a colon. */
  readonly events: { readonly [T in EventFromLogic<M>['type']]: string }
  /** What runs behind an invoke, by its id: `the check of the code`. "… ends:" and the name of the outcome come behind it. */
  readonly calls?: Readonly<Record<string, string>>
  /** What a person sees of a field of the catalogue's `keyOf`, by its name; null where nothing is to be seen. */
  readonly facts?: Readonly<Record<string, (value: unknown) => string | null>>
}
