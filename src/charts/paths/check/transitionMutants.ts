import { not } from 'xstate'
import { type ChartState, type ChartTransition, listOf, type Reference } from '#charts/read/chart.ts'
import { mapTransitions, type TransitionConfig } from '#charts/read/config.ts'
import type { Mutation } from '#charts/paths/check/mutants.ts'

/** The mutants of one branch: without it, and with another guard, target, order, action or parameter. */
export const transitionMutants = (transition: ChartTransition): Mutation[] => {
  const { id, targets, guard: declaredGuard, actions, reenter } = transition
  const mutant = (operator: Mutation['operator'], description: string, change: Change): Mutation => ({
    operator,
    description,
    config: changeBranch(transition, change),
  })
  const otherTarget = targets?.[0] && neighbourOf(targets[0])
  const name = declaredGuard?.name
  return [
    mutant('transition', `remove ${id}`, () => []),
    ...(declaredGuard
      ? [mutant('guard', `negate ${name} of ${id}`, ({ guard, ...rest }) => [{ ...rest, guard: not(guard as never) }])]
      : []),
    ...(declaredGuard && hasParameters(declaredGuard)
      ? [mutant('parameter', `no parameter for ${name} of ${id}`, (config) => [{ ...config, guard: name }])]
      : []),
    ...(otherTarget
      ? [
          mutant('target', `change target of ${id} to ${otherTarget.id}`, (config) => [
            { ...config, target: `#${otherTarget.id}` },
          ]),
        ]
      : []),
    ...actions.flatMap((action, index) => [
      mutant('action', `drop ${action.name} of ${id}`, (config) => [
        { ...config, actions: listOf(config.actions).filter((_, at) => at !== index) },
      ]),
      ...(hasParameters(action)
        ? [
            mutant('parameter', `no parameter for ${action.name} of ${id}`, (config) => [
              { ...config, actions: listOf(config.actions).map((each, at) => (at === index ? action.name : each)) },
            ]),
          ]
        : []),
    ]),
    ...(transition.branch > 0 ? [orderMutant(transition)] : []),
    ...(canReenter(transition)
      ? [
          mutant('child', `${reenter ? 'do not re-enter' : 're-enter'} the state of ${id}`, (config) => [
            { ...config, target: config.target ?? `#${transition.source.id}`, reenter: !reenter },
          ]),
        ]
      : []),
  ]
}

type Change = (config: TransitionConfig) => TransitionConfig[]

const orderMutant = ({ source, eventType, branch, id }: ChartTransition): Mutation => ({
  operator: 'order',
  description: `check ${id} before the branch above it`,
  config: (config) =>
    mapTransitions(config, (path, event, branches) => {
      if (!isTrigger(source, eventType, path, event)) return branches
      const [above, moved] = [branches[branch - 1], branches[branch]] as [TransitionConfig, TransitionConfig]
      return branches.with(branch - 1, moved).with(branch, above)
    }),
})

const changeBranch =
  ({ source, eventType, branch }: ChartTransition, change: Change): Mutation['config'] & object =>
  (config) =>
    mapTransitions(config, (path, event, branches) =>
      isTrigger(source, eventType, path, event)
        ? branches.flatMap((each, index) => (index === branch ? change(each) : [each]))
        : branches,
    )

const isTrigger = (
  source: ChartState,
  eventType: string,
  path: readonly string[],
  event: { readonly kind: string; readonly name: string },
): boolean => path.join('.') === source.keys.join('.') && eventTypeOf(source, event) === eventType

/** The event type that XState uses for a trigger of a config. */
const eventTypeOf = (source: ChartState, { kind, name }: { kind: string; name: string }): string => {
  if (kind === 'after') return `xstate.after.${name}.${source.id}`
  if (kind === 'done') return `xstate.done.state.${source.id}`
  return kind === 'on' ? name : `xstate.${kind}.${name}`
}

/** Re-entering a state without calls, actions and delays changes nothing. */
const canReenter = ({ source, targets }: ChartTransition): boolean =>
  source.parent !== null &&
  (targets ?? [source]).every((target) => target === source || isInside(target, source)) &&
  source.calls.length + source.entry.length + source.exit.length + source.delays.length > 0

const isInside = ({ parent }: ChartState, ancestor: ChartState): boolean =>
  parent !== null && (parent === ancestor || isInside(parent, ancestor))

/** A sibling of a state, because that is a likely mistake; the parent if there is no sibling. */
const neighbourOf = (state: ChartState): ChartState | undefined => {
  const { parent } = state
  if (!parent) return undefined
  const sibling = parent.children.find((other) => other !== state && other.kind !== 'history')
  return sibling ?? (parent.parent ? parent : undefined)
}

const hasParameters = ({ params }: Reference): boolean => params !== undefined
