import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate'
import { type DeclaredTransition, guardNameOf, partsOf } from '#tools/paths/model/parts.ts'
import {
  mapTransitions,
  type RewriteTransitions,
  type StateConfig,
  type TransitionConfig,
} from '#tools/paths/check/machineConfig.ts'

/** A copy of a chart with one change that a test must notice. */
export interface Mutant {
  readonly description: string
  readonly machine: AnyStateMachine
}

/** All mutants of a chart: a transition removed, a guard negated, a target changed, a delay skipped. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...partsOf(machine).transitions.flatMap((transition) => transitionMutants(machine, transition)),
  ...Object.keys(machine.implementations.delays).map((name) => ({
    description: `skip the delay ${name}`,
    machine: machine.provide({ delays: { [name]: 0 } } as never),
  })),
]

/** A copy without a change. If a test notices it, the test reacts to the copying and not to a change. */
export const identityMutantOf = (machine: AnyStateMachine): Mutant => ({
  description: 'no change',
  machine: rewriteMachine(machine, (_path, _event, branches) => branches),
})

const transitionMutants = (machine: AnyStateMachine, transition: DeclaredTransition): Mutant[] => {
  const { id, definition } = transition
  const mutant = (description: string, change: Change): Mutant => ({
    description,
    machine: changeTransition(machine, transition, change),
  })
  const otherTarget = definition.target?.[0] && neighbourOf(definition.target[0])
  return [
    mutant(`remove ${id}`, () => []),
    ...(definition.guard === undefined
      ? []
      : [
          mutant(`negate ${guardNameOf(definition)} of ${id}`, ({ guard, ...rest }) => [
            { ...rest, guard: not(guard as never) },
          ]),
        ]),
    ...(otherTarget
      ? [
          mutant(`change target of ${id} to ${otherTarget.id}`, (config) => [
            { ...config, target: `#${otherTarget.id}` },
          ]),
        ]
      : []),
  ]
}

type Change = (config: TransitionConfig) => TransitionConfig[]

const changeTransition = (
  machine: AnyStateMachine,
  { source, eventType, branch }: DeclaredTransition,
  change: Change,
): AnyStateMachine =>
  rewriteMachine(machine, (path, event, branches) => {
    const isHere = path.join('.') === source.path.join('.') && eventTypeOf(source, event) === eventType
    return isHere ? branches.flatMap((config, index) => (index === branch ? change(config) : [config])) : branches
  })

/** A mutant can loop forever, so the number of its microsteps is limited. */
const rewriteMachine = (machine: AnyStateMachine, rewrite: RewriteTransitions): AnyStateMachine => {
  const config = mapTransitions(machine.config as StateConfig, rewrite)
  return createMachine({ ...config, options: { maxIterations: 1_000 } } as never, machine.implementations as never)
}

/** The event type that XState uses for a trigger of a config. */
const eventTypeOf = (source: AnyStateNode, { kind, name }: { kind: string; name: string }): string => {
  if (kind === 'after') return `xstate.after.${name}.${source.id}`
  if (kind === 'done') return `xstate.done.state.${source.id}`
  return kind === 'on' ? name : `xstate.${kind}.${name}`
}

/** A sibling of a state, because that is a likely mistake; the parent if there is no sibling. */
const neighbourOf = (node: AnyStateNode): AnyStateNode | undefined => {
  const { parent } = node
  if (!parent) return undefined
  const siblings = Object.values(parent.states).filter((state) => state !== node && state.type !== 'history')
  return siblings[0] ?? (parent.parent ? parent : undefined)
}
