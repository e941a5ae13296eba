import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { coverageFile, readCoverage } from '#tools/paths/check/coverage.ts'
import { entries } from '#tools/paths/model/allTestModels.ts'
import { howToRenew, lostPathsOf, misfitsOf } from '#tools/paths/check/recordDifferences.ts'
import { takenIn } from '#tools/paths/check/recordCoverage.ts'
import { checkedFor, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { stages } from '#tests/paths/browser/pageObjects.ts'

/** Milliseconds for all charts, on a machine that is busy with other things. */
const patience = 60_000

const record = readCoverage(readFileSync(coverageFile, 'utf8'))
const rows = Object.values(takenIn(record)).flatMap((taken) => Object.values(taken))

/** What is wrong with the record, and how to make it anew. */
const withRemedy = (wrong: readonly string[]): readonly string[] =>
  wrong.length === 0 ? [] : [`${coverageFile} does not fit the charts.`, ...wrong, howToRenew]

describe('the record of the last full run', () => {
  test('knows every transition of every chart, and none that is gone', () => {
    expect(withRemedy(misfitsOf(takenIn(record), entries))).toEqual([])
  })

  test(
    'names only paths that still exist',
    () => {
      const byHand = new Set(entries.flatMap((entry) => pathIdsOf(checkChart(entry, ['zero-switch']))))
      const inBrowser = new Set(stages.flatMap((stage) => pathIdsOf(checkedFor(stage))))
      const lost = [
        ...lostPathsOf(
          rows.flatMap(({ hand }) => hand),
          byHand,
        ),
        ...lostPathsOf(
          rows.flatMap(({ browser }) => browser),
          inBrowser,
        ),
      ]
      expect(withRemedy(lost)).toEqual([])
    },
    patience,
  )

  test('says why the browser does not take what it does not take', () => {
    const unexplained = Object.entries(takenIn(record)).flatMap(([chart, taken]) =>
      Object.entries(taken).flatMap(([id, { browser, notInBrowser }]) =>
        browser.length > 0 || notInBrowser
          ? []
          : [`It does not say why the browser does not take "${id}" of ${chart}.`],
      ),
    )
    expect(withRemedy(unexplained)).toEqual([])
  })
})
