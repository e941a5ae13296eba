import type { AnyStateMachine, StateMachine } from 'xstate'

/* oxlint-disable typescript/no-explicit-any -- only the names of guards and actions matter */
type PartsOf<M> =
  M extends StateMachine<any, any, any, any, infer Action, infer Guard, any, any, any, any, any, any, any, any, any>
    ? { action: Action['type']; guard: Guard['type'] }
    : never
/* oxlint-enable typescript/no-explicit-any */

/** What the guards, the actions and the transitions of a chart say in pictures and outlines. */
export interface ChartTexts<Action extends string = string, Guard extends string = string> {
  /** A condition, to stand in brackets: `the code is wrong`. */
  readonly guards?: Readonly<Partial<Record<Guard, string>>>
  /**
   * What the chart does, in the third person: `remembers the email`. A toast is a sentence: `a message says why`.
   * An action with a fixed effect, such as a toast with the same text each time, needs none: `effectTexts` describes it.
   */
  readonly actions?: Readonly<Partial<Record<Action, string>>>
  /**
   * Texts for actions that mean something else in one place. The key is the path of a state, for its entry and exit
   * actions, or the id of a transition, without the number of the branch for all of them.
   */
  readonly actionsAt?: Readonly<Record<string, Readonly<Partial<Record<Action, string>>>>>
  /**
   * The condition of a last branch without a guard, by the id of the transition. Without a text it is `otherwise`, or
   * nothing after the result of a call that says enough.
   */
  readonly otherwise?: Readonly<Record<string, string>>
  /** The name of a state whose key is not plain, by its path: `Checking phone number`. */
  readonly names?: Readonly<Record<string, string>>
  /**
   * What triggers a transition, if the test model has no text that is right in this state. The key is the id of the
   * transition, without the number of the branch to name all of them: `idle: load.requested`.
   */
  readonly when?: Readonly<Record<string, string>>
}

/** Types the texts of a chart by its machine: a text for a guard or an action that does not exist does not compile. */
export const defineTexts = <M extends AnyStateMachine>(
  texts: ChartTexts<PartsOf<M>['action'], PartsOf<M>['guard']>,
): ChartTexts => texts
