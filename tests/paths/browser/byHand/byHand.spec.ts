import { fileURLToPath } from 'node:url'
import { checkChart } from '#charts/paths/check/check.ts'
import { handScriptsOf } from '#charts/paths/scripts/handScripts.ts'
import type { TestScript } from '#charts/paths/scripts/testScripts.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { test as base } from '#tests/journeys/support/fixtures.ts'
import { createHeldAnswers } from '#tests/paths/browser/byHand/heldAnswers.ts'
import { notWalked } from '#tests/paths/browser/byHand/notWalked.ts'
import { walkScript } from '#tests/paths/browser/byHand/walkScript.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { startTestStack } from '#tests/support/stack.ts'

const siteFolder = fileURLToPath(new URL('../../../../dist/stack', import.meta.url))
const heldAnswers = createHeldAnswers()

/** A stack whose slow answers wait for the test. */
const test = base.extend({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ siteFolder, pause: heldAnswers.pause })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
})
test.afterEach(heldAnswers.releaseAll)

/** What a script does to the page on purpose: an error, or a file that is blocked. */
const isProblemOfScript = /^exception: a test$|net::ERR_FAILED$/

/** `npm test` follows the longest script of every second chart. `npm run test:paths` follows all scripts. */
const isSpread = process.env['PATHS_SPREAD'] !== undefined

/** Only these charts are read, if `--path` names one. */
const chartName = process.env['PATHS_CHART'] ?? ''

const charts = pageObjects.filter(({ testModel: { id, manual } }) => manual && id.includes(chartName))

const scriptsOf = ({ testModel }: PageObject): readonly TestScript[] => {
  const result = checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))
  const scripts = handScriptsOf(result).scripts.toSorted((one, other) => other.steps.length - one.steps.length)
  return isSpread ? scripts.filter(({ id }) => !(id in notWalked)).slice(0, 1) : scripts
}

for (const pageObject of isSpread ? charts.filter((_, index) => index % 2 === 0) : charts) {
  const { testModel } = pageObject
  test.describe(`${testModel.id} by hand`, () => {
    for (const script of scriptsOf(pageObject))
      test(`${script.id}: ${script.title}`, async ({ page, stack, consoleProblems }) => {
        const reason = notWalked[script.id] ?? notWalked[testModel.id]
        test.skip(reason !== undefined, reason)
        await walkScript({ page, stack }, heldAnswers, pageObject, script)
        const expected = consoleProblems.filter((problem) => isProblemOfScript.test(problem))
        for (const problem of expected) consoleProblems.splice(consoleProblems.indexOf(problem), 1)
      })
  })
}
