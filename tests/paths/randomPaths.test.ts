import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeMismatch, findMismatch } from '#tools/paths/check/conformance.ts'
import { saveFailingPath, readFailingPaths, readRecordedPaths } from '#tools/paths/check/regressions.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { edgesOfFailingPath, findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'
import { runRecordedPath } from '#tools/paths/report/recordedPath.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { expectWithinProcessorTime, hangTimeout } from '#tests/support/processorTime.ts'

/** Milliseconds of processor time for one chart. */
const limit = 60_000

const folder = join(import.meta.dirname, 'regressions')
const seed = Number(process.env['PATHS_SEED'] ?? Math.floor(Math.random() * 1_000_000))

test('the real actors follow the paths of problem reports', () => {
  const problems = readRecordedPaths(folder).flatMap(({ file, paths }) =>
    paths.flatMap((path) => {
      const testModel = allTestModels.find(({ id }) => id === path.chart)
      if (!testModel) return [`${file}: the chart ${path.chart} no longer exists`]
      const problem = runRecordedPath(testModel, path)
      return problem === null ? [] : [`${file}: ${problem}`]
    }),
  )
  expect(problems).toEqual([])
})

test('the real actors follow the paths that failed before', () => {
  const problems = readFailingPaths(folder).flatMap(({ file, path }) => {
    const testModel = allTestModels.find(({ id }) => id === path.chart)
    if (!testModel) return [`${file}: the chart ${path.chart} no longer exists`]
    const graph = buildConfigurationGraph(testModel)
    const mismatch = findMismatch(graph, createReplay(testModel), edgesOfFailingPath(graph, path))
    return mismatch ? [`${file}: ${describeMismatch(mismatch)}`] : []
  })
  expect(problems).toEqual([])
})

describe(`random paths with seed ${seed} (PATHS_SEED=${seed} generates them again)`, () => {
  test.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: the real actor follows them',
    (_, testModel) =>
      expectWithinProcessorTime(limit, () => {
        const graph = buildConfigurationGraph(testModel)
        const failing = findFailingRandomPath(graph, createReplay(testModel), { seed, runs: 200 })
        if (failing) saveFailingPath(folder, failing)
        expect(failing).toBeNull()
      }),
    hangTimeout,
  )
})
