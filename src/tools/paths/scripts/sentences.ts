import type { AnyStateNode } from 'xstate'
import { emittedWords } from '#machines/emitted.words.ts'
import type { ChartWords } from '#machines/words.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import type { Edge, Model, Vertex } from '#tools/paths/model/configurationGraph.ts'
import { inOneLine } from '#tools/paths/model/observation.ts'
import { pathOf } from '#tools/paths/model/parts.ts'

/** Whose sentences these are. */
type Speaker = Pick<Model, 'entry'>
type Standing = Pick<Vertex, 'situation'>
type Step = Pick<Edge, 'situation' | 'expected'> & { readonly from: Standing }

/** How a situation is said: `the code page with the resend lock running`. */
export const sayGiven = ({ entry: { words } }: Speaker, { situation }: Standing): string => {
  const nodes = (situation.snapshot?._nodes ?? []).filter(({ parent }) => parent)
  const [first = 'the chart', ...rest] = inOrder(nodes)
    .map((node) => words?.states[pathOf(node)]?.given ?? fallbackFor(node))
    .filter((given) => given !== '')
  return rest.length > 0 ? `${first} with ${listed(rest)}` : first
}

/** Charts without words are said by the names of their innermost states. */
const fallbackFor = (node: AnyStateNode): string =>
  node.type === 'atomic' || node.type === 'final' ? pathOf(node) : ''

const inOrder = (nodes: readonly AnyStateNode[]): AnyStateNode[] =>
  [...nodes].sort((one, other) => one.order - other.order)

/** What comes from outside: `the person submits a code: four digits`. */
export const sayWhen = ({ entry: { words } }: Speaker, input: Input): string => {
  if (input.type === 'delay') return sayWait(input.milliseconds)
  if (input.type === 'start') return input.case
  const happening =
    input.type === 'event'
      ? ((words?.events as Record<string, string> | undefined)?.[input.event] ?? input.event)
      : `${words?.calls?.[input.invoke] ?? input.invoke} ends`
  return input.case === '' ? happening : `${happening}: ${input.case}`
}

const sayWait = (milliseconds: number): string => {
  const [count, unit] = milliseconds % 1_000 === 0 ? [milliseconds / 1_000, 'second'] : [milliseconds, 'millisecond']
  return count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`
}

/** What is to be seen after a step: the states it entered, the facts it changed, what it emitted; or that nothing changes. */
export const sayThen = (model: Speaker, edge: Step): string => {
  const clauses = [
    ...enteredIn(model, edge),
    ...changedIn(model, edge),
    ...toldIn(model, edge),
    ...edge.expected.emitted.map(sayEmitted),
  ]
  return clauses.length > 0 ? listed([...new Set(clauses)]) : 'nothing changes'
}

const enteredIn = ({ entry: { words } }: Speaker, { situation }: Step): string[] => {
  const { entered } = situation.record
  const nodes = inOrder(situation.snapshot?._nodes ?? []).filter(
    (node) => node.parent && entered.includes(pathOf(node)),
  )
  return nodes.map((node) => words?.states[pathOf(node)]?.seen ?? saidByDescription(node)).filter((seen) => seen !== '')
}

const saidByDescription = (node: AnyStateNode): string => {
  if (fallbackFor(node) === '') return ''
  return (node.description ?? pathOf(node)).replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())
}

const changedIn = ({ entry }: Speaker, { from, expected }: Step): string[] => {
  const { snapshot } = from.situation
  const facts = (entry.words as ChartWords | undefined)?.facts
  if (!snapshot || !facts || expected.status !== 'active') return []
  const before = entry.keyOf(snapshot)
  const changed = Object.entries(expected.facts).filter(([name, value]) => inOneLine(before[name]) !== inOneLine(value))
  return changed.flatMap(([name, value]) => facts[name]?.(value) ?? [])
}

const toldIn = ({ entry: { words } }: Speaker, { expected }: Step): string[] =>
  expected.told.map((told) => told.split(': ')[0] as string).map((id) => `${words?.calls?.[id] ?? id} is told`)

const sayEmitted = (emitted: unknown): string => {
  const { type } = emitted as { type: string }
  const say = (emittedWords as Record<string, ((value: never) => string) | undefined>)[type]
  return say ? say(emitted as never) : `'${type}' is announced`
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
