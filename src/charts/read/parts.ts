import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition as the chart declares it. */
export interface DeclaredTransition {
  /** The state, the event and the number of the branch if there are several: `open.resend.locked: after lock (1)`. */
  readonly id: string
  readonly definition: AnyTransitionDefinition
  readonly source: AnyStateNode
  readonly eventType: string
  readonly branch: number
}

/** A transition that a running chart took. Its state declares `branchCount` transitions for the event. */
export interface TakenTransition {
  /** The path of the state; empty for the chart. */
  readonly state: string
  readonly event: string
  readonly branchIndex: number
  readonly branchCount: number
}

/** All states and transitions of a chart, in the order of the file. */
export interface ChartParts {
  readonly nodes: readonly AnyStateNode[]
  readonly transitions: readonly DeclaredTransition[]
}

/** The path of a state, joined with dots; `(chart)` for the root. */
export const statePath = (node: AnyStateNode): string => (node.parent ? node.path.join('.') : '(chart)')

/** The section of the specification that requires a state, which a chart declares in the metadata of the state. */
export const sectionOf = ({ meta }: AnyStateNode): string | undefined =>
  (meta as { readonly section?: string } | undefined)?.section

export const partsOf = (machine: AnyStateMachine): ChartParts => {
  const nodes = withDescendants(machine.root)
  return { nodes, transitions: nodes.flatMap(transitionsOf) }
}

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
]

const transitionsOf = (node: AnyStateNode): DeclaredTransition[] => {
  const always: [string, AnyTransitionDefinition[]][] = node.always ? [['', node.always]] : []
  return [...node.transitions, ...always].flatMap(([eventType, branches]) =>
    branches.map((definition, branch) => ({
      id: transitionIdOf(statePath(node), eventType, branch, branches.length),
      definition,
      source: node,
      eventType,
      branch,
    })),
  )
}

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

/** The name of the guard; null without a guard, and for a guard without a name. */
export const guardNameOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined || typeof guard === 'function') return null
  return typeof guard === 'string' ? guard : (guard as { type: string }).type
}
