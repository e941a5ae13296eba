import type { VisibleElement } from '#charts/testModel.ts'
import { capitalize } from '#charts/pictures/words.ts'
import type { Configuration } from '#charts/paths/model/configuration.ts'
import type { Edge, ConfigurationGraph, Vertex } from '#charts/paths/model/configurationGraph.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import { type ChartState, type ChartTransition, readChart } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'

/** What has the texts of a chart. */
export type TestModelOwner = Pick<ConfigurationGraph, 'testModel'>

/** The precondition of a script: `the states open.code.entering and open.resend.locked`. */
export const givenClause = (owner: TestModelOwner, { configuration }: Pick<Vertex, 'configuration'>): string => {
  const leaves = activeInOrder(owner, configuration)
    .filter(isLeaf)
    .map(({ path }) => path)
  if (leaves.length === 0) return 'the chart'
  return `the ${leaves.length === 1 ? 'state' : 'states'} ${joinClauses(leaves)}`
}

const isLeaf = ({ kind, parent }: ChartState): boolean => (kind === 'atomic' || kind === 'final') && !!parent

/** The active states in the order of the file. */
const activeInOrder = ({ testModel }: TestModelOwner, { snapshot }: Configuration): ChartState[] => {
  const active = activeStates(snapshot)
  return readChart(testModel.machine).states.filter(({ path }) => active.includes(path))
}

/** What happens in a step: `the person submits a code: four digits`. */
export const whenClause = ({ testModel }: TestModelOwner, input: Input): string => {
  if (input.type === 'delay') return describeDelay(input.milliseconds)
  if (input.type === 'start') return input.case
  if (input.type === 'outcome')
    return withCase(`${testModel.calls[input.invoke]?.name ?? input.invoke} ends`, input.case)
  const { [input.event]: event } = testModel.events as Partial<TestModelOwner['testModel']['events']>
  return withCase(event?.when ?? input.event, input.case)
}

const withCase = (text: string, name: string): string => (name === '' ? text : `${text}: ${name}`)

const describeDelay = (milliseconds: number): string => {
  const [count, unit] = milliseconds % 1_000 === 0 ? [milliseconds / 1_000, 'second'] : [milliseconds, 'millisecond']
  return count === 1 ? `1 ${unit} passes` : `${count} ${unit}s pass`
}

/** What the taken transitions say about themselves. */
export const describeTakenTransitions = (
  transitions: readonly ChartTransition[],
  { configuration }: Pick<Edge, 'configuration'>,
): string[] =>
  configuration.lastStep.takenTransitions.flatMap((taken) => {
    const description = transitions.find(({ id }) => id === taken)?.description
    return description === undefined ? [] : [toClause(description)]
  })

/** What a person notices of the states that a step enters, and that are still active in the configuration `settled`. */
export const describeEnteredStates = (
  owner: TestModelOwner,
  { configuration }: Pick<Edge, 'configuration'>,
  settled = configuration,
): string[] => {
  const { visible = {} } = owner.testModel
  const { enteredStates } = configuration.lastStep
  const lasting = activeStates(settled.snapshot)
  const states = activeInOrder(owner, configuration).filter(({ path }) =>
    [enteredStates, lasting].every((paths) => paths.includes(path)),
  )
  const elements = states.flatMap(({ path }) => visible[path] ?? [])
  const others = states.filter((state) => isLeaf(state) && !visible[state.path])
  return [...describeElements(elements), ...others.map(clauseOfState)]
}

/** Elements as a tester looks for them: `the page shows the field 'Email' and the button 'Continue' with progress`. */
const describeElements = (elements: readonly VisibleElement[]): string[] =>
  elements.length === 0 ? [] : [`the page shows ${joinClauses([...new Set(elements.map(nameOfElement))])}`]

const nameOfElement = ({ role, name, within, isBusy }: VisibleElement): string =>
  [
    `the ${role === 'textbox' ? 'field' : role}`,
    ...(name ? [`'${name}'`] : []),
    ...(within ? [`in '${within}'`] : []),
    ...(isBusy ? ['with progress'] : []),
  ].join(' ')

/** The first sentence of the description of a state. */
export const clauseOfState = ({ description, path }: ChartState): string =>
  toClause((description ?? path).split(/(?<=\.)\s/)[0] as string)

/** A sentence as a part of another one. Names in quotes keep their capitals. */
const toClause = (sentence: string): string =>
  sentence.replace(/\.$/, '').replace(/^[A-Z](?=[a-z]*\s)/, (letter) => letter.toLowerCase())

/** Clauses as sentences, without a capital at the start and a full stop at the end: `the code is wrong. A message …`. */
export const joinSentences = (clauses: readonly string[]): string =>
  clauses.map((clause, index) => (index === 0 ? clause : capitalize(clause))).join('. ')

/** Clauses as a list: `a, b and c`. */
const joinClauses = (clauses: readonly string[]): string =>
  clauses.length > 1 ? `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}` : (clauses[0] ?? '')
