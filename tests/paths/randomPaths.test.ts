import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries } from '#tools/paths/model/allTestModels.ts'
import { modelOf } from '#tools/paths/model/configurationGraph.ts'
import { keepWalk, keptWalks } from '#tools/paths/check/regressions.ts'
import { replayOf } from '#tools/paths/check/replay.ts'
import { sayUnsound, unsoundIn } from '#tools/paths/check/conformance.ts'
import { stepsOfKept, walkAtRandom } from '#tools/paths/generate/randomPaths.ts'

/** Milliseconds for one chart, on a machine that is busy with other things. */
const patience = 60_000

const folder = join(import.meta.dirname, 'regressions')
const seed = Number(process.env['PATHS_SEED'] ?? Math.floor(Math.random() * 1_000_000))

describe('walks that failed before', () => {
  test('are followed by the charts as they are now', () => {
    const failed = keptWalks(folder).flatMap(({ file, walk }) => {
      const entry = entries.find(({ id }) => id === walk.chart)
      if (!entry) return [`${file}: there is no chart ${walk.chart} any more`]
      const model = modelOf(entry)
      const unsound = unsoundIn(model, replayOf(entry), stepsOfKept(model, walk))
      return unsound ? [`${file}: ${sayUnsound(unsound)}`] : []
    })
    expect(failed).toEqual([])
  })
})

describe(`random walks with seed ${seed} (PATHS_SEED=${seed} walks them again)`, () => {
  test.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s: the real actor follows them',
    (_, entry) => {
      const failed = walkAtRandom(modelOf(entry), replayOf(entry), { seed, runs: 200 })
      if (failed) keepWalk(folder, failed)
      expect(failed).toBeNull()
    },
    patience,
  )
})
