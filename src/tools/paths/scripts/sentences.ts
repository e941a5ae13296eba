import type { AnyStateNode } from 'xstate'
import { effectTexts } from '#machines/effectTexts.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import type { Edge, ConfigurationGraph, Vertex } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import { statePath } from '#tools/paths/model/parts.ts'

/** Whose sentences these are. */
type Speaker = Pick<ConfigurationGraph, 'testModel'>
type At = Pick<Vertex, 'configuration'>
type Step = Pick<Edge, 'configuration' | 'expected'> & { readonly from: At }

/** How a situation is said: `the code page with the resend lock running`. */
export const givenClause = ({ testModel: { states } }: Speaker, { configuration }: At): string => {
  const nodes = (configuration.snapshot?._nodes ?? []).filter(({ parent }) => parent)
  const [first = 'the chart', ...rest] = inOrder(nodes)
    .map((node) => states?.[statePath(node)]?.given ?? fallbackFor(node))
    .filter((given) => given !== '')
  return rest.length > 0 ? `${first} with ${listed(rest)}` : first
}

/** Charts without words are said by the names of their innermost states. */
const fallbackFor = (node: AnyStateNode): string =>
  node.type === 'atomic' || node.type === 'final' ? statePath(node) : ''

const inOrder = (nodes: readonly AnyStateNode[]): AnyStateNode[] =>
  [...nodes].sort((one, other) => one.order - other.order)

/** What comes from outside: `the person submits a code: four digits`. */
export const whenClause = ({ testModel: { events, calls } }: Speaker, input: Input): string => {
  if (input.type === 'delay') return sayWait(input.milliseconds)
  if (input.type === 'start') return input.case
  const happening =
    input.type === 'event'
      ? (events[input.event]?.when ?? input.event)
      : `${calls[input.invoke]?.name ?? input.invoke} ends`
  return input.case === '' ? happening : `${happening}: ${input.case}`
}

const sayWait = (milliseconds: number): string => {
  const [count, unit] = milliseconds % 1_000 === 0 ? [milliseconds / 1_000, 'second'] : [milliseconds, 'millisecond']
  return count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`
}

/** What is to be seen after a step: the states it entered, the facts it changed, what it emitted; or that nothing changes. */
export const thenClause = (model: Speaker, edge: Step): string => {
  const clauses = [
    ...enteredIn(model, edge),
    ...changedIn(model, edge),
    ...toldIn(model, edge),
    ...edge.expected.effects.map(sayEmitted),
  ]
  return clauses.length > 0 ? listed([...new Set(clauses)]) : 'nothing changes'
}

const enteredIn = ({ testModel: { states } }: Speaker, { configuration }: Step): string[] => {
  const { enteredStates } = configuration.lastStep
  const nodes = inOrder(configuration.snapshot?._nodes ?? []).filter(
    (node) => node.parent && enteredStates.includes(statePath(node)),
  )
  return nodes.map((node) => states?.[statePath(node)]?.seen ?? saidByDescription(node)).filter((seen) => seen !== '')
}

const saidByDescription = (node: AnyStateNode): string => {
  if (fallbackFor(node) === '') return ''
  return (node.description ?? statePath(node)).replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())
}

const changedIn = ({ testModel }: Speaker, { from, expected }: Step): string[] => {
  const { snapshot } = from.configuration
  const { facts } = testModel
  if (!snapshot || !facts || expected.status !== 'active') return []
  const before = testModel.keyOf(snapshot)
  const changed = Object.entries(expected.facts).filter(
    ([name, value]) => stableStringify(before[name]) !== stableStringify(value),
  )
  return changed.flatMap(([name, value]) => facts[name]?.(value) ?? [])
}

const toldIn = ({ testModel: { calls } }: Speaker, { expected }: Step): string[] =>
  expected.sentEvents.map((told) => told.split(': ')[0] as string).map((id) => `${calls[id]?.name ?? id} is told`)

const sayEmitted = (emitted: unknown): string => {
  const { type } = emitted as { type: string }
  const say = (effectTexts as Record<string, ((value: never) => string) | undefined>)[type]
  return say ? say(emitted as never) : `'${type}' is announced`
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
