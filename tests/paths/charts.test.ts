import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import { namedTestModels } from '#tools/paths/namedTestModels.ts'
import { expectWithinProcessorTime, hangTimeout } from '#tests/support/processorTime.ts'

/** Milliseconds of processor time for one chart. */
const limit = 60_000

const chartFiles = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
)

/** AREA/FLOW. A flow with many files has a folder of its own in its area. */
const idOfFile = (file: string): string => file.replace('.machine.ts', '').replace(/\/.*\//, '/')

test('every chart has a test model with the name of its file', () => {
  expect(namedTestModels.map(({ id }) => id).sort()).toEqual(chartFiles.map(idOfFile).sort())
})

describe('every production chart', () => {
  test.each(namedTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: test paths meet all criteria',
    (_, testModel) =>
      expectWithinProcessorTime(limit, () => {
        const result = checkChart(testModel)
        expect({
          missing: result.coverages.flatMap(({ missing }) => missing),
          lint: lintChart(result.graph),
        }).toEqual({
          missing: [],
          lint: [],
        })
      }),
    hangTimeout,
  )
})
