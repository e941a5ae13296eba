import { type AnyStateMachine, type AnyStateNode, assign, raise } from 'xstate'
import { stub } from '#charts/paths/model/stubs.ts'
import { declarationsOf } from '#charts/read/chart.ts'
import { changedCopy } from '#charts/read/config.ts'
import { nodesOf } from '#charts/read/internals.ts'
import { conditionWords, guardKind, partsOf } from '#charts/read/words.ts'

/** What a guard depends on, and whether it holds. */
export interface Condition {
  readonly text: string
  readonly holds: boolean
}

/** A copy of a chart in which a tool decides what guards depend on. */
export interface FreeChart {
  readonly machine: AnyStateMachine
  /** Decides the conditions of the next step, in the order in which they are checked. The others do not hold. */
  readonly choose: (choices: readonly Condition[]) => void
  /** Returns the conditions that the step has checked. */
  readonly takeConditions: () => Condition[]
}

/**
 * Copies a chart without everything that needs data: it has no context and no actions, and its delays and calls end
 * when a tool says so. Nothing of the chart runs, only XState.
 */
export const freeCopy = (chart: AnyStateMachine): FreeChart => {
  const machine = changedCopy(chart, (config) => ({ ...config, context: {} }))
  let choices: readonly Condition[] = []
  let checked: Condition[] = []
  let known = new Map<unknown, boolean>()
  let last: { readonly snapshot: unknown; readonly event: unknown } | undefined
  /** A condition keeps its result until an action changes the data, or the chart changes and gets another event. */
  const decide = (guard: unknown, snapshot: unknown, event: unknown): boolean => {
    const text = conditionWords(guard)
    const key = typeof guard === 'function' ? guard : `${text}${String(partsOf(guard)['params'])}`
    if (snapshot !== last?.snapshot && event !== last?.event) known = new Map()
    last = { snapshot, event }
    const holds = known.get(key) ?? choices[checked.length]?.holds ?? false
    if (!known.has(key)) checked.push({ text, holds })
    known.set(key, holds)
    return holds
  }
  const change = assign(() => {
    known = new Map()
    return {}
  })
  for (const node of nodesOf(machine)) removeData(node, chart, change)
  for (const { definition } of nodesOf(machine).flatMap(declarationsOf))
    if (definition.guard !== undefined) {
      const { guard } = definition
      const check = (snapshot: unknown, { event }: { event: unknown }) =>
        evaluate(guard, snapshot, chart.implementations.guards, (part) => decide(part, snapshot, event))
      definition.guard = Object.assign(() => false, { check })
    }
  const choose = (conditions: readonly Condition[]) => {
    choices = conditions
    checked = []
    last = undefined
  }
  return { machine, choose, takeConditions: () => checked }
}

const removeData = (node: AnyStateNode, { implementations }: AnyStateMachine, change: unknown): void => {
  const events = (actions: readonly unknown[]) =>
    actions.flatMap((action) => (mayAssign(action, implementations) ? change : raisedEvent(action, implementations)))
  Object.assign(node, { entry: events(node.entry), exit: events(node.exit), output: undefined })
  if (node.type === 'compound') node.initial.actions = events(node.initial.actions) as never
  for (const { definition } of declarationsOf(node)) definition.actions = events(definition.actions) as never
  for (const call of node.invoke) Object.assign(call, { src: stub, input: undefined, systemId: undefined })
}

/** An action without code can be one that assigns. */
const mayAssign = (action: unknown, { actions }: AnyStateMachine['implementations']): boolean => {
  const name = typeof action === 'string' ? action : partsOf(action)['type']
  const implementation = typeof action === 'function' ? action : actions[String(name)]
  return implementation === undefined || /assign|enqueueActions/.test(String(partsOf(implementation)['type']))
}

/** An action that raises the same event each time is a part of the behaviour. All other actions are left out. */
const raisedEvent = (action: unknown, { actions }: AnyStateMachine['implementations']): unknown[] => {
  const name = typeof action === 'string' ? action : partsOf(action)['type']
  const { type, event, delay } = partsOf(typeof action === 'function' ? action : actions[String(name)])
  return type === 'xstate.raise' && typeof event === 'object' && delay === undefined ? [raise(event as never)] : []
}

type Decide = (guard: unknown) => boolean

/** `stateIn` is no free choice: it looks at the states. */
const evaluate = (guard: unknown, snapshot: unknown, named: object, decide: Decide): boolean => {
  const name = typeof guard === 'string' ? guard : partsOf(guard)['type']
  const implementation = typeof guard === 'function' ? guard : partsOf(named)[String(name)]
  const kind = guardKind(implementation)
  const { guards = [], check } = partsOf(implementation)
  const isTrue = (inner: unknown) => evaluate(inner, snapshot, named, decide)
  if (kind === 'stateIn') return (check as (...args: unknown[]) => boolean)(snapshot, {}, implementation)
  if (kind === 'not') return !isTrue((guards as unknown[])[0])
  if (kind === 'and') return (guards as unknown[]).every(isTrue)
  return kind === 'or' ? (guards as unknown[]).some(isTrue) : decide(guard)
}
