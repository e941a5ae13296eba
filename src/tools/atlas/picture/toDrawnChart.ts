import type { AnyStateNode } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import type { StateMeta } from '#machines/meta.ts'
import { describeActions } from '#tools/atlas/picture/describeActions.ts'
import { textsOf, withoutBranch } from '#tools/paths/scripts/chartTexts.ts'
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
      .map(withoutPlainOtherwise),
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
    entry: describeActions(testModel, statePath(node), toArray(node.config.entry)),
    exit: describeActions(testModel, statePath(node), toArray(node.config.exit)),
  }
}

const nameOf = (testModel: TestModel, node: AnyStateNode): string =>
  node.parent
    ? (textsOf(testModel).names?.[statePath(node)] ?? toHeading(node.key))
    : toHeading(testModel.id.split('/')[1] ?? testModel.id)

const transitionOf = (
  testModel: TestModel,
  outcomesOf: FindOutcomes,
  transition: DeclaredTransition,
): DrawnTransition => {
  const { id, definition, source } = transition
  const label = describeTrigger(testModel, outcomesOf, transition)
  const guard = guardText(testModel, transition)
  return {
    id,
    source: statePath(source),
    targets: (definition.target ?? []).map(statePath),
    trigger: triggerOf(transition.eventType),
    label,
    guard: label === guard ? '' : guard,
    actions: describeActions(testModel, id, definition.actions),
    isReentering: definition.reenter && (definition.target ?? []).includes(source),
    isMarked: false,
  }
}

const otherwise = 'otherwise'

/** The condition of a guard; its text, or `otherwise`, for a last branch without a guard. */
const guardText = (testModel: TestModel, { id, definition, source, eventType, branch }: DeclaredTransition): string => {
  const name = guardNameOf(definition)
  if (definition.guard !== undefined)
    return name === null ? 'a condition without a name' : (textsOf(testModel).guards?.[name] ?? toWords(name))
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return branch > 0 && branch === branches.length - 1 ? (textsOf(testModel).otherwise?.[id] ?? otherwise) : ''
}

/** The result of a call says enough, unless another branch has the same result. */
const withoutPlainOtherwise = (
  transition: DrawnTransition,
  _: number,
  all: readonly DrawnTransition[],
): DrawnTransition => {
  const { id, guard, trigger, label } = transition
  const hasSameLabel = all.some(
    (other) => other !== transition && withoutBranch(other.id) === withoutBranch(id) && other.label === label,
  )
  const isResult = trigger === 'call' || trigger === 'failure'
  return guard === otherwise && isResult && !hasSameLabel ? { ...transition, guard: '' } : transition
}

const toArray = (actions: unknown): readonly unknown[] => [actions ?? []].flat() as unknown[]
