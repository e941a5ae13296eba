import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { noPayload, type TestModel } from '#machines/testModel.ts'
import { type ChartSummary, summarizeChart, type TransitionSummary } from '#tools/paths/diff/chartSummary.ts'
import { describeChanges } from '#tools/paths/diff/describeChanges.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const way = (id: string, targets: readonly string[] = ['open'], guard: string | null = null): TransitionSummary => ({
  id,
  targets,
  guard,
})

const said = (before: readonly ChartSummary[], now: readonly ChartSummary[]): string[] =>
  describeChanges('v1', changesBetween(before, now)).split('\n')

describe('what is to be verified in a chart', () => {
  test('is where each transition leads, on which condition, and the scripts over all of them', () => {
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

  test('holds the parameters of conditions, as far as they stand in the chart', () => {
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
      'a guard without a name',
    ])
    expect(summarizeChart(letter).transitions.flatMap(({ guard }) => guard ?? [])).toEqual(['isDelivered'])
  })
})

describe('what a change adds and retires', () => {
  test('is said for each chart, and for each of its transitions', () => {
    const before = [
      {
        chart: 'house/door',
        transitions: [way('closed: door.pushed'), way('open: door.pulled', ['closed']), way('open: bell.rung')],
        scripts: ['door-1', 'door-2'],
      },
    ]
    const now = [
      {
        chart: 'house/door',
        transitions: [
          way('closed: door.pushed', ['ajar'], 'isOiled'),
          way('open: door.pulled', ['closed']),
          way('ajar: door.pushed'),
          way('ajar: wind.blown', [], 'isStormy'),
        ],
        scripts: ['door-2', 'door-3'],
      },
    ]
    expect(said(before, now)).toEqual([
      'Since v1:',
      '',
      'house/door adds 2 transitions to verify; changes 1 transition; removes 1 transition; adds door-3; retires door-1.',
      '  + ajar: door.pushed, which leads to open',
      '  + ajar: wind.blown, which leads nowhere else, if isStormy',
      '  * closed: door.pushed leads to ajar, no longer to open; happens if isOiled, no longer always',
      '  - open: bell.rung',
    ])
  })

  test('is no new transition where a second branch follows the only one', () => {
    const before = [{ chart: 'house/door', transitions: [way('closed: door.pushed')], scripts: [] }]
    const now = [
      {
        chart: 'house/door',
        transitions: [way('closed: door.pushed (1)'), way('closed: door.pushed (2)', ['closed'])],
        scripts: [],
      },
    ]
    expect(said(before, now).slice(2)).toEqual([
      'house/door adds 1 transition to verify.',
      '  + closed: door.pushed (2), which leads to closed',
    ])
  })

  test('is one new branch where it stands before others', () => {
    const before = [
      {
        chart: 'house/door',
        transitions: [way('closed: key.turned (1)', ['open'], 'keyFits'), way('closed: key.turned (2)', [])],
        scripts: [],
      },
    ]
    const now = [
      {
        chart: 'house/door',
        transitions: [
          way('closed: key.turned (1)', ['jammed'], 'isRusty'),
          way('closed: key.turned (2)', ['open'], 'keyFits'),
          way('closed: key.turned (3)', []),
        ],
        scripts: [],
      },
    ]
    expect(said(before, now).slice(2)).toEqual([
      'house/door adds 1 transition to verify.',
      '  + closed: key.turned (1), which leads to jammed, if isRusty',
    ])
    expect(said(now, before).slice(2)).toEqual(['house/door removes 1 transition.', '  - closed: key.turned (1)'])
  })

  test('is said of branches that are tried in another order', () => {
    const [one, other] = [
      way('closed: key.turned (1)', ['open'], 'keyFits'),
      way('closed: key.turned (2)', ['jammed'], 'isRusty'),
    ]
    const before = [{ chart: 'house/door', transitions: [one, other], scripts: [] }]
    const now = [
      {
        chart: 'house/door',
        transitions: [
          { ...other, id: one.id },
          { ...one, id: other.id },
        ],
        scripts: [],
      },
    ]
    expect(said(before, now).slice(2)).toEqual([
      'house/door changes 1 transition.',
      '  * closed: key.turned (2) is asked for in another order',
    ])
  })

  test('is a whole chart where it is new or gone', () => {
    const hatch = { chart: 'house/hatch', transitions: [way('closed: hatch.lifted')], scripts: ['hatch-1'] }
    const bell = { chart: 'house/bell', transitions: [], scripts: [] }
    expect(said([hatch], [bell]).slice(1)).toEqual([
      '',
      'house/bell, which is new, has nothing to verify.',
      '',
      'house/hatch, which is gone, removes 1 transition; retires hatch-1.',
    ])
  })

  test('is nothing where no chart is different', () => {
    expect(said([summarizeChart(door)], [summarizeChart(door)])).toEqual(['Since v1 there is nothing new to verify.'])
  })
})
