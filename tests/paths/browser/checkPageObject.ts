import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { isPossibleWithin } from '#tests/paths/browser/inputLimits.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The result of a function that is slow and always returns the same for one argument. */
const once = <Argument extends object, Result>(compute: (argument: Argument) => Result) => {
  const results = new WeakMap<Argument, Result>()
  return (argument: Argument): Result => {
    const result = results.get(argument) ?? compute(argument)
    results.set(argument, result)
    return result
  }
}

/** The test paths of a chart that take every transition that the browser can take. */
export const checkPageObject = once((pageObject: PageObject): CheckResult =>
  checkChart(pageObject.testModel, ['zero-switch'], isPossibleWithin(pageObject)),
)

export const pathIdsOf = ({ coverages }: CheckResult): string[] =>
  coverages.flatMap(({ paths }) => paths.map(({ id }) => id))
