import { type ConfigurationGraph, type Edge, shortestPathFinder } from '#charts/paths/model/configurationGraph.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import type { ChartTransition } from '#charts/read/chart.ts'

/** Which case the test model needs, so that its inputs tell a mutant from the chart. Empty if that is not known. */
export type MissingCase = (graph: ConfigurationGraph) => string

/** The inputs of a transition, as a test model names them: `"event code.submitted"`. Empty for a delay or no event. */
const inputsOf = ({ eventType }: ChartTransition): string => {
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (call !== undefined) return `"outcome ${call}"`
  return eventType === '' || eventType.startsWith('xstate.') ? '' : `"event ${eventType}"`
}

const noCaseOf = (transition: ChartTransition | undefined): string => {
  const inputs = transition ? inputsOf(transition) : ''
  return inputs === '' ? 'No configuration' : `No case of ${inputs}`
}

/** For two branches in another order. */
export const caseOfBoth = ({ chart }: ConfigurationGraph, transition: ChartTransition): string => {
  const { source, eventType, branch } = transition
  const above = chart.transitions.find(
    (other) => other.source === source && other.eventType === eventType && other.branch === branch - 1,
  )
  const guards = [above, transition].flatMap((each) => (each?.guard ? [each.guard.name ?? each.guard.words] : []))
  const conditions = guards.length > 1 ? `both ${guards.join(' and ')}` : guards.join('')
  return `${noCaseOf(transition)} meets ${conditions} with another result. Add one if it can happen`
}

/** For a state that a transition enters again. */
export const caseOfReentry = ({ source: { entry, exit, calls, delays } }: ChartTransition): string => {
  const actions = [...exit, ...entry].map(({ name, words }) => name ?? words)
  const repeated = [...new Set([...actions, ...calls.map((call) => call.id), ...delays])].join(' and ')
  return `A re-entry would only repeat ${repeated}, and that changes nothing in any configuration`
}

/** For a field that an action does not set any more: a value of the field with which the action never runs. */
export const caseOfField = (graph: ConfigurationGraph, action: string, field: string): string => {
  const valueIn = ({ from: { configuration } }: Edge): unknown => configuration.snapshot?.context[field]
  const started = graph.edges.filter(({ from }) => from.configuration.snapshot)
  const runs = started.filter((edge) => actionsOf(graph, edge).includes(action))
  const known = new Set(runs.map(valueIn).map(printValue))
  const other = started.map(valueIn).find((value) => isPlain(value) && !known.has(printValue(value)))
  const [run] = runs
  if (!run) return ''
  if (other === undefined) {
    const { takenTransitions } = run.configuration.lastStep
    const caller = graph.chart.transitions.find(
      ({ id, actions }) => takenTransitions.includes(id) && actions.some(({ name }) => name === action),
    )
    return `${noCaseOf(caller)} lets ${action} change ${field}. Add one if it can happen`
  }
  const then = started.filter((edge) => valueIn(edge) === other)
  const way = [...shortestPathFinder(graph)(run.from), run].flatMap(
    ({ configuration }) => configuration.lastStep.takenTransitions,
  )
  // On the way to the action, the first guard that no case passes with this value.
  const blocked = graph.chart.transitions.find(
    ({ id }) => way.includes(id) && resultsOf(id, then).includes(false) && !resultsOf(id, then).includes(true),
  )
  const inputs = blocked ? inputsOf(blocked) : ''
  const advice = inputs === '' ? '' : `. Add a case of ${inputs} that meets ${blocked?.guard?.name ?? 'its guard'} then`
  return `${action} never runs while ${field} is ${printValue(other)}${advice}`
}

const resultsOf = (transition: string, edges: readonly Edge[]): boolean[] =>
  edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .flatMap((result) => (result.transition === transition ? [result.passed] : []))

const actionsOf = ({ chart }: ConfigurationGraph, { configuration }: Edge): (string | null)[] => {
  const { takenTransitions, enteredStates } = configuration.lastStep
  return [
    ...chart.transitions.filter(({ id }) => takenTransitions.includes(id)).flatMap(({ actions }) => actions),
    ...chart.states.filter(({ path }) => enteredStates.includes(path)).flatMap(({ entry }) => entry),
  ].map(({ name }) => name)
}

/** A value that a reader can compare. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
