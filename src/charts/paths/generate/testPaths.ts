import { createHash } from 'node:crypto'
import { type PathOptions, coverGoals, type EdgeSequence } from '#charts/paths/generate/coverGoals.ts'
import type { Goals } from '#charts/paths/generate/criteria.ts'
import type { Edge, ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { printValue } from '#charts/paths/model/printValue.ts'

/** A sequence of steps with an id. */
export interface TestPath extends EdgeSequence {
  /** `FLOW-HASH`. It changes only if the inputs or the states after them change. */
  readonly id: string
}

export const generateTestPaths = (graph: ConfigurationGraph, goals: Goals, options?: PathOptions): TestPath[] =>
  coverGoals(graph, goals, options).map((sequence) => ({ ...sequence, id: idOf(graph.testModel.id, sequence) }))

/** All steps from the start of the chart. */
export const stepsOf = ({ setup, edges }: EdgeSequence): readonly Edge[] => [...setup, ...edges]

const idOf = (chart: string, sequence: EdgeSequence): string =>
  pathId(
    chart,
    stepsOf(sequence).map(({ input, configuration }) => ({
      input: inputName(input),
      value: configuration.snapshot?.value,
    })),
    sequence.setup.length,
  )

/** The id of a path. `value` is the value of the state after a step; the first steps of a path can be its setup. */
export const pathId = (
  chart: string,
  steps: readonly { readonly input: string; readonly value: unknown }[],
  setupLength = 0,
): string => {
  const lines = steps.map(({ input, value }) => `${input} > ${printValue(value)}`)
  const hash = createHash('sha256').update([chart, setupLength, ...lines].join('\n'))
  return `${chart.split('/').at(-1)}-${hash.digest('hex').slice(0, 8)}`
}
