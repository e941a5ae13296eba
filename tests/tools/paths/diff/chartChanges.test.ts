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
        { id: 'closed: door.pushed', targets: ['open'], guard: null },
        { id: 'closed: key.turned', targets: ['locked'], guard: 'keyFits' },
        { id: 'open: door.pulled', targets: ['closed'], guard: null },
        { id: 'locked: key.turned', targets: ['closed'], guard: 'keyFits' },
      ],
      scripts: ['door-1af2486e'],
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
    const before = [{ chart: 'house/door', transitions: [transition('closed: door.pushed')], scripts: [] }]
    const after = [
      {
        chart: 'house/door',
        transitions: [transition('closed: door.pushed (1)'), transition('closed: door.pushed (2)', ['closed'])],
        scripts: [],
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
    const before = [{ chart: 'house/door', transitions: [first, second], scripts: [] }]
    const after = [
      {
        chart: 'house/door',
        transitions: [
          { ...second, id: first.id },
          { ...first, id: second.id },
        ],
        scripts: [],
      },
    ]
    expect(linesOf(before, after).slice(2)).toEqual([
      'house/door changes 1 transition.',
      '  * closed: key.turned (2): the order of its branches',
    ])
  })

  test('contain new and removed charts without a list', () => {
    const hatch = { chart: 'house/hatch', transitions: [transition('closed: hatch.lifted')], scripts: ['hatch-1'] }
    const bell = { chart: 'house/bell', transitions: [], scripts: [] }
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
