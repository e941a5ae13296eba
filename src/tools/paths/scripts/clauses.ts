import type { AnyStateNode } from 'xstate'
import type { Edge, ConfigurationGraph, Vertex } from '#tools/paths/model/configurationGraph.ts'
import type { Input } from '#tools/paths/model/inputs.ts'
import { whenTextOf } from '#tools/paths/scripts/chartTexts.ts'
import { statePath } from '#tools/paths/model/parts.ts'

/** What has the texts of a chart. */
export type TestModelOwner = Pick<ConfigurationGraph, 'testModel'>

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

/**
 * What happens in a step: `the person submits a code: four digits`.
 * @param takenTransitions the transitions of the step: an event can mean something else in some states
 */
export const whenClause = (
  { testModel }: TestModelOwner,
  input: Input,
  takenTransitions: readonly string[] = [],
): string => {
  if (input.type === 'delay') return describeDelay(input.milliseconds)
  if (input.type === 'start') return input.case
  if (input.type === 'outcome')
    return withCase(`${testModel.calls[input.invoke]?.name ?? input.invoke} ends`, input.case)
  const text = takenTransitions.flatMap((id) => whenTextOf(testModel, { id }) ?? [])[0]
  const { [input.event]: event } = testModel.events as Partial<TestModelOwner['testModel']['events']>
  return withCase(text ?? event?.when ?? input.event, input.case)
}

const withCase = (text: string, name: string): string => (name === '' ? text : `${text}: ${name}`)

const describeDelay = (milliseconds: number): string => {
  const [count, unit] = milliseconds % 1_000 === 0 ? [milliseconds / 1_000, 'second'] : [milliseconds, 'millisecond']
  return count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`
}

/** What a person notices of the states that a step enters, and that are still active in the configuration `settled`. */
export const describeEnteredStates = (
  { testModel: { states } }: TestModelOwner,
  { configuration }: Pick<Edge, 'configuration'>,
  settled = configuration,
): string[] => {
  const { enteredStates } = configuration.lastStep
  const lasting = (settled.snapshot?._nodes ?? []).map(statePath)
  const nodes = inOrder(configuration.snapshot?._nodes ?? []).filter(
    (node) => node.parent && [enteredStates, lasting].every((paths) => paths.includes(statePath(node))),
  )
  return nodes.map((node) => states?.[statePath(node)]?.seen ?? clauseOfDescription(node)).filter((seen) => seen !== '')
}

const clauseOfDescription = (node: AnyStateNode): string => {
  if (fallbackFor(node) === '') return ''
  return (node.description ?? statePath(node)).replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())
}

/** Clauses as a list: `a, b and c`. */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses.length > 1 ? `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}` : (clauses[0] ?? '')
