import type { ToastEffect } from '#machines/effects.ts'
import { effectTexts } from '#machines/effectTexts.ts'
import { messageTexts, unseenReceivers } from '#machines/messageTexts.ts'
import type { Configuration } from '#tools/paths/model/configuration.ts'
import { configurationKey, type Edge, type Vertex } from '#tools/paths/model/configurationGraph.ts'
import { printValue } from '#tools/paths/model/printValue.ts'
import { describeEnteredStates, joinClauses, type TestModelOwner } from '#tools/paths/scripts/clauses.ts'

type Step = Pick<Edge, 'configuration' | 'expected'> & {
  readonly from: Pick<Vertex, 'configuration'>
}

export { whenClause } from '#tools/paths/scripts/clauses.ts'

/**
 * The expected result of a step: entered states, changed facts, sent events and effects. Without any of them, it says whether the
 * configuration stays the same: a fact without words can change.
 * @param wait for a person, the step after which the page waits, if it goes on at once. What it ends cannot be seen in
 * time and is left out, as are the events that charts send each other
 */
export const thenClause = (owner: TestModelOwner, step: Step, wait?: Pick<Step, 'configuration'>): string => {
  const settled = wait?.configuration ?? step.configuration
  const clauses = [
    ...describeEnteredStates(owner, step, settled),
    ...describeChangedFacts(owner, step, settled),
    ...(wait ? [] : describeSentEvents(owner, step)),
    ...step.expected.effects
      .filter((effect) => !isAlertOfToast(effect, step.expected.effects) && !(wait && isUnseen(effect)))
      .map(describeEffect),
  ]
  if (clauses.length > 0) return joinClauses([...new Set(clauses)])
  if (settled !== step.configuration) return 'the next step follows at once'
  const [before, after] = [step.from.configuration, step.configuration].map((configuration) =>
    configurationKey(owner.testModel, configuration),
  )
  return before === after ? 'nothing changes' : 'the page looks the same'
}

const describeChangedFacts = (
  { testModel }: TestModelOwner,
  { from, expected }: Step,
  settled: Configuration,
): string[] => {
  const { snapshot } = from.configuration
  const { facts } = testModel
  if (!snapshot || !facts || expected.status !== 'active') return []
  const before = testModel.keyOf(snapshot)
  const later = settled.snapshot ? testModel.keyOf(settled.snapshot) : {}
  const changed = Object.entries(expected.facts)
    .filter(([name, value]) => printValue(before[name]) !== printValue(value))
    .filter(([name, value]) => printValue(later[name]) === printValue(value))
  return changed.flatMap(([name, value]) => facts[name]?.(value) ?? [])
}

const describeSentEvents = ({ testModel: { calls } }: TestModelOwner, { expected }: Step): string[] =>
  expected.sentEvents
    .map((sentEvent) => sentEvent.split(': ')[0] as string)
    .map((id) => `${calls[id]?.name ?? id} receives an event`)

const isUnseen = (effect: unknown): boolean =>
  unseenReceivers.some((receiver) => receiver === (effect as { receiver?: string }).receiver)

/** The bell lists what a toast says. The text of the toast is enough. */
const isAlertOfToast = (effect: unknown, effects: readonly unknown[]): boolean => {
  const { receiver, text } = effect as { receiver?: string; text?: string }
  return receiver === 'alerts' && effects.some((other) => isToast(other) && other.text === text)
}

const isToast = (effect: unknown): effect is ToastEffect => (effect as { type: string }).type === 'toast'

const describeEffect = (effect: unknown): string => {
  const { type, receiver } = effect as { type: string; receiver?: keyof typeof messageTexts }
  const texts: object = receiver === undefined ? effectTexts : messageTexts[receiver]
  const describe = (texts as Record<string, ((value: never) => string) | undefined>)[type]
  return describe ? describe(effect as never) : `the effect '${type}' is emitted`
}
