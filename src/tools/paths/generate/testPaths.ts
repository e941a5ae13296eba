import { createHash } from 'node:crypto'
import { type PathOptions, coverGoals, type EdgeSequence } from '#tools/paths/generate/coverGoals.ts'
import type { CoverageGoals } from '#tools/paths/generate/criteria.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'

/** A walk with a name: `FLOW-HASH`, the same as long as its inputs and the states after them are the same. */
export interface TestPath extends EdgeSequence {
  readonly id: string
}

export const generateTestPaths = (model: ConfigurationGraph, goals: CoverageGoals, bounds?: PathOptions): TestPath[] =>
  coverGoals(model, goals, bounds).map((walk) => ({ ...walk, id: idOf(model.testModel.id, walk) }))

/** Every step from the start of the chart. */
export const stepsOf = ({ setup, edges }: EdgeSequence): readonly Edge[] => [...setup, ...edges]

const idOf = (chart: string, walk: EdgeSequence): string => {
  const steps = stepsOf(walk).map(
    ({ input, configuration }) => `${inputName(input)} > ${stableStringify(configuration.snapshot?.value)}`,
  )
  const hash = createHash('sha256').update([chart, walk.setup.length, ...steps].join('\n'))
  return `${chart.split('/').at(-1)}-${hash.digest('hex').slice(0, 8)}`
}
