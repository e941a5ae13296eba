import type { AnyStateNode } from 'xstate'
import { type InvokeConfig, listOf, replaceState, type StateConfig } from '#charts/read/machineConfig.ts'
import type { Mutation } from '#charts/paths/check/mutants.ts'
import { nameOf } from '#charts/paths/check/transitionMutants.ts'
import { statePath } from '#charts/read/parts.ts'

/** The mutants of one state: without an entry action, an exit action, a call or the input of a call. */
export const stateMutants = (node: AnyStateNode): Mutation[] => {
  const config = node.config as StateConfig
  const change = (changed: (state: StateConfig) => StateConfig) => (root: StateConfig) =>
    replaceState(root, node.path, changed)
  const actionMutants = (['entry', 'exit'] as const).flatMap((kind) =>
    listOf(config[kind]).map((action, index): Mutation => ({
      operator: 'action',
      description: `drop the ${kind} action ${nameOf(action)} of ${statePath(node)}`,
      config: change((state) => ({ ...state, [kind]: listOf(state[kind]).filter((_, at) => at !== index) })),
    })),
  )
  const callMutants = listOf<InvokeConfig>(config.invoke).flatMap((call, index): Mutation[] => [
    {
      operator: 'child',
      description: `do not start ${call.id} in ${statePath(node)}`,
      config: change((state) => ({ ...state, invoke: withoutCall(state, index) })),
    },
    ...(call.input === undefined
      ? []
      : [
          {
            operator: 'input' as const,
            description: `no input for ${call.id} in ${statePath(node)}`,
            config: change((state) => ({ ...state, invoke: withoutInput(state, index) })),
          },
        ]),
  ])
  return [...actionMutants, ...callMutants]
}

const withoutCall = ({ invoke }: StateConfig, index: number): InvokeConfig[] =>
  listOf<InvokeConfig>(invoke).filter((_, at) => at !== index)

const withoutInput = ({ invoke }: StateConfig, index: number): InvokeConfig[] =>
  listOf<InvokeConfig>(invoke).map((call, at) => (at === index ? { ...call, input: undefined } : call))
