import { effectTexts } from '#machines/effectTexts.ts'
import type { TestModel } from '#machines/testModel.ts'
import { actionTextOf } from '#tools/paths/scripts/chartTexts.ts'
import { toWords } from '#tools/atlas/picture/words.ts'

/** The properties of an `emit` action, and of the `toast` of `machines/system.ts`. */
interface EmitAction {
  readonly type?: string
  readonly effect?: 'toast'
  readonly event?: unknown
}

/**
 * The actions of a place as text, in order: the text of the action, or what a person notices of its effect. Without
 * both, the name in words.
 * @param place the path of a state, or the id of a transition
 */
export const describeActions = (testModel: TestModel, place: string, actions: readonly unknown[]): string[] =>
  actions
    .map(actionNameOf)
    .map((name) => actionTextOf(testModel, place, name) ?? describeFixedEffect(testModel, name) ?? toWords(name))

/** The name of an action as a chart declares it. */
export const actionNameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string } | undefined)?.type ?? 'an action without a name')

/** What a person notices of an effect that is the same each time. Null if it depends on the event or the context. */
export const describeFixedEffect = ({ machine }: TestModel, name: string): string | null => {
  const action = ((machine.implementations.actions as Record<string, unknown>)[name] ?? {}) as EmitAction
  const isEmit = action.type === 'xstate.emit' || action.effect === 'toast'
  if (!isEmit || typeof action.event !== 'object') return null
  const effect = action.event as { type: keyof typeof effectTexts }
  return (effectTexts[effect.type] as (value: object) => string)(effect)
}
