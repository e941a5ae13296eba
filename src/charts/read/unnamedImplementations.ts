import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { partsOf, statePath } from '#charts/read/parts.ts'

/** Finds guards, actions, actors and delays without a name in `setup`. A picture cannot show what they do. */
export const findUnnamedImplementations = (machine: AnyStateMachine): string[] => {
  const { nodes, transitions } = partsOf(machine)
  return [
    ...transitions
      .filter(({ definition }) => typeof definition.guard === 'function')
      .map(({ id }) => `The guard of ${id} has no name.`),
    ...transitions
      .filter(({ definition }) => definition.actions.some(isInline))
      .map(({ id }) => `An action of ${id} has no name.`),
    ...nodes.filter(hasInlineAction).map((node) => `An entry or exit action of ${statePath(node)} has no name.`),
    ...nodes.filter(hasInlineActor).map((node) => `An actor of ${statePath(node)} has no name.`),
    ...nodes.filter(hasInlineDelay).map((node) => `A delay of ${statePath(node)} has no name.`),
    ...Object.entries(machine.implementations.actions)
      .filter(([, action]) => hasUnnamedDelay(action))
      .map(([name]) => `The delay of the action ${name} has no name.`),
  ]
}

const isInline = (part: unknown): boolean => typeof part === 'function'

/** Reads the config, because XState adds functions to the entry and exit of states with delays. */
const hasInlineAction = ({ config }: AnyStateNode): boolean =>
  [config.entry ?? [], config.exit ?? []].flat().some(isInline)

const hasInlineActor = ({ config }: AnyStateNode): boolean =>
  ([config.invoke ?? []].flat() as { src: unknown }[]).some(({ src }) => typeof src !== 'string')

const hasInlineDelay = ({ config }: AnyStateNode): boolean =>
  Object.keys(config.after ?? {}).some((delay) => /^\d+$/.test(delay))

const hasUnnamedDelay = (action: unknown): boolean => {
  const { delay } = action as { delay?: unknown }
  return typeof delay === 'number' || typeof delay === 'function'
}
