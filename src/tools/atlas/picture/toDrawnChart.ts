import type { AnyStateNode } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { StateMeta } from '#machines/meta.ts'
import { describeActions } from '#tools/atlas/picture/describeActions.ts'
import { callName, describeTrigger, triggerOf } from '#tools/atlas/picture/describeTrigger.ts'
import { type FindOutcomes, outcomeFinder } from '#tools/atlas/picture/outcomes.ts'
import type { DrawnChart, DrawnState, DrawnTransition } from '#tools/atlas/picture/drawnChart.ts'
import { toHeading, toWords } from '#tools/atlas/picture/words.ts'
import { type DeclaredTransition, guardNameOf, partsOf, statePath } from '#tools/paths/model/parts.ts'

/**
 * A chart as plain data: all states and transitions of the machine, with the texts of the test model.
 * @throws TooManyConfigurations
 */
export const toDrawnChart = (testModel: TestModel): DrawnChart => {
  const { nodes, transitions } = partsOf(testModel.machine)
  const outcomesOf = outcomeFinder(testModel)
  return {
    id: testModel.id,
    sentence: testModel.machine.root.description ?? '',
    states: nodes.map((node) => stateOf(testModel, node)),
    transitions: transitions
      .map((transition) => transitionOf(testModel, outcomesOf, transition))
      .map(withoutNeedlessGuard),
  }
}

const stateOf = (testModel: TestModel, node: AnyStateNode): DrawnState => {
  const meta = node.meta as Partial<StateMeta> | undefined
  return {
    id: statePath(node),
    name: nameOf(testModel, node),
    description: node.description ?? '',
    kind: node.type,
    parent: node.parent ? statePath(node.parent) : null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    section: meta?.section ?? '',
    calls: node.invoke.map(({ id }) => callName(testModel, id)),
    entry: describeActions(testModel, toArray(node.config.entry), node.description !== undefined),
    exit: describeActions(testModel, toArray(node.config.exit), node.description !== undefined),
  }
}

const nameOf = (testModel: TestModel, node: AnyStateNode): string =>
  toHeading(node.parent ? node.key : (testModel.id.split('/')[1] ?? testModel.id))

const transitionOf = (
  testModel: TestModel,
  outcomesOf: FindOutcomes,
  transition: DeclaredTransition,
): DrawnTransition => {
  const { id, definition, source } = transition
  const { description = '' } = definition
  return {
    id,
    source: statePath(source),
    targets: (definition.target ?? []).map(statePath),
    trigger: triggerOf(transition.eventType),
    label: describeTrigger(testModel, outcomesOf, transition),
    description,
    guard: description === '' ? guardText(transition) : '',
    actions: describeActions(testModel, definition.actions, description !== ''),
    isReentering: definition.reenter && (definition.target ?? []).includes(source),
    isMarked: false,
  }
}

/** The name of the guard in words; `otherwise` for a last branch without a guard. */
const guardText = ({ definition, source, eventType, branch }: DeclaredTransition): string => {
  if (definition.guard !== undefined) return toWords(guardNameOf(definition) ?? 'a condition without a name')
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return branch > 0 && branch === branches.length - 1 ? 'otherwise' : ''
}

/** The result of a call says enough, unless another branch has the same result. */
const withoutNeedlessGuard = (
  transition: DrawnTransition,
  _: number,
  all: readonly DrawnTransition[],
): DrawnTransition => {
  const { id, trigger, label } = transition
  const hasSameLabel = all.some(
    (other) => other !== transition && withoutBranch(other.id) === withoutBranch(id) && other.label === label,
  )
  const isResult = trigger === 'call' || trigger === 'failure'
  return isResult && !hasSameLabel ? { ...transition, guard: '' } : transition
}

/** The id of a transition without the number of its branch. */
const withoutBranch = (id: string): string => id.replace(/ \(\d+\)$/, '')

const toArray = (actions: unknown): readonly unknown[] => [actions ?? []].flat() as unknown[]
