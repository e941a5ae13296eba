import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { saveFailingPath, readFailingPaths } from '#tools/paths/check/regressions.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { describeMismatch, findMismatch } from '#tools/paths/check/conformance.ts'
import { edgesOfFailingPath, findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'

/** Milliseconds for one chart, on a machine that is busy with other things. */
const patience = 60_000

const folder = join(import.meta.dirname, 'regressions')
const seed = Number(process.env['PATHS_SEED'] ?? Math.floor(Math.random() * 1_000_000))

describe('walks that failed before', () => {
  test('are followed by the charts as they are now', () => {
    const failed = readFailingPaths(folder).flatMap(({ file, walk }) => {
      const entry = allTestModels.find(({ id }) => id === walk.chart)
      if (!entry) return [`${file}: there is no chart ${walk.chart} any more`]
      const model = buildConfigurationGraph(entry)
      const unsound = findMismatch(model, createReplay(entry), edgesOfFailingPath(model, walk))
      return unsound ? [`${file}: ${describeMismatch(unsound)}`] : []
    })
    expect(failed).toEqual([])
  })
})

describe(`random walks with seed ${seed} (PATHS_SEED=${seed} walks them again)`, () => {
  test.each(allTestModels.map((entry) => [entry.id, entry] as const))(
    '%s: the real actor follows them',
    (_, entry) => {
      const failed = findFailingRandomPath(buildConfigurationGraph(entry), createReplay(entry), { seed, runs: 200 })
      if (failed) saveFailingPath(folder, failed)
      expect(failed).toBeNull()
    },
    patience,
  )
})
