import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { InvokeConfig, StateConfig } from '#charts/read/config.ts'
import { branchesOf, configOf, listOf, nodesOf } from '#charts/read/internals.ts'
import { actionWords, guardWords, partsOf } from '#charts/read/words.ts'
import { toWords } from '#charts/pictures/words.ts'

/** A guard or an action as a chart declares it. */
export interface Reference {
  /** Null for a function in the place of a name. */
  readonly name: string | null
  /** What the chart passes on, or the function that computes it; undefined without parameters. */
  readonly params: unknown
  /** In words: its name, or what a function in the place of a name does. */
  readonly words: string
}

/** An invoked actor. */
interface ChartCall {
  /** The id that the chart gives it; undefined if XState made one up. */
  readonly givenId: string | undefined
  readonly id: string
  /** The name of the actor; null for logic in the place of a name. */
  readonly src: string | null
  readonly hasInput: boolean
  readonly hasErrorHandler: boolean
}

export interface ChartState {
  /** The keys from the top, joined with dots; `(chart)` for the chart itself. */
  readonly path: string
  readonly keys: readonly string[]
  /** The id with which a target names it. */
  readonly id: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** A history state that remembers the states inside the remembered one too. */
  readonly isDeepHistory: boolean
  readonly description: string | undefined
  /** The section of the specification that requires it: its own, or that of the parent. */
  readonly section: string | undefined
  readonly parent: ChartState | null
  readonly children: readonly ChartState[]
  /** The states that a compound state starts in. */
  readonly initial: readonly ChartState[]
  /** The types of the events that it handles itself. */
  readonly events: readonly string[]
  readonly calls: readonly ChartCall[]
  readonly entry: readonly Reference[]
  readonly exit: readonly Reference[]
  /** The names of its delays; digits for a delay without a name. */
  readonly delays: readonly string[]
}

export interface ChartTransition {
  /** The state, the event and the number of the branch if there are several: `open.resend.locked: after lock (1)`. */
  readonly id: string
  readonly source: ChartState
  /** Null for a transition that stays in its state. */
  readonly targets: readonly ChartState[] | null
  /** Empty for a transition that waits for no event. */
  readonly eventType: string
  /** Counts the transitions of one event in one state from 0. */
  readonly branch: number
  readonly isLastBranch: boolean
  readonly guard: Reference | null
  readonly actions: readonly Reference[]
  readonly description: string | undefined
  readonly reenter: boolean
}

type Implementations = Readonly<Record<string, unknown>>

/** A chart as data: its states and transitions in the order of the file, and its named implementations. */
export interface Chart {
  /** The id of the machine. */
  readonly id: string
  readonly description: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly actions: Implementations
  readonly actors: Implementations
  readonly delays: Implementations
}

const knownCharts = new WeakMap<AnyStateMachine, Chart>()

/** Reads a machine. Everything else in `src/charts` uses the result. */
export const readChart = (machine: AnyStateMachine): Chart => {
  const known = knownCharts.get(machine) ?? toChart(machine)
  knownCharts.set(machine, known)
  return known
}

const toChart = (machine: AnyStateMachine): Chart => {
  const nodes = nodesOf(machine)
  const states = new Map<AnyStateNode, ChartState>()
  const stateOf = (node: AnyStateNode): ChartState => states.get(node) as ChartState
  for (const node of nodes) states.set(node, toState(node, node.parent ? stateOf(node.parent) : null))
  for (const node of nodes) linkState(stateOf(node), node, stateOf)
  const { actions, actors, delays } = machine.implementations
  return {
    id: machine.id,
    description: nodes[0]?.description ?? '',
    states: [...states.values()],
    transitions: nodes.flatMap(declarationsOf).map((declared) => toTransition(declared, stateOf)),
    actions,
    actors,
    delays,
  }
}

const toState = (node: AnyStateNode, parent: ChartState | null): ChartState => {
  // XState adds functions to the entry and exit of a state with delays, so this reads what the chart declares.
  const { invoke, entry, exit, after = {} } = configOf(node) as StateConfig
  return {
    path: statePath(node),
    keys: node.path,
    id: node.id,
    kind: node.type,
    isDeepHistory: node.history === 'deep',
    description: node.description,
    section: (node.meta as { readonly section?: string } | undefined)?.section ?? parent?.section,
    parent,
    children: [],
    initial: [],
    events: node.ownEvents,
    calls: listOf<InvokeConfig>(invoke).map((config, index) => toCall(config, node.invoke[index]?.id ?? '')),
    entry: listOf(entry).map((action) => toReference(action)),
    exit: listOf(exit).map((action) => toReference(action)),
    delays: Object.keys(after),
  }
}

/** Adds the states that did not exist when a state was read. */
const linkState = (state: ChartState, node: AnyStateNode, stateOf: (node: AnyStateNode) => ChartState): void => {
  Object.assign(state, {
    children: Object.values(node.states).map(stateOf),
    initial: node.type === 'compound' ? node.initial.target.map(stateOf) : [],
  })
}

const toCall = (config: InvokeConfig, id: string): ChartCall => ({
  givenId: config.id,
  id,
  src: typeof config.src === 'string' ? config.src : null,
  hasInput: config.input !== undefined,
  hasErrorHandler: config.onError !== undefined,
})

const toReference = (part: unknown, inWords = actionWords): Reference => {
  const { type, params } = typeof part === 'object' ? partsOf(part) : { type: part, params: undefined }
  return typeof type === 'string'
    ? { name: type, params, words: toWords(type) }
    : { name: null, params: undefined, words: inWords(part) }
}

/** A transition with its place among the transitions of its event. */
export interface DeclaredTransition {
  readonly id: string
  readonly definition: AnyTransitionDefinition
  readonly eventType: string
  readonly branch: number
  readonly branchCount: number
}

/** The transitions that a state declares. */
export const declarationsOf = (node: AnyStateNode): DeclaredTransition[] =>
  branchesOf(node).flatMap(([eventType, branches]) =>
    branches.map((definition, branch) => ({
      id: transitionIdOf(statePath(node), eventType, branch, branches.length),
      definition,
      eventType,
      branch,
      branchCount: branches.length,
    })),
  )

const toTransition = (
  { id, definition, eventType, branch, branchCount }: DeclaredTransition,
  stateOf: (node: AnyStateNode) => ChartState,
): ChartTransition => ({
  id,
  source: stateOf(definition.source),
  targets: definition.target?.map(stateOf) ?? null,
  eventType,
  branch,
  isLastBranch: branch === branchCount - 1,
  guard: definition.guard === undefined ? null : toReference(definition.guard, guardWords),
  actions: definition.actions.map((action) => toReference(action)),
  description: definition.description,
  reenter: definition.reenter,
})

/** The path of a state; `(chart)` for the chart itself. */
export const statePath = (node: AnyStateNode): string => (node.parent ? node.path.join('.') : '(chart)')

/** The id of a transition. `branch` counts the transitions of one event in one state from 0. */
export const transitionIdOf = (state: string, eventType: string, branch: number, branches: number): string =>
  `${state}: ${labelOf(eventType)}${branches > 1 ? ` (${branch + 1})` : ''}`

/** An event type in plain words: `after resendLock`, `confirmCode is done`, `always`. */
export const labelOf = (eventType: string): string => {
  if (eventType === '') return 'always'
  const [, kind, rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.*)$/.exec(eventType) ?? []
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  if (kind === 'done.actor') return `${rest} is done`
  if (kind === 'error.actor') return `${rest} fails`
  if (kind === 'done.state') return 'all of it is done'
  return kind === 'snapshot' ? `${rest} changes` : eventType
}
