import { type CheckResult, checkChart } from '#tools/paths/check/check.ts'
import { isPossibleWithin } from '#tools/paths/check/inputLimits.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The paths of a chart that take every transition, as far as it can be taken from outside. */
export const checkPageObject = (stage: PageObject): CheckResult =>
  checkChart(stage.testModel, ['zero-switch'], {}, isPossibleWithin(stage))

/** The ids of these paths. */
export const pathIdsOf = ({ coverages }: CheckResult): string[] =>
  coverages.flatMap(({ paths }) => paths.map(({ id }) => id))
