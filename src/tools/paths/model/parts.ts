import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition as the chart declares it. Ids name the state, the event and, where several branches follow, which one: `open.resend.locked: after resendLock`. */
export interface DeclaredTransition {
  readonly id: string
  readonly definition: AnyTransitionDefinition
  readonly source: AnyStateNode
  readonly eventType: string
  readonly branch: number
}

/** Everything that a chart declares, in the order of the file. */
export interface ChartParts {
  readonly nodes: readonly AnyStateNode[]
  readonly transitions: readonly DeclaredTransition[]
}

/** The path of a state in its chart, its parts joined with dots; the chart itself is `(chart)`. */
export const statePath = (node: AnyStateNode): string => (node.parent ? node.path.join('.') : '(chart)')

export const partsOf = (machine: AnyStateMachine): ChartParts => {
  const nodes = withInner(machine.root)
  return { nodes, transitions: nodes.flatMap(transitionsOf) }
}

const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]

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

/** The id of the transition that is the `branch`th, from 0, of those that answer an event in a state. */
export const transitionIdOf = (state: string, eventType: string, branch: number, branches: number): string =>
  `${state}: ${labelOf(eventType)}${branches > 1 ? ` (${branch + 1})` : ''}`

/** The event of a transition as its author wrote it: `after resendLock`, `confirmCode is done`, `always`. */
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

/** The guard's name; null without a guard, and for one that has no name. */
export const guardNameOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined || typeof guard === 'function') return null
  return typeof guard === 'string' ? guard : (guard as { type: string }).type
}
