import type { AnyStateNode } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { describeActions } from '#charts/pictures/describeActions.ts'
import { callName, describeTrigger, triggerOf } from '#charts/pictures/describeTrigger.ts'
import { type FindOutcomes, outcomeFinder } from '#charts/pictures/outcomes.ts'
import type { DrawnChart, DrawnState, DrawnTransition } from '#charts/pictures/drawnChart.ts'
import { toHeading, toWords } from '#charts/pictures/words.ts'
import { type DeclaredTransition, guardNameOf, partsOf, sectionOf, statePath } from '#charts/read/parts.ts'

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
  return {
    id: statePath(node),
    name: nameOf(testModel, node),
    description: node.description ?? '',
    kind: node.type,
    parent: node.parent ? statePath(node.parent) : null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    section: sectionOf(node) ?? '',
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
