import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { StateMeta } from '#machines/meta.ts'
import { describeActions } from '#tools/atlas/picture/describeActions.ts'
import { type TransitionDetails, transitionDetailsOf } from '#tools/atlas/picture/transitionDetails.ts'
import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#tools/atlas/picture/drawnChart.ts'
import { eitherOf, toHeading, formatDuration, toWords } from '#tools/atlas/picture/words.ts'
import { type DeclaredTransition, guardNameOf, labelOf, partsOf, statePath } from '#tools/paths/model/parts.ts'

/**
 * A chart as plain data: all states and transitions of the machine, with the texts of the test model.
 * @throws TooManyConfigurations
 */
export const toDrawnChart = (testModel: TestModel): DrawnChart => {
  const { nodes, transitions } = partsOf(testModel.machine)
  const details = transitionDetailsOf(testModel)
  return {
    id: testModel.id,
    sentence: testModel.machine.root.description ?? '',
    states: nodes.map((node) => stateOf(testModel, node)),
    transitions: transitions.map((transition) => transitionOf(testModel, details, transition)),
  }
}

const stateOf = (testModel: TestModel, node: AnyStateNode): DrawnState => {
  const meta = node.meta as Partial<StateMeta> | undefined
  return {
    id: statePath(node),
    name: toHeading(node.parent ? node.key : (testModel.id.split('/')[1] ?? testModel.id)),
    description: node.description ?? '',
    kind: node.type,
    parent: node.parent ? statePath(node.parent) : null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    section: meta?.section ?? '',
    isVisible: (testModel.states?.[statePath(node)]?.visible ?? []).length > 0,
    calls: node.invoke.map(({ id }) => callName(testModel, id)),
    entry: describeActions(testModel, toArray(node.config.entry), null),
    exit: describeActions(testModel, toArray(node.config.exit), null),
  }
}

const transitionOf = (
  testModel: TestModel,
  details: TransitionDetails,
  transition: DeclaredTransition,
): DrawnTransition => {
  const { id, definition, source } = transition
  return {
    id,
    source: statePath(source),
    targets: (definition.target ?? []).map(statePath),
    trigger: triggerOf(transition.eventType),
    label: triggerText(testModel, details, transition),
    guard: guardText(transition),
    actions: describeActions(
      testModel,
      definition.actions,
      details.effectsOf(transition),
      triggerOf(transition.eventType) === 'failure',
    ),
    isReentering: definition.reenter && (definition.target ?? []).includes(source),
    isMarked: false,
  }
}

const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'delay'
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  if (eventType.startsWith('xstate.error.')) return 'failure'
  return eventType.startsWith('xstate.') ? 'call' : 'event'
}

const triggerText = (testModel: TestModel, details: TransitionDetails, transition: DeclaredTransition): string => {
  const { eventType, source } = transition
  const trigger = triggerOf(eventType)
  if (trigger === 'always') return 'immediately'
  if (trigger === 'done') return 'all inner states have ended'
  if (trigger === 'delay') return `after ${delayText(testModel.machine, labelOf(eventType).replace('after ', ''))}`
  if (trigger === 'event') return eventText(testModel, eventType) ?? toWords(eventType)
  const invoke =
    source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`) || eventType.endsWith(`.snapshot.${id}`))?.id ??
    ''
  const outcomes = details.outcomesOf(transition)
  if (outcomes.length === 0) return `${callName(testModel, invoke)} ${callVerb(eventType)}`
  return source.invoke.length > 1 ? `${callName(testModel, invoke)}: ${eitherOf(outcomes)}` : eitherOf(outcomes)
}

const callVerb = (eventType: string): string => {
  if (eventType.startsWith('xstate.error.')) return 'fails'
  return eventType.startsWith('xstate.snapshot.') ? 'changes' : 'ends'
}

const eventText = (testModel: TestModel, eventType: string): string | undefined =>
  (testModel.events as Partial<TestModel['events']>)[eventType]?.when

const callName = (testModel: TestModel, invoke: string): string => testModel.calls[invoke]?.name ?? toWords(invoke)

const delayText = ({ implementations }: AnyStateMachine, name: string): string => {
  const delay = (implementations.delays as Record<string, unknown>)[name]
  return typeof delay === 'number' ? formatDuration(delay) : toWords(name)
}

/** The name of a guard in words; `otherwise` for a last branch without a guard. */
const guardText = ({ definition, source, eventType, branch }: DeclaredTransition): string => {
  if (definition.guard !== undefined) return toWords(guardNameOf(definition) ?? 'a condition without a name')
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return branch > 0 && branch === branches.length - 1 ? 'otherwise' : ''
}

const toArray = (actions: unknown): readonly unknown[] => [actions ?? []].flat() as unknown[]
