import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate'
import { type DeclaredTransition, guardNameOf, partsOf } from '#tools/paths/model/parts.ts'
import {
  mapTransitions,
  type RewriteTransitions,
  type StateConfig,
  type TransitionConfig,
} from '#tools/paths/check/machineConfig.ts'

/** A copy of a chart with one thing broken, and what it is. */
export interface Mutant {
  readonly description: string
  readonly machine: AnyStateMachine
}

/** Every way to break one part of a chart: a transition removed, a guard flipped, a target moved, a delay that runs out at once. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...partsOf(machine).transitions.flatMap((transition) => brokenTransitions(machine, transition)),
  ...Object.keys(machine.implementations.delays).map((name) => ({
    description: `drop the delay ${name}`,
    machine: machine.provide({ delays: { [name]: 0 } } as never),
  })),
]

/** A copy made in the same way with nothing broken. If paths noticed it, what they notice would prove nothing. */
export const identityMutantOf = (machine: AnyStateMachine): Mutant => ({
  description: 'break nothing',
  machine: rewritten(machine, (_path, _event, branches) => branches),
})

const brokenTransitions = (machine: AnyStateMachine, transition: DeclaredTransition): Mutant[] => {
  const { id, definition } = transition
  const mutant = (says: string, change: Change): Mutant => ({
    description: `${says} ${id}`,
    machine: changed(machine, transition, change),
  })
  const elsewhere = definition.target?.[0] && neighbourOf(definition.target[0])
  return [
    mutant('remove', () => []),
    ...(definition.guard === undefined
      ? []
      : [
          mutant(`flip ${guardNameOf(definition)} in`, ({ guard, ...rest }) => [
            { ...rest, guard: not(guard as never) },
          ]),
        ]),
    ...(elsewhere
      ? [mutant(`lead to ${elsewhere.id} by`, (written) => [{ ...written, target: `#${elsewhere.id}` }])]
      : []),
  ]
}

type Change = (written: TransitionConfig) => TransitionConfig[]

const changed = (
  machine: AnyStateMachine,
  { source, eventType, branch }: DeclaredTransition,
  change: Change,
): AnyStateMachine =>
  rewritten(machine, (path, event, branches) => {
    const isHere = path.join('.') === source.path.join('.') && eventTypeOf(source, event) === eventType
    return isHere ? branches.flatMap((written, index) => (index === branch ? change(written) : [written])) : branches
  })

/** A broken copy may run in circles without end, so its steps are counted. */
const rewritten = (machine: AnyStateMachine, rewrite: RewriteTransitions): AnyStateMachine => {
  const config = mapTransitions(machine.config as StateConfig, rewrite)
  return createMachine({ ...config, options: { maxIterations: 1_000 } } as never, machine.implementations as never)
}

/** A written event as the library calls it. */
const eventTypeOf = (source: AnyStateNode, { kind, name }: { kind: string; name: string }): string => {
  if (kind === 'after') return `xstate.after.${name}.${source.id}`
  if (kind === 'done') return `xstate.done.state.${source.id}`
  return kind === 'on' ? name : `xstate.${kind}.${name}`
}

/** Another state beside a state, so that a broken target is a likely slip; its parent where it is alone. */
const neighbourOf = (node: AnyStateNode): AnyStateNode | undefined => {
  const { parent } = node
  if (!parent) return undefined
  const others = Object.values(parent.states).filter((other) => other !== node && other.type !== 'history')
  return others[0] ?? (parent.parent ? parent : undefined)
}
