import { readChart, type Reference } from '#charts/read/chart.ts'
import type { TestModel } from '#charts/testModel.ts'
import { toWords } from '#charts/pictures/words.ts'

/**
 * The actions of a state or a transition as text, in order.
 * @param isDescribed the description says what they do: only effects that are the same each time are left
 */
export const describeActions = (testModel: TestModel, actions: readonly Reference[], isDescribed: boolean): string[] =>
  actions
    .map(({ name }) => name ?? 'an action without a name')
    .flatMap((name) => describeFixedEffect(testModel, name) ?? (isDescribed ? [] : [toWords(name)]))

/** What a person notices of an effect that is the same each time: the action has the effect as `event`. */
const describeFixedEffect = ({ machine, describeEffect }: TestModel, name: string): string | undefined => {
  const { event } = (readChart(machine).actions[name] ?? {}) as { readonly event?: unknown }
  return typeof event === 'object' && event !== null ? describeEffect?.(event as { type: string }) : undefined
}
