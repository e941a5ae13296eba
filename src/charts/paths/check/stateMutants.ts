import { type ChartState, listOf } from '#charts/read/chart.ts'
import { type InvokeConfig, replaceState, type StateConfig } from '#charts/read/config.ts'
import type { Mutation } from '#charts/paths/check/mutants.ts'

/** The mutants of one state: without an entry action, an exit action, a call or the input of a call. */
export const stateMutants = ({ path, keys, calls, ...actions }: ChartState): Mutation[] => {
  const change = (changed: (state: StateConfig) => StateConfig) => (root: StateConfig) =>
    replaceState(root, keys, changed)
  const actionMutants = (['entry', 'exit'] as const).flatMap((kind) =>
    actions[kind].map(({ name }, index): Mutation => ({
      operator: 'action',
      description: `drop the ${kind} action ${name} of ${path}`,
      config: change((state) => ({ ...state, [kind]: listOf(state[kind]).filter((_, at) => at !== index) })),
    })),
  )
  const callMutants = calls.flatMap(({ id, hasInput }, index): Mutation[] => [
    {
      operator: 'child',
      description: `do not start ${id} in ${path}`,
      config: change((state) => ({ ...state, invoke: withoutCall(state, index) })),
    },
    ...(hasInput
      ? [
          {
            operator: 'input' as const,
            description: `no input for ${id} in ${path}`,
            config: change((state) => ({ ...state, invoke: withoutInput(state, index) })),
          },
        ]
      : []),
  ])
  return [...actionMutants, ...callMutants]
}

const withoutCall = ({ invoke }: StateConfig, index: number): InvokeConfig[] =>
  listOf<InvokeConfig>(invoke).filter((_, at) => at !== index)

const withoutInput = ({ invoke }: StateConfig, index: number): InvokeConfig[] =>
  listOf<InvokeConfig>(invoke).map((call, at) => (at === index ? { ...call, input: undefined } : call))
