import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CheckResult, checkChart } from '#tools/paths/check/check.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import { resultsTable } from '#tools/paths/check/resultsTable.ts'

/** Milliseconds for one chart, on a machine that is busy with other things. */
const patience = 60_000

const chartFiles = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
)

test('the catalogue holds every chart, under the name of its file', () => {
  expect(allTestModels.map(({ id }) => `${id}.machine.ts`).sort()).toEqual(chartFiles.sort())
})

describe('every chart of production', () => {
  const checked: CheckResult[] = []

  test.each(allTestModels.map((entry) => [entry.id, entry] as const))(
    '%s: paths cover all of it, and the real actor follows them',
    (_, entry) => {
      const found = checkChart(entry)
      checked.push(found)
      expect({
        unsound: found.mismatches,
        missing: found.coverages.flatMap(({ missing }) => missing),
        lint: lintChart(found.graph),
        hasWords: entry.states !== undefined,
      }).toEqual({
        unsound: [],
        missing: [],
        lint: [],
        hasWords: true,
      })
    },
    patience,
  )

  test('takes less than 20 seconds together with all others', () => {
    console.log(`\n${resultsTable(checked)}`)
    expect(checked.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(20_000)
  })
})
