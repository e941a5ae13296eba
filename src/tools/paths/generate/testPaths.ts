import { createHash } from 'node:crypto'
import { type PathOptions, coverGoals, type EdgeSequence } from '#tools/paths/generate/coverGoals.ts'
import type { CoverageGoals } from '#tools/paths/generate/criteria.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'

/** A sequence of steps with an id. */
export interface TestPath extends EdgeSequence {
  /** `FLOW-HASH`. It changes only if the inputs or the states after them change. */
  readonly id: string
}

export const generateTestPaths = (graph: ConfigurationGraph, goals: CoverageGoals, options?: PathOptions): TestPath[] =>
  coverGoals(graph, goals, options).map((sequence) => ({ ...sequence, id: idOf(graph.testModel.id, sequence) }))

/** All steps from the start of the chart. */
export const stepsOf = ({ setup, edges }: EdgeSequence): readonly Edge[] => [...setup, ...edges]

const idOf = (chart: string, sequence: EdgeSequence): string => {
  const steps = stepsOf(sequence).map(
    ({ input, configuration }) => `${inputName(input)} > ${stableStringify(configuration.snapshot?.value)}`,
  )
  const hash = createHash('sha256').update([chart, sequence.setup.length, ...steps].join('\n'))
  return `${chart.split('/').at(-1)}-${hash.digest('hex').slice(0, 8)}`
}
