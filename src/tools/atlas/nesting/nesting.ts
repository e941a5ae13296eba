import type { TestModel } from '#machines/testModel.ts'
import { laterCharts } from '#tools/atlas/nesting/laterCharts.ts'
import { partsOf, statePath } from '#tools/paths/model/parts.ts'

/** A chart that runs another chart. */
export interface Nesting {
  readonly parent: string
  readonly child: string
  /** The state that invokes the child; the root state if an action spawns it. */
  readonly state: string
  /** The position of the call among the calls of the state; null if an action spawns the child. */
  readonly callIndex: number | null
}

/** Which chart runs which, in the order of the charts and their states. */
export const nestingsOf = (testModels: readonly TestModel[]): readonly Nesting[] => {
  const idOf = (machineId: string) => testModels.find(({ machine }) => machine.id === machineId)?.id
  return testModels.flatMap(({ id: parent, machine }) => {
    const nodes = partsOf(machine).nodes
    const invoked = nodes.flatMap((node) =>
      node.invoke.map(({ src }, callIndex) => ({ src, state: statePath(node), callIndex })),
    )
    const chartsOf = (src: string): readonly string[] => {
      const machineId = machineIdOf((machine.implementations.actors as Record<string, unknown>)[src])
      return (
        laterCharts[parent]?.[src] ?? [machineId === undefined ? undefined : idOf(machineId)].flatMap((id) => id ?? [])
      )
    }
    const spawned = Object.keys(machine.implementations.actors)
      .filter((name) => !invoked.some(({ src }) => src === name))
      .map((src) => ({ src, state: '(chart)', callIndex: null }))
    return [...invoked, ...spawned].flatMap(({ src, state, callIndex }) =>
      chartsOf(src as string).map((child) => ({ parent, child, state, callIndex })),
    )
  })
}

const machineIdOf = (logic: unknown): string | undefined =>
  typeof logic === 'object' && logic !== null && 'root' in logic ? (logic as { readonly id?: string }).id : undefined

/** The charts behind one call of a state. Some calls run another chart on each page. */
export const chartsOfCall = (
  nestings: readonly Nesting[],
  parent: string,
  state: string,
  callIndex: number | null,
): readonly string[] =>
  nestings
    .filter((nesting) => nesting.parent === parent && nesting.state === state && nesting.callIndex === callIndex)
    .map(({ child }) => child)

/** The charts that a chart runs, each once. */
export const childrenOf = (nestings: readonly Nesting[], parent: string): readonly string[] => [
  ...new Set(nestings.filter((nesting) => nesting.parent === parent).map(({ child }) => child)),
]
