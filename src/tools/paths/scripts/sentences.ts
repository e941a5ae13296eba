import type { AnyStateNode } from 'xstate'
import type { ToastEffect } from '#machines/effects.ts'
import { effectTexts } from '#machines/effectTexts.ts'
import { messageTexts } from '#machines/messageTexts.ts'
import type { Edge, ConfigurationGraph, Vertex } from '#tools/paths/model/configurationGraph.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import { statePath } from '#tools/paths/model/parts.ts'

type TestModelOwner = Pick<ConfigurationGraph, 'testModel'>
type Step = Pick<Edge, 'configuration' | 'expected'> & { readonly from: Pick<Vertex, 'configuration'> }

/** The precondition of a script: `the code page with the resend lock running`. */
export const givenClause = (
  { testModel: { states } }: TestModelOwner,
  { configuration }: Pick<Vertex, 'configuration'>,
): string => {
  const nodes = (configuration.snapshot?._nodes ?? []).filter(({ parent }) => parent)
  const [first = 'the chart', ...rest] = inOrder(nodes)
    .map((node) => states?.[statePath(node)]?.given ?? fallbackFor(node))
    .filter((given) => given !== '')
  return rest.length > 0 ? `${first} with ${joinClauses(rest)}` : first
}

/** Without a text, the path of a leaf state is used. */
const fallbackFor = (node: AnyStateNode): string =>
  node.type === 'atomic' || node.type === 'final' ? statePath(node) : ''

const inOrder = (nodes: readonly AnyStateNode[]): AnyStateNode[] => [...nodes].sort((a, b) => a.order - b.order)

/** What happens in a step: `the person submits a code: four digits`. */
export const whenClause = ({ testModel: { events, calls } }: TestModelOwner, input: Input): string => {
  if (input.type === 'delay') return describeDelay(input.milliseconds)
  if (input.type === 'start') return input.case
  const action =
    input.type === 'event'
      ? (events[input.event]?.when ?? input.event)
      : `${calls[input.invoke]?.name ?? input.invoke} ends`
  return input.case === '' ? action : `${action}: ${input.case}`
}

const describeDelay = (milliseconds: number): string => {
  const [count, unit] = milliseconds % 1_000 === 0 ? [milliseconds / 1_000, 'second'] : [milliseconds, 'millisecond']
  return count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`
}

/** The expected result of a step: entered states, changed facts, sent events and effects, or `nothing changes`. */
export const thenClause = (owner: TestModelOwner, step: Step): string => {
  const clauses = [
    ...describeEnteredStates(owner, step),
    ...describeChangedFacts(owner, step),
    ...describeSentEvents(owner, step),
    ...step.expected.effects.filter((effect) => !isAlertOfToast(effect, step.expected.effects)).map(describeEffect),
  ]
  return clauses.length > 0 ? joinClauses([...new Set(clauses)]) : 'nothing changes'
}

const describeEnteredStates = ({ testModel: { states } }: TestModelOwner, { configuration }: Step): string[] => {
  const { enteredStates } = configuration.lastStep
  const nodes = inOrder(configuration.snapshot?._nodes ?? []).filter(
    (node) => node.parent && enteredStates.includes(statePath(node)),
  )
  return nodes.map((node) => states?.[statePath(node)]?.seen ?? clauseOfDescription(node)).filter((seen) => seen !== '')
}

const clauseOfDescription = (node: AnyStateNode): string => {
  if (fallbackFor(node) === '') return ''
  return (node.description ?? statePath(node)).replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())
}

const describeChangedFacts = ({ testModel }: TestModelOwner, { from, expected }: Step): string[] => {
  const { snapshot } = from.configuration
  const { facts } = testModel
  if (!snapshot || !facts || expected.status !== 'active') return []
  const before = testModel.keyOf(snapshot)
  const changed = Object.entries(expected.facts).filter(
    ([name, value]) => stableStringify(before[name]) !== stableStringify(value),
  )
  return changed.flatMap(([name, value]) => facts[name]?.(value) ?? [])
}

const describeSentEvents = ({ testModel: { calls } }: TestModelOwner, { expected }: Step): string[] =>
  expected.sentEvents
    .map((sentEvent) => sentEvent.split(': ')[0] as string)
    .map((id) => `${calls[id]?.name ?? id} receives an event`)

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

const joinClauses = (clauses: readonly string[]): string =>
  clauses.length > 1 ? `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}` : (clauses[0] ?? '')
