import { type Checked, checkChart } from '#tools/paths/check/check.ts'
import { possibleWithin } from '#tools/paths/check/inputLimits.ts'
import type { Stage } from '#tests/paths/browser/pageObject.ts'

/** The paths of a chart that take every transition, as far as it can be taken from outside. */
export const checkedFor = (stage: Stage): Checked => checkChart(stage.entry, ['zero-switch'], {}, possibleWithin(stage))

/** The ids of these paths. */
export const pathIdsOf = ({ coverages }: Checked): string[] =>
  coverages.flatMap(({ paths }) => paths.map(({ id }) => id))
