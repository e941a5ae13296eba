import { stepsOf } from '#tools/paths/generate/testPaths.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { checkPageObject } from '#tests/paths/browser/checkPageObject.ts'
import { runScript } from '#tests/paths/browser/runScript.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { takenTransitionsAttachment, type FollowedPath } from '#tests/paths/browser/browserRecord.ts'

for (const stage of pageObjects) {
  test.describe(stage.testModel.id, () => {
    const { graph, coverages } = checkPageObject(stage)
    for (const path of coverages.flatMap(({ paths }) => paths)) {
      test(path.id, async ({ page, stack }, testInfo) => {
        const taken = await runScript(page, stack, stage, createTestScript(graph, 'zero-switch', path))
        const asked = [
          ...new Set(stepsOf(path).flatMap(({ configuration }) => configuration.lastStep.takenTransitions)),
        ]
        expect(taken).toEqual(expect.arrayContaining(asked))
        const walked: FollowedPath = { chart: stage.testModel.id, path: path.id, takenTransitions: asked }
        await testInfo.attach(takenTransitionsAttachment, {
          body: JSON.stringify(walked),
          contentType: 'application/json',
        })
      })
    }
  })
}
