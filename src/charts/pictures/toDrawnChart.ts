import type { TestModel } from '#charts/testModel.ts'
import {
  callName,
  describeTrigger,
  type FindOutcomes,
  outcomeFinder,
  triggerOf,
} from '#charts/pictures/describeTrigger.ts'
import type { DrawnChart, DrawnState, DrawnTransition } from '#charts/pictures/drawnChart.ts'
import { toHeading } from '#charts/pictures/words.ts'
import { type ChartState, type ChartTransition, readChart, type Reference } from '#charts/read/chart.ts'

/** A chart as plain data: all states and transitions of the machine, with the texts of the test model. */
export const toDrawnChart = (testModel: TestModel): DrawnChart => {
  const { description, states, transitions } = readChart(testModel.machine)
  const outcomesOf = testModel.isFree ? () => [] : outcomeFinder(testModel)
  return {
    id: testModel.id,
    sentence: description,
    states: states.map((state) => stateOf(testModel, state)),
    transitions: transitions
      .map((transition) => transitionOf(testModel, outcomesOf, transition))
      .map(withoutNeedlessGuard),
  }
}

const stateOf = (testModel: TestModel, state: ChartState): DrawnState => {
  const { path, kind, isDeepHistory, parent, description, section = '', calls, entry, exit } = state
  return {
    id: path,
    name: toHeading(state.keys.at(-1) ?? testModel.id.split('/')[1] ?? testModel.id),
    description: description ?? '',
    kind: isDeepHistory ? 'deepHistory' : kind,
    parent: parent && parent.path,
    isInitial: parent?.initial.includes(state) ?? false,
    isRegion: parent?.kind === 'parallel',
    section,
    calls: calls.map(({ id }) => callName(testModel, id)),
    entry: describeActions(testModel, entry, description !== undefined),
    exit: describeActions(testModel, exit, description !== undefined),
  }
}

const transitionOf = (testModel: TestModel, outcomesOf: FindOutcomes, transition: ChartTransition): DrawnTransition => {
  const { id, source, targets, description = '', actions, reenter } = transition
  return {
    id,
    source: source.path,
    targets: (targets ?? []).map(({ path }) => path),
    trigger: triggerOf(transition.eventType),
    label: describeTrigger(testModel, outcomesOf, transition),
    description,
    guard: description === '' ? guardText(transition) : '',
    actions: describeActions(testModel, actions, description !== '' || (targets !== null && !testModel.isFree)),
    isReentering: reenter && (targets ?? []).includes(source),
    isMarked: false,
  }
}

/** The name of the guard in words; `otherwise` for a last branch without a guard. */
const guardText = ({ guard, branch, isLastBranch }: ChartTransition): string => {
  if (guard) return guard.words
  return branch > 0 && isLastBranch ? 'otherwise' : ''
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

/**
 * The actions of a state or a transition as text, in order.
 * @param isDescribed the description or the next state says enough: only effects that are the same each time are left
 */
const describeActions = (testModel: TestModel, actions: readonly Reference[], isDescribed: boolean): string[] =>
  actions.flatMap(({ name, words }) => (name && describeFixedEffect(testModel, name)) ?? (isDescribed ? [] : [words]))

/** What a person notices of an effect that is the same each time: the action has the effect as `event`. */
const describeFixedEffect = ({ machine, describeEffect }: TestModel, name: string): string | undefined => {
  const { event } = (readChart(machine).actions[name] ?? {}) as { readonly event?: unknown }
  return typeof event === 'object' && event !== null ? describeEffect?.(event as { type: string }) : undefined
}
