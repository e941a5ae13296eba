import { stepsOf } from '#tools/paths/generate/paths.ts'
import { scriptOf } from '#tools/paths/scripts/scripts.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { checkedFor } from '#tests/paths/browser/checkPageObject.ts'
import { follow } from '#tests/paths/browser/runScript.ts'
import { stages } from '#tests/paths/browser/pageObjects.ts'
import { takenAttachment, type WalkedPath } from '#tests/paths/browser/browserRecord.ts'

for (const stage of stages) {
  test.describe(stage.entry.id, () => {
    const { model, coverages } = checkedFor(stage)
    for (const path of coverages.flatMap(({ paths }) => paths)) {
      test(path.id, async ({ page, stack }, testInfo) => {
        const taken = await follow(page, stack, stage, scriptOf(model, 'zero-switch', path))
        const asked = [...new Set(stepsOf(path).flatMap(({ situation }) => situation.record.taken))]
        expect(taken).toEqual(expect.arrayContaining(asked))
        const walked: WalkedPath = { chart: stage.entry.id, path: path.id, taken: asked }
        await testInfo.attach(takenAttachment, { body: JSON.stringify(walked), contentType: 'application/json' })
      })
    }
  })
}
