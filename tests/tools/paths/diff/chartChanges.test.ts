import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { noPayload, type TestModel } from '#machines/testModel.ts'
import { type ChartSummary, summarizeChart, type TransitionSummary } from '#tools/paths/diff/chartSummary.ts'
import { describeChanges } from '#tools/paths/diff/describeChanges.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const transition = (
  id: string,
  targets: readonly string[] = ['open'],
  guard: string | null = null,
): TransitionSummary => ({
  id,
  targets,
  guard,
})

const linesOf = (before: readonly ChartSummary[], after: readonly ChartSummary[]): string[] =>
  describeChanges('v1', changesBetween(before, after)).split('\n')

describe('the summary of a chart', () => {
  test('contains the targets and the guard of each transition, and the scripts', () => {
    expect(summarizeChart(door)).toEqual({
      chart: 'house/door',
      transitions: [
        {
          id: 'closed: door.pushed',
          targets: ['open'],
          guard: null,
          words: 'Given the closed door: when the person pushes the door, the door is open.',
        },
        {
          id: 'closed: key.turned',
          targets: ['locked'],
          guard: 'keyFits',
          words: 'Given the closed door: when the person turns a key: the right one, the door is locked.',
        },
        {
          id: 'open: door.pulled',
          targets: ['closed'],
          guard: null,
          words: 'Given the open door: when the person pulls the door, the door is closed.',
        },
        {
          id: 'locked: key.turned',
          targets: ['closed'],
          guard: 'keyFits',
          words: 'Given the locked door: when the person turns a key: the right one, the door is closed.',
        },
      ],
      scripts: ['door-1af2486e'],
      handScripts: ['door-1af2486e'],
    })
  })

  test('contains the static parameters of guards', () => {
    const machine = createMachine({
      initial: 'low',
      states: {
        low: {
          on: {
            raised: { guard: { type: 'isAbove', params: { metres: 3 } }, target: 'high' },
            watched: { guard: () => true },
          },
        },
        high: {},
      },
    }).provide({ guards: { isAbove: () => true } } as never)
    const kite: TestModel = {
      ...door,
      machine: machine as never,
      events: { raised: { when: 'raised', cases: noPayload }, watched: { when: 'watched', cases: noPayload } },
    }
    expect(summarizeChart(kite).transitions.map(({ guard }) => guard)).toEqual([
      'isAbove {"metres":3}',
      'an unnamed guard',
    ])
    expect(summarizeChart(letter).transitions.flatMap(({ guard }) => guard ?? [])).toEqual(['isDelivered'])
  })
})

describe('the changes between two revisions', () => {
  test('are said in words if the charts have them', () => {
    const ajar = {
      ...transition('open: wind.blown', ['ajar']),
      words: 'Given the open door: when wind blows, it is ajar.',
    }
    const chart = { chart: 'house/door', scripts: [], handScripts: [] }
    const pulled = { ...transition('open: door.pulled'), words: 'When the person pulls, it closes.' }
    const changed = { ...pulled, targets: ['ajar'], words: 'When the person pulls, it is ajar.' }
    expect(linesOf([{ ...chart, transitions: [pulled] }], [{ ...chart, transitions: [changed, ajar] }])).toEqual([
      'Since v1:',
      '',
      'house/door adds 1 transition; changes 1 transition.',
      '  + open: wind.blown → ajar',
      '      New: Given the open door: when wind blows, it is ajar.',
      '  * open: door.pulled: target ajar, was open',
      '      Before: When the person pulls, it closes.',
      '      Now: When the person pulls, it is ajar.',
    ])
  })

  test('are listed for each chart and each transition', () => {
    const before = [
      {
        chart: 'house/door',
        transitions: [
          transition('closed: door.pushed'),
          transition('open: door.pulled', ['closed']),
          transition('open: bell.rung'),
        ],
        scripts: ['door-1', 'door-2'],
        handScripts: [],
      },
    ]
    const after = [
      {
        chart: 'house/door',
        transitions: [
          transition('closed: door.pushed', ['ajar'], 'isOiled'),
          transition('open: door.pulled', ['closed']),
          transition('ajar: door.pushed'),
          transition('ajar: wind.blown', [], 'isStormy'),
        ],
        scripts: ['door-2', 'door-3'],
        handScripts: [],
      },
    ]
    expect(linesOf(before, after)).toEqual([
      'Since v1:',
      '',
      'house/door adds 2 transitions; changes 1 transition; removes 1 transition; adds door-3; removes door-1.',
      '  + ajar: door.pushed → open',
      '  + ajar: wind.blown → no target, if isStormy',
      '  * closed: door.pushed: target ajar, was open; guard isOiled, was none',
      '  - open: bell.rung',
    ])
  })

  test('contain one new transition if a second branch follows the only one', () => {
    const before = [
      { chart: 'house/door', transitions: [transition('closed: door.pushed')], scripts: [], handScripts: [] },
    ]
    const after = [
      {
        chart: 'house/door',
        transitions: [transition('closed: door.pushed (1)'), transition('closed: door.pushed (2)', ['closed'])],
        scripts: [],
        handScripts: [],
      },
    ]
    expect(linesOf(before, after).slice(2)).toEqual([
      'house/door adds 1 transition.',
      '  + closed: door.pushed (2) → closed',
    ])
  })

  test('contain one new transition if a branch is added before others', () => {
    const before = [
      {
        chart: 'house/door',
        transitions: [
          transition('closed: key.turned (1)', ['open'], 'keyFits'),
          transition('closed: key.turned (2)', []),
        ],
        scripts: [],
        handScripts: [],
      },
    ]
    const after = [
      {
        chart: 'house/door',
        transitions: [
          transition('closed: key.turned (1)', ['jammed'], 'isRusty'),
          transition('closed: key.turned (2)', ['open'], 'keyFits'),
          transition('closed: key.turned (3)', []),
        ],
        scripts: [],
        handScripts: [],
      },
    ]
    expect(linesOf(before, after).slice(2)).toEqual([
      'house/door adds 1 transition.',
      '  + closed: key.turned (1) → jammed, if isRusty',
    ])
    expect(linesOf(after, before).slice(2)).toEqual(['house/door removes 1 transition.', '  - closed: key.turned (1)'])
  })

  test('contain branches in another order', () => {
    const [first, second] = [
      transition('closed: key.turned (1)', ['open'], 'keyFits'),
      transition('closed: key.turned (2)', ['jammed'], 'isRusty'),
    ]
    const before = [{ chart: 'house/door', transitions: [first, second], scripts: [], handScripts: [] }]
    const after = [
      {
        chart: 'house/door',
        transitions: [
          { ...second, id: first.id },
          { ...first, id: second.id },
        ],
        scripts: [],
        handScripts: [],
      },
    ]
    expect(linesOf(before, after).slice(2)).toEqual([
      'house/door changes 1 transition.',
      '  * closed: key.turned (2): the order of its branches',
    ])
  })

  test('contain new and removed charts without a list', () => {
    const hatch = {
      chart: 'house/hatch',
      transitions: [transition('closed: hatch.lifted')],
      scripts: ['hatch-1'],
      handScripts: [],
    }
    const bell = { chart: 'house/bell', transitions: [], scripts: [], handScripts: [] }
    expect(linesOf([hatch], [bell]).slice(1)).toEqual([
      '',
      'house/bell (new) has no transitions.',
      '',
      'house/hatch (removed) removes 1 transition; removes hatch-1.',
    ])
  })

  test('are empty if no chart changed', () => {
    expect(linesOf([summarizeChart(door)], [summarizeChart(door)])).toEqual(['No chart has changed since v1.'])
  })
})
