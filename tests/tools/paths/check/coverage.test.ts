import { describe, expect, test } from 'vitest'
import { chartCoverageOf, parseCoverage, serializeCoverage } from '#tools/paths/check/coverage.ts'
import { countCoverage } from '#tools/paths/check/coverageTable.ts'
import { findRecordDifferences } from '#tools/paths/check/recordDifferences.ts'
import { measureReplayCoverage } from '#tools/paths/check/replayCoverage.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'

const browser = {
  'closed: door.pushed': { isTaken: true },
  'locked: key.turned': { isTaken: false, reason: 'the person has no key' },
}

describe('the coverage of a replay', () => {
  test('contains every transition that the test paths take on the real actor', () => {
    const { chart, transitions, taken, mismatches } = measureReplayCoverage(lamp)
    expect({ chart, mismatches, taken: [...taken].sort() }).toEqual({
      chart: 'house/lamp',
      mismatches: [],
      taken: [...transitions].sort(),
    })
  })

  test('does not contain a transition that no path takes', () => {
    const replay = measureReplayCoverage(cellar)
    const { transitions, never } = countCoverage([chartCoverageOf(replay)])
    expect(never).toBeGreaterThan(0)
    expect(never).toBe(transitions - replay.taken.size)
  })
})

describe('the record of a chart', () => {
  const record = chartCoverageOf(measureReplayCoverage(door), browser)

  test('says who takes each transition, or why the browser does not', () => {
    expect(record).toEqual({
      'closed: door.pushed': { takenBy: ['actor', 'browser'] },
      'closed: key.turned': { takenBy: ['actor'] },
      'locked: key.turned': { takenBy: ['actor'], reason: 'the person has no key' },
      'open: door.pulled': { takenBy: ['actor'] },
    })
  })

  test('is a file with one sorted line for each transition', () => {
    const text = serializeCoverage(record)
    expect(parseCoverage(text)).toEqual(record)
    expect(text.split('\n')).toEqual([
      '{',
      '  "closed: door.pushed": { "takenBy": ["actor", "browser"] },',
      '  "closed: key.turned": { "takenBy": ["actor"] },',
      '  "locked: key.turned": { "takenBy": ["actor"], "reason": "the person has no key" },',
      '  "open: door.pulled": { "takenBy": ["actor"] }',
      '}',
      '',
    ])
  })

  test('of a chart without transitions is an empty file', () => {
    expect(serializeCoverage({})).toBe('{}\n')
  })

  test('matches its chart', () => {
    expect(findRecordDifferences({ 'house/door': record }, [door])).toEqual([])
  })

  test('does not match a chart with other transitions', () => {
    const { 'open: door.pulled': pulled, ...rest } = record
    expect(findRecordDifferences({ 'house/door': { ...rest, 'open: bell.rung': pulled } }, [door])).toEqual([
      'The transition "open: door.pulled" of house/door is missing.',
      'The transition "open: bell.rung" of house/door no longer exists.',
    ])
  })

  test('does not match if the chart is removed', () => {
    expect(findRecordDifferences({ 'house/door': { 'open: door.pulled': {} } }, [])).toEqual([
      'The transition "open: door.pulled" of house/door no longer exists.',
    ])
  })
})
