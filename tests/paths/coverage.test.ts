import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { coverageFile, parseCoverage } from '#tools/paths/check/coverage.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { howToUpdateRecord, findRemovedPaths, findRecordDifferences } from '#tools/paths/check/recordDifferences.ts'
import { takenByChart } from '#tools/paths/check/recordCoverage.ts'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

/** Milliseconds for all charts, on a machine that is busy with other things. */
const patience = 60_000

const record = parseCoverage(readFileSync(coverageFile, 'utf8'))
const rows = Object.values(takenByChart(record)).flatMap((taken) => Object.values(taken))

/** What is wrong with the record, and how to make it anew. */
const withRemedy = (wrong: readonly string[]): readonly string[] =>
  wrong.length === 0 ? [] : [`${coverageFile} does not fit the charts.`, ...wrong, howToUpdateRecord]

describe('the record of the last full run', () => {
  test('knows every transition of every chart, and none that is gone', () => {
    expect(withRemedy(findRecordDifferences(takenByChart(record), allTestModels))).toEqual([])
  })

  test(
    'names only paths that still exist',
    () => {
      const byHand = new Set(allTestModels.flatMap((entry) => pathIdsOf(checkChart(entry, ['zero-switch']))))
      const inBrowser = new Set(pageObjects.flatMap((stage) => pathIdsOf(checkPageObject(stage))))
      const lost = [
        ...findRemovedPaths(
          rows.flatMap(({ hand }) => hand),
          byHand,
        ),
        ...findRemovedPaths(
          rows.flatMap(({ browser }) => browser),
          inBrowser,
        ),
      ]
      expect(withRemedy(lost)).toEqual([])
    },
    patience,
  )

  test('says why the browser does not take what it does not take', () => {
    const unexplained = Object.entries(takenByChart(record)).flatMap(([chart, taken]) =>
      Object.entries(taken).flatMap(([id, { browser, notInBrowser }]) =>
        browser.length > 0 || notInBrowser
          ? []
          : [`It does not say why the browser does not take "${id}" of ${chart}.`],
      ),
    )
    expect(withRemedy(unexplained)).toEqual([])
  })
})
