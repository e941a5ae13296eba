import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { fails, type TestModel } from '#charts/testModel.ts'
import { buildConfigurationGraph, type ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { findRecordedEdges } from '#tests/paths/browser/recordedEdges.ts'
import { recordedPathsSchema } from '#charts/replay/recordedPath.ts'
import { runRecordedPath } from '#tests/paths/recordedPaths.ts'
import { fingerprintOf } from '#tools/problemReport/chartWords.ts'
import type { RecordedEvent } from '#domain/problemReport/problemReport.ts'
import { door } from '#tests/charts/samples/door.ts'
import { event, events, inActor, reportOf, run, stuckDoor } from '#tests/charts/samples/doorReport.ts'

describe('a report as a test', () => {
  const { written, printed } = run('replay report.json --as-test', {
    'report.json': JSON.stringify(reportOf(events)),
  })
  const [file = '', text = ''] = Object.entries(written)[0] ?? []

  test('is stored with its comment, its steps and the states after them', () => {
    expect(file).toMatch(/^tests\/paths\/regressions\/report-[0-9a-f]{8}\.json$/)
    expect(printed.at(-1)).toBe(
      `Wrote ${file}, which ends in house/door, because the person did the last step there. The tests of the charts follow it first.`,
    )
    expect(JSON.parse(text)).toEqual({
      comment: 'The door is stuck.',
      paths: [
        {
          chart: 'house/door',
          setup: [],
          steps: [
            { wait: 0, input: 'start the house is new', states: ['closed'] },
            { wait: 100, input: 'event door.pushed', states: ['open'] },
            { wait: 100, input: 'event door.pulled', states: ['closed'] },
            { wait: 100, input: 'event key.turned: a wrong one', states: ['closed'], isIgnored: true },
            { wait: 1_100, input: 'event key.turned: the right one', states: ['locked'] },
          ],
        },
      ],
    })
  })

  test('gives the steps of a test in the browser, without an event that the browser cannot make', () => {
    const [path] = recordedPathsSchema.parse(JSON.parse(text)).paths
    if (!path) throw new Error('There is no path')
    const inputsIn = (graph: ConfigurationGraph) => {
      const found = findRecordedEdges(graph, path)
      return 'edges' in found ? found.edges.map(({ input }) => inputName(input)) : found
    }
    expect(inputsIn(buildConfigurationGraph(door))).toEqual([
      'start the house is new',
      'event door.pushed',
      'event door.pulled',
      'event key.turned: a wrong one',
      'event key.turned: the right one',
    ])
    const isPossible =
      ({ impossible }: { impossible: string }) =>
      (input: Input) =>
        inputName(input) !== impossible
    expect(
      ['event key.turned: a wrong one', 'event door.pushed'].map((impossible) =>
        inputsIn(buildConfigurationGraph(door, undefined, isPossible({ impossible }))),
      ),
    ).toEqual([
      ['start the house is new', 'event door.pushed', 'event door.pulled', 'event key.turned: the right one'],
      { impossible: 'the page cannot do "event door.pushed" after 1 steps' },
    ])
  })

  test('fails in the browser, too, if the chart or a state of the file is another one', () => {
    const { paths } = recordedPathsSchema.parse(JSON.parse(text))
    const { paths: edited } = recordedPathsSchema.parse(JSON.parse(text.replace('"locked"', '"open"')))
    const { paths: taken } = recordedPathsSchema.parse(
      JSON.parse(text.replace('"isIgnored": true', '"isIgnored": false')),
    )
    const found = (testModel: TestModel, [path]: typeof paths) =>
      path && findRecordedEdges(buildConfigurationGraph(testModel), path)
    expect([found(stuckDoor, paths), found(door, edited), found(door, taken)]).toEqual([
      { difference: 'Step 2 of house/door (event door.pushed): the active states are closed, not open.' },
      { difference: 'Step 5 of house/door (event key.turned: the right one): the active states are locked, not open.' },
      { difference: 'Step 4 of house/door (event key.turned: a wrong one): the chart ignores it.' },
    ])
  })

  test('passes on the chart, and fails on a copy of the chart with a mistake', () => {
    const [path] = recordedPathsSchema.parse(JSON.parse(text)).paths
    expect(path && runRecordedPath(door, path)).toBeNull()
    expect(path && runRecordedPath(stuckDoor, path)).toBe(
      'Step 2 of house/door (event door.pushed): the active states are closed, not open.',
    )
  })
})

describe('a report of several charts as a test', () => {
  const { machine } = door
  const gate = (id: string): TestModel => ({
    ...door,
    id: `house/${id}`,
    machine: createMachine({ ...machine.config, id } as never, machine.implementations as never),
  })
  const models = ['gate', 'window', 'problemReport'].map(gate)
  const inChart = (chart: string, actor: string, parent?: string) =>
    inActor(actor, parent).map((other) => ({ ...other, chart, ...(chart === 'gate' && { at: other.at + 50 }) }))
  const asked = {
    ...event(5_000, 'report.requested', [['closed'], ['open']], [['closed', 'report.requested']]),
    chart: 'problemReport',
    actor: 'x:9',
  }
  const after = { ...event(6_000, 'key.turned', [['locked'], ['locked']]), chart: 'window', actor: 'x:3' }
  const several = [...inActor('x:1'), ...inChart('window', 'x:3'), ...inChart('gate', 'x:2', 'x:1'), asked, after]
  const report = { ...reportOf(several.toSorted((first, second) => first.at - second.at)), charts: {} }
  const chartsIn = (args: string) => {
    const { written } = run(args, { 'report.json': JSON.stringify(report) }, [door, ...models])
    return recordedPathsSchema.parse(JSON.parse(Object.values(written)[0] ?? '')).paths.map(({ chart }) => chart)
  }

  test('keeps the chart of the last step before the report, and the chart that runs it', () => {
    expect(chartsIn('replay report.json --as-test')).toEqual(['house/gate', 'house/door'])
  })

  test('keeps the named chart', () => {
    expect(chartsIn('replay report.json window --as-test')).toEqual(['house/window'])
  })
})

describe('a report of a call that failed', () => {
  const model = (id: string, call: string): TestModel => ({
    ...door,
    id: `house/${id}`,
    machine: createMachine({
      id,
      initial: 'waiting',
      states: {
        waiting: { invoke: { id: call, src: call, onError: 'failed' } },
        failed: { on: { 'door.pushed': 'waiting' } },
      },
    }),
    calls: { [call]: { name: `the call '${call}'`, outcomes: [fails] } },
  })
  const step = (at: number, chart: string, type: string, [before, after]: readonly [string[], string[]]) => ({
    ...event(at, type, [before, after], before.length > 0 ? [[before.join(), type]] : []),
    chart,
    actor: chart,
    ...(chart === 'send' && { parent: 'card' }),
  })
  const failedIn = (chart: string, name: string) =>
    step(100, chart, `xstate.error.actor.${name}`, [['waiting'], ['failed']])
  const recorded = [
    step(0, 'card', 'xstate.init', [[], ['waiting']]),
    step(0, 'send', 'xstate.init', [[], ['waiting']]),
    { ...failedIn('card', 'load'), page: '/admin', problem: 'getDashboard: 500' },
    { ...failedIn('send', 'fetch'), page: '/admin', status: 'error' as const },
    { ...step(900, 'card', 'door.pushed', [['failed'], ['waiting']]), page: '/admin' },
  ]
  const models = [model('card', 'load'), model('send', 'fetch')]
  const charts = Object.fromEntries(models.map(({ machine }) => [machine.id, fingerprintOf(machine)]))
  const { printed } = run(
    'replay report.json --as-test',
    { 'report.json': JSON.stringify({ ...reportOf(recorded), charts }) },
    models,
  )

  test('says page, last step, operation and chart first', () => {
    expect(printed.slice(0, 4)).toEqual([
      'Page: Dashboard (/admin)',
      'The person did last: the person pushes the door. house/card, 0.9 s',
      "Failed: the call 'load' fails (getDashboard: 500). house/card, 0.1 s",
      'Chart: house/card in failed, and waiting at the end, because it showed the failure',
    ])
  })
})

describe('a report of a dialog that showed a failed save, and was closed', () => {
  const model = (id: string, states: object, calls: TestModel['calls'] = {}): TestModel => ({
    ...door,
    id: `house/${id}`,
    machine: createMachine({ id, initial: 'first', states: { first: {}, ...states, closed: { type: 'final' } } }),
    calls,
  })
  const outcome = { name: 'it ends', output: undefined }
  const models = [
    model(
      'page',
      { first: { invoke: { id: 'dialog', src: 'dialog', onDone: 'second' } }, second: {} },
      { dialog: { name: 'the dialog', outcomes: [outcome] } },
    ),
    model(
      'dialog',
      {
        first: { on: { 'door.pushed': 'saving' } },
        saving: { invoke: { id: 'save', src: 'save', onDone: 'editing' } },
        editing: { on: { 'door.pulled': 'closed' } },
      },
      { save: { name: 'the save', outcomes: [outcome] } },
    ),
    model(
      'save',
      { first: { invoke: { id: 'send', src: 'send', onError: 'closed' } } },
      { send: { name: 'the request', outcomes: [fails] } },
    ),
  ]
  const step = (at: number, chart: string, type: string, before: string, after: string) => ({
    ...event(at, type, [before === '' ? [] : [before], [after]], before === '' ? [] : [[before, type]]),
    chart,
    actor: chart,
    parent: { dialog: 'page', save: 'dialog' }[chart],
    status: (after === 'closed' ? 'done' : 'active') as RecordedEvent['status'],
  })
  const recorded = [
    step(0, 'page', 'xstate.init', '', 'first'),
    step(1, 'dialog', 'xstate.init', '', 'first'),
    step(2, 'dialog', 'door.pushed', 'first', 'saving'),
    step(2, 'save', 'xstate.init', '', 'first'),
    step(9, 'save', 'xstate.error.actor.send', 'first', 'closed'),
    step(9, 'dialog', 'xstate.done.actor.save', 'saving', 'editing'),
    step(20, 'dialog', 'door.pulled', 'editing', 'closed'),
    step(20, 'page', 'xstate.done.actor.dialog', 'first', 'second'),
  ]
  const charts = Object.fromEntries(models.map(({ machine }) => [machine.id, fingerprintOf(machine)]))
  const follow = (followed: typeof recorded, args = 'replay report.json --as-test') => {
    const report = { ...reportOf(followed), charts }
    const { printed, written } = run(args, { 'report.json': JSON.stringify(report) }, models)
    const { paths } = recordedPathsSchema.parse(JSON.parse(Object.values(written)[0] ?? ''))
    const ends = paths.map(({ chart, steps }) => [chart, steps.length, steps.at(-1)?.states.join()])
    return { chart: printed.find((line) => line.startsWith('Chart: ')), ends }
  }

  test('is about the dialog, and its test ends with the failure', () => {
    const expected = {
      chart: 'Chart: house/dialog in editing, and closed at the end, because it showed the failure',
      ends: [
        ['house/dialog', 3, 'editing'],
        ['house/page', 1, 'first'],
      ],
    }
    expect([follow(recorded), follow(recorded, 'replay report.json --as-test dialog')]).toEqual([expected, expected])
  })

  test('is about the dialog if another page stopped it', () => {
    const stopped = { ...step(20, 'dialog', 'xstate.stop', 'editing', 'editing'), status: 'stopped' as const }
    expect(follow([...recorded.slice(0, 6), stopped])).toEqual({
      chart: 'Chart: house/dialog in editing, because it showed the failure',
      ends: [
        ['house/dialog', 3, 'editing'],
        ['house/page', 1, 'first'],
      ],
    })
  })
})
