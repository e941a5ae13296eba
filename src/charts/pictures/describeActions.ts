import type { TestModel } from '#charts/testModel.ts'
import { toWords } from '#charts/pictures/words.ts'

/** The properties of an `emit` action, and of the `toast` of `machines/system.ts`. */
interface EmitAction {
  readonly event?: unknown
}

/**
 * The actions of a state or a transition as text, in order.
 * @param isDescribed the description says what they do: only effects that are the same each time are left
 */
export const describeActions = (testModel: TestModel, actions: readonly unknown[], isDescribed: boolean): string[] =>
  actions
    .map(actionNameOf)
    .flatMap((name) => describeFixedEffect(testModel, name) ?? (isDescribed ? [] : [toWords(name)]))

/** The name of an action as a chart declares it. */
const actionNameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string } | undefined)?.type ?? 'an action without a name')

/** What a person notices of an effect that is the same each time. */
const describeFixedEffect = ({ machine, describeEffect }: TestModel, name: string): string | undefined => {
  const { event } = ((machine.implementations.actions as Record<string, unknown>)[name] ?? {}) as EmitAction
  return typeof event === 'object' && event !== null ? describeEffect?.(event as { type: string }) : undefined
}
