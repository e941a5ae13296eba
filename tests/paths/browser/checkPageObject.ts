import { type CheckResult, checkChart } from '#tools/paths/check/check.ts'
import { isPossibleWithin } from '#tools/paths/check/inputLimits.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The test paths of a chart that take every transition that the browser can take. */
export const checkPageObject = (pageObject: PageObject): CheckResult =>
  checkChart(pageObject.testModel, ['zero-switch'], {}, isPossibleWithin(pageObject))

export const pathIdsOf = ({ coverages }: CheckResult): string[] =>
  coverages.flatMap(({ paths }) => paths.map(({ id }) => id))
