import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { once } from '#charts/once.ts'
import { isPossibleWithin } from '#tests/paths/browser/inputLimits.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The test paths of a chart that take every transition that the browser can take. */
export const checkPageObject = once((pageObject: PageObject): CheckResult =>
  checkChart(pageObject.testModel, ['zero-switch'], isPossibleWithin(pageObject)),
)

export const pathIdsOf = ({ coverages }: CheckResult): string[] =>
  coverages.flatMap(({ paths }) => paths.map(({ id }) => id))
