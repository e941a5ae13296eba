import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import type { ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { handGapsOf } from '#charts/paths/scripts/handGaps.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import type { TestModel } from '#charts/testModel.ts'
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

/** The transitions that no script for a person takes, without the reason why a person cannot make them. */
const openByHand = (testModel: TestModel, graph: ConfigurationGraph): string[] => {
  if (!testModel.manual) return []
  const byHand = checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))
  return handGapsOf(byHand, graph).flatMap(({ goal, reason }) => (reason === null ? goal : []))
}

describe('every production chart', () => {
  // One exploration of a chart serves all: that of a list takes seconds.
  test.each(namedTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: test paths meet all criteria, and a person can take each transition or the test model says why not',
    (_, testModel) =>
      expectWithinProcessorTime(limit, () => {
        const result = checkChart(testModel)
        expect({
          missing: result.coverages.flatMap(({ missing }) => missing),
          lint: lintChart(result.graph),
          openByHand: openByHand(testModel, result.graph),
        }).toEqual({
          missing: [],
          lint: [],
          openByHand: [],
        })
      }),
    hangTimeout,
  )
})
