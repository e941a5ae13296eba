import type { TestModel } from '#machines/testModel.ts'
import { effectTexts } from '#machines/effectTexts.ts'
import { messageTexts } from '#machines/messageTexts.ts'
import { formatDuration, toWords } from '#tools/atlas/picture/words.ts'

/** The properties that XState sets on its built-in actions, such as `emit` and `raise`. */
interface BuiltInAction {
  readonly type?: string
  readonly event?: unknown
  /** The target of `sendTo`. It is a function if the chart is reached by its system id. */
  readonly to?: unknown
  /** Set by the `toast` of `machines/system.ts`. */
  readonly effect?: 'toast'
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
  const isEmit = (name: string) => hasEffect(implementationOf(testModel, name))
  const described = effects?.filter((effect, index) => !isAlertOfToast(effect, effects[index - 1]))
  const remainingEffects = described?.length === names.filter(isEmit).length ? [...described] : []
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

const hasEffect = ({ type, effect, to }: BuiltInAction): boolean =>
  type === 'xstate.emit' || effect === 'toast' || (type === 'xstate.sendTo' && typeof to === 'function')

/** The bell lists what a toast says. The text of the toast is enough. */
const isAlertOfToast = (effect: unknown, previous: unknown): boolean => {
  const { receiver, text } = effect as { receiver?: string; text?: string }
  const toast = previous as { type?: string; text?: string } | undefined
  return receiver === 'alerts' && toast?.type === 'toast' && toast.text === text
}

const quotedText = /"[^"]*"/

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'an action without a name')

const implementationOf = ({ machine }: TestModel, name: string): BuiltInAction =>
  ((machine.implementations.actions as Record<string, unknown>)[name] ?? {}) as BuiltInAction

const describeEffect = (effect: unknown): string | null => {
  const { type, receiver } = effect as { type: string; receiver?: keyof typeof messageTexts }
  const texts: object = receiver === undefined ? effectTexts : messageTexts[receiver]
  const describe = (texts as Record<string, ((value: never) => string) | undefined>)[type]
  return describe ? describe(effect as never) : null
}

const describeRaise = ({ machine }: TestModel, { type, event, delay }: BuiltInAction): string | null => {
  if (type !== 'xstate.raise' || typeof event !== 'object' || event === null) return null
  const text = `sends itself "${toWords((event as { type: string }).type)}"`
  if (delay === undefined) return text
  const length = typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay
  return `after ${typeof length === 'number' ? formatDuration(length) : toWords(String(delay))} ${text}`
}
