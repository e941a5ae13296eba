import { checkChart } from '#tools/paths/check.ts'
import { nameOfInput } from '#tools/paths/inputs.ts'
import { scriptOf } from '#tools/paths/scripts.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { follow } from '#tests/paths/browser/drive.ts'
import type { Stage } from '#tests/paths/browser/stage.ts'
import { stages } from '#tests/paths/browser/stages.ts'

/** The paths of a chart that take every transition, as far as it can be taken from outside. */
const checkedFor = ({ entry, impossible = {}, isPossible = () => true }: Stage) =>
  checkChart(entry, ['zero-switch'], {}, (input, standing) => !(nameOfInput(input) in impossible) && isPossible(input, standing))

for (const stage of stages) {
  test.describe(stage.entry.id, () => {
    const { model, coverages } = checkedFor(stage)
    for (const path of coverages.flatMap(({ paths }) => paths)) {
      test(path.id, async ({ page, stack }) => {
        await follow(page, stack, stage, scriptOf(model, 'zero-switch', path))
        expect(path.edges.length).toBeGreaterThan(0)
      })
    }
  })
}
