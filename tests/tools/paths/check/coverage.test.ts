import { describe, expect, test } from 'vitest'
import { coverageRecordOf, parseCoverage, serializeCoverage } from '#tools/paths/check/coverage.ts'
import { findRemovedPaths, findRecordDifferences } from '#tools/paths/check/recordDifferences.ts'
import { takenByChart } from '#tools/paths/check/recordCoverage.ts'
import { measureReplayCoverage } from '#tools/paths/check/replayCoverage.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'

const browser = {
  'house/door': {
    'closed: door.pushed': { paths: ['door-b', 'door-a'] },
    'locked: key.turned': { paths: [], reason: 'nobody has a key' },
  },
}

describe('what the paths of a chart take on its real actor', () => {
  test('is every transition of a chart that they cover, delays and the events of regions too', () => {
    const { chart, transitions, actor, hand, mismatches } = measureReplayCoverage(lamp)
    expect({ chart, mismatches, actor: [...actor.keys()].sort(), hand: [...hand.keys()].sort() }).toEqual({
      chart: 'house/lamp',
      mismatches: [],
      actor: [...transitions].sort(),
      hand: [...transitions].sort(),
    })
  })

  test('leaves out what nothing takes', () => {
    const { transitions, actor, hand } = measureReplayCoverage(cellar)
    expect(transitions.filter((id) => !actor.has(id))).toEqual(transitions.filter((id) => !hand.has(id)))
    expect(coverageRecordOf([measureReplayCoverage(cellar)], {}).charts['house/cellar']?.never).toBe(
      transitions.length - actor.size,
    )
  })
})

describe('the record of a full run', () => {
  const record = coverageRecordOf([measureReplayCoverage(door)], browser)

  const hand = ['door-1af2486e']

  test('says of each transition who took it, and why the browser did not', () => {
    expect(record).toEqual({
      format: 1,
      charts: {
        'house/door': {
          transitions: 4,
          byActor: 4,
          byBrowser: 1,
          byHand: 4,
          never: 0,
          taken: {
            'closed: door.pushed': { actor: 4, browser: ['door-a', 'door-b'], hand },
            'closed: key.turned': { actor: 5, browser: [], hand },
            'locked: key.turned': { actor: 4, browser: [], hand, notInBrowser: 'nobody has a key' },
            'open: door.pulled': { actor: 4, browser: [], hand },
          },
        },
      },
    })
  })

  test('is a file with a line for each transition, in an order that nothing changes', () => {
    const text = serializeCoverage(record)
    expect(parseCoverage(text)).toEqual(record)
    expect(text.split('\n').slice(3, 12)).toEqual([
      '    "house/door": {',
      '      "transitions": 4,',
      '      "byActor": 4,',
      '      "byBrowser": 1,',
      '      "byHand": 4,',
      '      "never": 0,',
      '      "taken": {',
      '        "closed: door.pushed": {"actor":4,"browser":["door-a","door-b"],"hand":["door-1af2486e"]},',
      '        "closed: key.turned": {"actor":5,"browser":[],"hand":["door-1af2486e"]},',
    ])
    const both = [measureReplayCoverage(lamp), measureReplayCoverage(door)]
    expect(serializeCoverage(coverageRecordOf(both, browser))).toBe(
      serializeCoverage(coverageRecordOf(both.toReversed(), browser)),
    )
  })

  test('fits the charts that it was made of', () => {
    expect(findRecordDifferences(takenByChart(record), [door])).toEqual([])
  })

  test('does not fit a catalogue with other charts', () => {
    expect(findRecordDifferences(takenByChart(record), [])).toEqual([
      'It names the transition "closed: door.pushed" of house/door, which is gone.',
      'It names the transition "closed: key.turned" of house/door, which is gone.',
      'It names the transition "locked: key.turned" of house/door, which is gone.',
      'It names the transition "open: door.pulled" of house/door, which is gone.',
    ])
  })

  test('names paths that are gone once each', () => {
    expect(findRemovedPaths(['door-a', 'door-b', 'door-a'], new Set(['door-b']))).toEqual([
      'It names the path door-a, which is gone.',
    ])
  })
})
