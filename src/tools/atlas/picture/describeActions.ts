import type { TestModel } from '#machines/testModel.ts'
import { effectTexts } from '#machines/effectTexts.ts'
import { formatDuration, toWords } from '#tools/atlas/picture/words.ts'

/** The properties that XState sets on its built-in actions, such as `emit` and `raise`. */
interface BuiltInAction {
  readonly type?: string
  readonly event?: unknown
  readonly delay?: unknown
}

/**
 * Actions as text, in order: the text of the effect if it is known, otherwise the name in words.
 * @param effects the effects of all these actions together, if known
 * @param isFailure a call has failed, so that the text of a message depends on the error
 */
export const describeActions = (
  testModel: TestModel,
  actions: readonly unknown[],
  effects: readonly unknown[] | null,
  isFailure = false,
): string[] => {
  const names = actions.map(nameOf)
  const isEmit = (name: string) => implementationOf(testModel, name).type === 'xstate.emit'
  const remainingEffects = effects?.length === names.filter(isEmit).length ? [...effects] : []
  return names.map((name) => {
    const action = implementationOf(testModel, name)
    const effect = isEmit(name) ? (remainingEffects.shift() ?? action.event) : undefined
    const text = typeof effect === 'object' ? describeEffect(effect) : null
    const dependsOnError = isFailure && typeof action.event === 'function'
    return (
      (dependsOnError ? text?.replace(quotedText, 'what went wrong') : text) ??
      describeRaise(testModel, action) ??
      toWords(name)
    )
  })
}

const quotedText = /"[^"]*"/

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'an action without a name')

const implementationOf = ({ machine }: TestModel, name: string): BuiltInAction =>
  ((machine.implementations.actions as Record<string, unknown>)[name] ?? {}) as BuiltInAction

const describeEffect = (effect: unknown): string | null => {
  const { type } = effect as { type: string }
  const describe = (effectTexts as Record<string, ((value: never) => string) | undefined>)[type]
  return describe ? describe(effect as never) : null
}

const describeRaise = ({ machine }: TestModel, { type, event, delay }: BuiltInAction): string | null => {
  if (type !== 'xstate.raise' || typeof event !== 'object' || event === null) return null
  const text = `sends itself "${toWords((event as { type: string }).type)}"`
  if (delay === undefined) return text
  const length = typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay
  return `after ${typeof length === 'number' ? formatDuration(length) : toWords(String(delay))} ${text}`
}
