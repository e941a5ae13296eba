import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverageFileOf, coverageFolder, type CoverageRecord } from '#tools/paths/check/coverage.ts'
import { findRecordDifferences, howToUpdateRecord } from '#tools/paths/check/recordDifferences.ts'
import { readStoredCoverage } from '#tools/paths/check/storedCoverage.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const files = existsSync(coverageFolder)
  ? readdirSync(coverageFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  : []
const record: CoverageRecord = Object.fromEntries(
  allTestModels.map(({ id }) => [id, readStoredCoverage(id) ?? {}] as const),
)
const rows = Object.entries(record).flatMap(([chart, coverage]) =>
  Object.entries(coverage).map(([id, row]) => ({ name: `"${id}" of ${chart}`, ...row })),
)

const withHelp = (problems: readonly string[]): readonly string[] =>
  problems.length === 0 ? [] : [...problems, howToUpdateRecord]

describe('the recorded coverage', () => {
  test('has one file for each chart', () => {
    expect(files.map((file) => `${coverageFolder}/${file}`).sort()).toEqual(
      allTestModels.map(({ id }) => coverageFileOf(id)).sort(),
    )
  })

  test('contains every transition of every chart, and no other', () => {
    expect(withHelp(findRecordDifferences(record, allTestModels))).toEqual([])
  })

  test('says that the actor takes every transition', () => {
    const notTaken = rows.filter(({ takenBy }) => !takenBy.includes('actor'))
    expect(withHelp(notTaken.map(({ name }) => `The actor does not take ${name}.`))).toEqual([])
  })

  test('gives a reason for every transition that the browser does not take', () => {
    const unexplained = rows.filter(({ takenBy, reason }) => !takenBy.includes('browser') && !reason)
    expect(withHelp(unexplained.map(({ name }) => `${name} has no reason.`))).toEqual([])
  })
})
