import { type AnyStateNode, not } from 'xstate'
import { listOf, mapTransitions, type TransitionConfig } from '#charts/read/machineConfig.ts'
import type { Mutation } from '#charts/paths/check/mutants.ts'
import { type DeclaredTransition, guardNameOf } from '#charts/read/parts.ts'

/** The mutants of one branch: without it, and with another guard, target, order, action or parameter. */
export const transitionMutants = (transition: DeclaredTransition): Mutation[] => {
  const { id, definition } = transition
  const mutant = (operator: Mutation['operator'], description: string, change: Change): Mutation => ({
    operator,
    description,
    config: changeBranch(transition, change),
  })
  const otherTarget = definition.target?.[0] && neighbourOf(definition.target[0])
  const name = guardNameOf(definition)
  return [
    mutant('transition', `remove ${id}`, () => []),
    ...(definition.guard === undefined
      ? []
      : [
          mutant('guard', `negate ${name} of ${id}`, ({ guard, ...rest }) => [{ ...rest, guard: not(guard as never) }]),
        ]),
    ...(hasParameters(definition.guard)
      ? [mutant('parameter', `no parameter for ${name} of ${id}`, (config) => [{ ...config, guard: name }])]
      : []),
    ...(otherTarget
      ? [
          mutant('target', `change target of ${id} to ${otherTarget.id}`, (config) => [
            { ...config, target: `#${otherTarget.id}` },
          ]),
        ]
      : []),
    ...definition.actions.flatMap((action, index) => [
      mutant('action', `drop ${nameOf(action)} of ${id}`, (config) => [
        { ...config, actions: listOf(config.actions).filter((_, at) => at !== index) },
      ]),
      ...(hasParameters(action)
        ? [
            mutant('parameter', `no parameter for ${nameOf(action)} of ${id}`, (config) => [
              { ...config, actions: listOf(config.actions).map((each, at) => (at === index ? nameOf(each) : each)) },
            ]),
          ]
        : []),
    ]),
    ...(transition.branch > 0 ? [orderMutant(transition)] : []),
    ...(canReenter(transition)
      ? [
          mutant('child', `${definition.reenter ? 'do not re-enter' : 're-enter'} the state of ${id}`, (config) => [
            { ...config, target: config.target ?? `#${transition.source.id}`, reenter: !definition.reenter },
          ]),
        ]
      : []),
  ]
}

type Change = (config: TransitionConfig) => TransitionConfig[]

const orderMutant = ({ source, eventType, branch, id }: DeclaredTransition): Mutation => ({
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
  ({ source, eventType, branch }: DeclaredTransition, change: Change): Mutation['config'] & object =>
  (config) =>
    mapTransitions(config, (path, event, branches) =>
      isTrigger(source, eventType, path, event)
        ? branches.flatMap((each, index) => (index === branch ? change(each) : [each]))
        : branches,
    )

const isTrigger = (
  source: AnyStateNode,
  eventType: string,
  path: readonly string[],
  event: { readonly kind: string; readonly name: string },
): boolean => path.join('.') === source.path.join('.') && eventTypeOf(source, event) === eventType

/** The event type that XState uses for a trigger of a config. */
const eventTypeOf = (source: AnyStateNode, { kind, name }: { kind: string; name: string }): string => {
  if (kind === 'after') return `xstate.after.${name}.${source.id}`
  if (kind === 'done') return `xstate.done.state.${source.id}`
  return kind === 'on' ? name : `xstate.${kind}.${name}`
}

/** Re-entering a state without calls, actions and delays changes nothing. */
const canReenter = ({ source, definition }: DeclaredTransition): boolean =>
  source.parent !== undefined &&
  (definition.target ?? [source]).every((target) => target === source || isInside(target, source)) &&
  source.invoke.length + source.entry.length + source.exit.length > 0

const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor))

/** A sibling of a state, because that is a likely mistake; the parent if there is no sibling. */
const neighbourOf = (node: AnyStateNode): AnyStateNode | undefined => {
  const { parent } = node
  if (!parent) return undefined
  const siblings = Object.values(parent.states).filter((state) => state !== node && state.type !== 'history')
  return siblings[0] ?? (parent.parent ? parent : undefined)
}

/** The name of an action or a guard. */
export const nameOf = (part: unknown): string => (typeof part === 'string' ? part : (part as { type: string }).type)

const hasParameters = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (part as { params?: unknown }).params !== undefined
