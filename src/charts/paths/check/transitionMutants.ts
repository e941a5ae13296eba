import { not } from 'xstate'
import type { ChartState, ChartTransition, Reference } from '#charts/read/chart.ts'
import { mapTransitions, type TransitionConfig } from '#charts/read/config.ts'
import { listOf } from '#charts/read/internals.ts'
import { caseOfBoth, caseOfReentry } from '#charts/paths/check/missingCases.ts'
import type { Mutation } from '#charts/paths/check/mutant.ts'

/** The mutants of one branch: without it, and with another guard, target, order, action or parameter. */
export const transitionMutants = (transition: ChartTransition): Mutation[] => {
  const { id, source, targets, guard, actions, branch, reenter } = transition
  const mutant = (operator: Mutation['operator'], description: string, change: Change | null): Mutation => ({
    operator,
    description: `${description} ${id}`,
    config: changeBranch(transition, change),
  })
  const otherTarget = targets?.[0] && neighbourOf(targets[0])
  const mutations = [
    mutant('transition', 'remove', null),
    guard && mutant('guard', `negate ${guard.name} of`, (config) => ({ guard: not(config.guard as never) })),
    guard && mutant('guard', `no guard ${guard.name} for`, () => ({ guard: undefined })),
    guard &&
      hasParameters(guard) &&
      mutant('parameter', `no parameter for ${guard.name} of`, () => ({ guard: guard.name })),
    otherTarget && {
      ...mutant('target', 'change target of', () => ({ target: `#${otherTarget.id}` })),
      description: `change target of ${id} to ${otherTarget.id}`,
    },
    ...actions.flatMap((action, index) => [
      mutant('action', `drop ${action.name} of`, (config) => ({ actions: listOf(config.actions).toSpliced(index, 1) })),
      hasParameters(action) &&
        mutant('parameter', `no parameter for ${action.name} of`, (config) => ({
          actions: listOf<unknown>(config.actions).with(index, action.name),
        })),
    ]),
    branch > 0 && orderMutant(transition),
    canReenter(transition) && {
      ...mutant('child', `${reenter ? 'do not re-enter' : 're-enter'} the state of`, (config) => ({
        target: config.target ?? `#${source.id}`,
        reenter: !reenter,
      })),
      missingCase: () => caseOfReentry(transition),
    },
  ]
  return mutations.filter((mutation) => !!mutation)
}

/** What becomes of a branch. Null removes it. */
type Change = (config: TransitionConfig) => TransitionConfig

const orderMutant = (transition: ChartTransition): Mutation => ({
  operator: 'order',
  description: `check ${transition.id} before the branch above it`,
  missingCase: (graph) => caseOfBoth(graph, transition),
  config: (config) =>
    mapTransitions(config, (path, event, branches) => {
      if (!isTrigger(transition.source, transition.eventType, path, event)) return branches
      const [above, moved] = [branches[transition.branch - 1], branches[transition.branch]] as [
        TransitionConfig,
        TransitionConfig,
      ]
      return branches.with(transition.branch - 1, moved).with(transition.branch, above)
    }),
})

const changeBranch =
  ({ source, eventType, branch }: ChartTransition, change: Change | null): Mutation['config'] & object =>
  (config) =>
    mapTransitions(config, (path, event, branches) => {
      const own = branches[branch]
      if (!own || !isTrigger(source, eventType, path, event)) return branches
      return change ? branches.with(branch, { ...own, ...change(own) }) : branches.toSpliced(branch, 1)
    })

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
