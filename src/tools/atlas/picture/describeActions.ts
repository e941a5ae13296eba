import type { TestModel } from '#machines/testModel.ts'
import { effectTexts } from '#machines/effectTexts.ts'
import { formatDuration, toWords } from '#tools/atlas/picture/words.ts'

/** What the library's own action creators leave on what they make. */
interface Made {
  readonly type?: string
  readonly event?: unknown
  readonly delay?: unknown
}

/**
 * Actions in words, in their order: what a person is told where it is known, the name in words otherwise.
 * @param emitted what all of them together emit, where that is known
 * @param isFailure a call has failed, and what is told depends on how
 */
export const describeActions = (
  entry: TestModel,
  actions: readonly unknown[],
  emitted: readonly unknown[] | null,
  isFailure = false,
): string[] => {
  const names = actions.map(nameOf)
  const isEmit = (name: string) => madeBy(entry, name).type === 'xstate.emit'
  const known = emitted?.length === names.filter(isEmit).length ? [...emitted] : []
  return names.map((name) => {
    const { event } = madeBy(entry, name)
    const seen = isEmit(name) ? (known.shift() ?? event) : undefined
    const says = typeof seen === 'object' ? sayEmitted(seen) : null
    return (
      (isFailure && typeof event === 'function' ? says?.replace(quoted, 'what went wrong') : says) ??
      sayRaised(entry, madeBy(entry, name)) ??
      toWords(name)
    )
  })
}

const quoted = /"[^"]*"/

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'an action without a name')

const madeBy = ({ machine }: TestModel, name: string): Made =>
  ((machine.implementations.actions as Record<string, unknown>)[name] ?? {}) as Made

const sayEmitted = (emitted: unknown): string | null => {
  const { type } = emitted as { type: string }
  const say = (effectTexts as Record<string, ((value: never) => string) | undefined>)[type]
  return say ? say(emitted as never) : null
}

/** An event that the chart sends itself. */
const sayRaised = ({ machine }: TestModel, { type, event, delay }: Made): string | null => {
  if (type !== 'xstate.raise' || typeof event !== 'object' || event === null) return null
  const says = `tells itself "${toWords((event as { type: string }).type)}"`
  const length = typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay
  const wait =
    delay === undefined ? '' : `after ${typeof length === 'number' ? formatDuration(length) : toWords(String(delay))} `
  return `${wait}${says}`
}
