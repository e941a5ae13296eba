import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { StateMeta } from '#machines/meta.ts'
import { describeActions } from '#tools/atlas/picture/describeActions.ts'
import { type TransitionDetails, transitionDetailsOf } from '#tools/atlas/picture/transitionDetails.ts'
import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#tools/atlas/picture/drawnChart.ts'
import { eitherOf, toHeading, formatDuration, toWords } from '#tools/atlas/picture/words.ts'
import { type DeclaredTransition, guardNameOf, labelOf, partsOf, statePath } from '#tools/paths/model/parts.ts'

/**
 * A chart as plain data: every state and every transition that the machine object declares, said in the words of the catalogue.
 * @throws TooManySituations
 */
export const toDrawnChart = (entry: TestModel): DrawnChart => {
  const { nodes, transitions } = partsOf(entry.machine)
  const cases = transitionDetailsOf(entry)
  return {
    id: entry.id,
    sentence: entry.machine.root.description ?? '',
    states: nodes.map((node) => stateOf(entry, node)),
    transitions: transitions.map((transition) => transitionOf(entry, cases, transition)),
  }
}

const stateOf = (entry: TestModel, node: AnyStateNode): DrawnState => {
  const meta = node.meta as Partial<StateMeta> | undefined
  return {
    id: statePath(node),
    name: toHeading(node.parent ? node.key : (entry.id.split('/')[1] ?? entry.id)),
    description: node.description ?? '',
    kind: node.type,
    parent: node.parent ? statePath(node.parent) : null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    section: meta?.section ?? '',
    isVisible: (entry.states?.[statePath(node)]?.visible ?? []).length > 0,
    calls: node.invoke.map(({ id }) => callOf(entry, id)),
    entry: describeActions(entry, listed(node.config.entry), null),
    exit: describeActions(entry, listed(node.config.exit), null),
  }
}

const transitionOf = (entry: TestModel, cases: TransitionDetails, transition: DeclaredTransition): DrawnTransition => {
  const { id, definition, source } = transition
  return {
    id,
    source: statePath(source),
    targets: (definition.target ?? []).map(statePath),
    trigger: triggerOf(transition.eventType),
    label: sayTrigger(entry, cases, transition),
    guard: sayGuard(transition),
    actions: describeActions(
      entry,
      definition.actions,
      cases.effectsOf(transition),
      transition.eventType.startsWith('xstate.error.'),
    ),
    isReentering: definition.reenter && (definition.target ?? []).includes(source),
  }
}

const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'delay'
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  return eventType.startsWith('xstate.') ? 'call' : 'event'
}

const sayTrigger = (entry: TestModel, cases: TransitionDetails, transition: DeclaredTransition): string => {
  const { eventType, source } = transition
  const trigger = triggerOf(eventType)
  if (trigger === 'always') return 'at once'
  if (trigger === 'done') return 'all of it is done'
  if (trigger === 'delay') return `after ${sayDelay(entry.machine, labelOf(eventType).replace('after ', ''))}`
  if (trigger === 'event') return eventTextOf(entry, eventType) ?? toWords(eventType)
  const invoke =
    source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`) || eventType.endsWith(`.snapshot.${id}`))?.id ??
    ''
  const outcomes = cases.outcomesOf(transition)
  if (outcomes.length === 0)
    return `${callOf(entry, invoke)} ${eventType.startsWith('xstate.error.') ? 'fails' : eventType.startsWith('xstate.snapshot.') ? 'changes' : 'ends'}`
  return source.invoke.length > 1 ? `${callOf(entry, invoke)}: ${eitherOf(outcomes)}` : eitherOf(outcomes)
}

const eventTextOf = (entry: TestModel, eventType: string): string | undefined =>
  (entry.events as Partial<TestModel['events']>)[eventType]?.when

const callOf = (entry: TestModel, invoke: string): string => entry.calls[invoke]?.name ?? toWords(invoke)

const sayDelay = ({ implementations }: AnyStateMachine, name: string): string => {
  const delay = (implementations.delays as Record<string, unknown>)[name]
  return typeof delay === 'number' ? formatDuration(delay) : toWords(name)
}

/** A guard's name in words; the last of several branches that asks for nothing is what happens otherwise. */
const sayGuard = ({ definition, source, eventType, branch }: DeclaredTransition): string => {
  if (definition.guard !== undefined) return toWords(guardNameOf(definition) ?? 'a condition without a name')
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return branch > 0 && branch === branches.length - 1 ? 'otherwise' : ''
}

const listed = (actions: unknown): readonly unknown[] => [actions ?? []].flat() as unknown[]
