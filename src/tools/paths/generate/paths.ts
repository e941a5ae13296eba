import { createHash } from 'node:crypto'
import { type Bounds, coverOf, type Walk } from '#tools/paths/generate/cover.ts'
import type { Goals } from '#tools/paths/generate/criteria.ts'
import { nameOfInput } from '#tools/paths/model/inputs.ts'
import type { Edge, Model } from '#tools/paths/model/configurationGraph.ts'
import { inOneLine } from '#tools/paths/model/observation.ts'

/** A walk with a name: `FLOW-HASH`, the same as long as its inputs and the states after them are the same. */
export interface Path extends Walk {
  readonly id: string
}

export const pathsOf = (model: Model, goals: Goals, bounds?: Bounds): Path[] =>
  coverOf(model, goals, bounds).map((walk) => ({ ...walk, id: idOf(model.entry.id, walk) }))

/** Every step from the start of the chart. */
export const stepsOf = ({ setup, edges }: Walk): readonly Edge[] => [...setup, ...edges]

const idOf = (chart: string, walk: Walk): string => {
  const steps = stepsOf(walk).map(
    ({ input, situation }) => `${nameOfInput(input)} > ${inOneLine(situation.snapshot?.value)}`,
  )
  const hash = createHash('sha256').update([chart, walk.setup.length, ...steps].join('\n'))
  return `${chart.split('/').at(-1)}-${hash.digest('hex').slice(0, 8)}`
}
