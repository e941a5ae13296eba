import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#charts/testModel.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { buildConfigurationGraph, type ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { findRecordedEdges } from '#tests/paths/browser/recordedEdges.ts'
import { recordedPathsSchema } from '#charts/replay/recordedPath.ts'
import { runRecordedPath } from '#tests/paths/recordedPaths.ts'
import { stepLine } from '#charts/replay/replayReport.ts'
import { replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'
import { allChartWords, fingerprintOf } from '#tools/problemReport/chartWords.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const event = (
  at: number,
  type: string,
  [from, to]: readonly [string[], string[]],
  taken: readonly (readonly [string, string])[] = [],
): RecordedEvent => ({
  at,
  chart: 'door',
  actor: 'x:1',
  event: type,
  taken: taken.map(([state, name]) => ({ state, event: name, branchIndex: 0, branchCount: 1 })),
  before: from,
  after: to,
  status: 'active',
})

/** The person opens the door and closes it, tries a wrong key, and locks it. */
const events: RecordedEvent[] = [
  event(0, 'xstate.init', [[], ['closed']]),
  event(100, 'door.pushed', [['closed'], ['open']], [['closed', 'door.pushed']]),
  event(200, 'door.pulled', [['open'], ['closed']], [['open', 'door.pulled']]),
  event(300, 'key.turned', [['closed'], ['closed']]),
  event(1_400, 'key.turned', [['closed'], ['locked']], [['closed', 'key.turned']]),
]

const reportOf = (recorded: readonly RecordedEvent[]): ProblemReport => ({
  format: 1,
  release: 'r1',
  charts: { door: fingerprintOf(door.machine) },
  browser: 'a browser',
  comment: 'The door is stuck.',
  events: [...recorded],
})

/** The same events in another running chart. */
const inActor = (actor: string, parent?: string): RecordedEvent[] =>
  events.map((other) => ({ ...other, actor, ...(parent !== undefined && { parent }) }))

const { closed, ...otherStates } = door.machine.config.states as Record<string, { on: object }>

/** The door of another checkout: pushing it does nothing. */
const stuckDoor: TestModel = {
  ...door,
  machine: createMachine(
    {
      ...door.machine.config,
      states: { ...otherStates, closed: { ...closed, on: { ...closed?.on, 'door.pushed': undefined } } },
    } as never,
    door.machine.implementations as never,
  ),
}

const run = (args: string, files: Record<string, string>, testModels: readonly TestModel[] = [door, letter]) => {
  const printed: string[] = []
  const errors: string[] = []
  const written: Record<string, string> = {}
  const code = runPaths(args.split(' '), testModels, {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (written[file] = text),
    read: (file) => files[file] ?? null,
  })
  return { code, printed: printed.join('\n').split('\n'), errors, written }
}

const steps = [
  '   0.0 s  house/door: When the house is new. Then the door is closed.',
  '   0.1 s  house/door: When the person pushes the door. Then the door is open.',
  '   0.2 s  house/door: When the person pulls the door. Then the door is closed.',
  '   0.3 s  house/door: When the person turns a key: a wrong one. Then nothing changes.',
  '   1.4 s  house/door: When the person turns a key: the right one. Then the door is locked.',
]

describe('a report of this checkout', () => {
  test('is told in the words of test scripts, with the cases that fit', () => {
    const { code, printed, errors } = run('replay report.json', { 'report.json': JSON.stringify(reportOf(events)) })
    expect({ code, printed, errors }).toEqual({
      code: 0,
      printed: [
        'Release r1, a browser',
        'The person wrote: The door is stuck.',
        ...steps,
        'All steps follow. The charts of this checkout end in the states of the report.',
      ],
      errors: [],
    })
  })

  test('can begin after the start of a chart', () => {
    const { steps: replayed, actors } = replayProblemReport(reportOf(events.slice(2)), [door], allChartWords([door]))
    expect(replayed.map(stepLine)).toEqual(steps.slice(2))
    expect(replayed.map(({ difference }) => difference)).toEqual([null, null, null])
    expect(actors).toMatchObject([{ path: { setup: ['start the house is new', 'event door.pushed'] } }])
  })
})

describe('a step of the same chart that the test model cannot express', () => {
  const poorDoor: TestModel = {
    ...door,
    events: { ...door.events, 'door.pulled': { when: 'the person pulls the door', cases: [] } },
  }
  const file = { 'report.json': JSON.stringify(reportOf(events)) }
  const { code, printed, errors } = run('replay report.json', file, [poorDoor, letter])
  const asTest = run('replay report.json --as-test', file, [poorDoor, letter])

  test('is no difference: the line says so, and the next steps follow from its states', () => {
    expect({ code, errors }).toEqual({ code: 0, errors: [] })
    expect(printed.slice(2)).toEqual([
      ...steps.slice(0, 2),
      `${steps[2]} The test model has no case for this.`,
      ...steps.slice(3),
      'All other steps follow. The charts of this checkout end in the states of the report.',
    ])
  })

  test('makes no test, because its path would stop before the failure', () => {
    expect(asTest).toMatchObject({
      code: 1,
      errors: [
        'There is no test: the path of house/door stops before the failure, at 0.2 s. ' +
          'The test model has no case for this.',
      ],
      written: {},
    })
  })
})

describe('a chart that another one has stopped', () => {
  const stopped: RecordedEvent = { ...event(1_500, 'xstate.stop', [['locked'], ['locked']]), status: 'stopped' }

  test('follows, and its path ends with the step before', () => {
    const replayed = replayProblemReport(reportOf([...events, stopped]), [door], allChartWords([door]))
    expect(replayed.steps.map(stepLine)).toEqual([...steps, '   1.5 s  house/door: When its page or part closes.'])
    expect(replayed.steps.flatMap(({ difference }) => difference ?? [])).toEqual([])
    expect(replayed.actors.map(({ path }) => path.steps.length)).toEqual([events.length])
  })

  test('has no path if the record begins with its end', () => {
    const { steps: replayed, actors } = replayProblemReport(reportOf([stopped]), [door], allChartWords([door]))
    expect(replayed.map(({ difference }) => difference)).toEqual([null])
    expect(actors).toEqual([])
  })
})

test('a sentence that several entered states share is said once', () => {
  const seen = 'the page stays as it is'
  const words = { door: { id: 'house/door', fingerprint: '', events: {}, states: { closed: seen, bolted: seen } } }
  expect(describeEvent(words, event(0, 'xstate.init', [[], ['closed', 'bolted']])).seen).toEqual([seen])
})

describe('a case that the record does not tell', () => {
  const keys = (names: readonly string[]): TestModel => ({
    ...door,
    events: {
      ...door.events,
      'key.turned': {
        when: 'the person turns a key',
        cases: names.map((name) => ({ name, payload: { key: name.startsWith('a ') ? 'wrong' : 'right' } })),
      },
    },
  })
  const lines = (testModel: TestModel): string[] =>
    replayProblemReport(reportOf(events), [testModel], allChartWords([testModel]))
      .steps.slice(3)
      .map(stepLine)

  test('is an example if several cases take the same transitions', () => {
    expect(lines(keys(['the right one', 'a wrong one', 'a bent one']))).toEqual([
      '   0.3 s  house/door: When the person turns a key: a wrong one (for example). Then nothing changes.',
      '   1.4 s  house/door: When the person turns a key: the right one. Then the door is locked.',
    ])
  })

  test('is an example if the event has only this case', () => {
    const recorded = [...events.slice(0, 3), ...events.slice(4)]
    const { steps: replayed } = replayProblemReport(
      reportOf(recorded),
      [keys(['the right one'])],
      allChartWords([door]),
    )
    expect(replayed.slice(3).map(stepLine)).toEqual([
      '   1.4 s  house/door: When the person turns a key: the right one (for example). Then the door is locked.',
    ])
  })
})

describe('a report that the charts do not follow', () => {
  const stuck = { 'report.json': JSON.stringify(reportOf(events)) }

  test('names the first step that differs, and the charts that have changed', () => {
    const { code, printed, errors } = run('replay report.json', stuck, [stuckDoor])
    expect(code).toBe(1)
    expect(printed).toContain('The report is of another version. These charts have changed: house/door.')
    expect(errors).toEqual([
      '   0.1 s  house/door differs. In the report, "the person pushes the door" led from closed to open. ' +
        'Here it leads to closed.',
    ])
  })

  test('tells the events of a chart that is gone, and follows the other charts', () => {
    const { code, printed } = run('replay report.json', { 'report.json': JSON.stringify(reportOf(events)) }, [])
    expect(code).toBe(0)
    expect(printed).toContain('The report is of another version. These charts have changed: door (gone).')
    expect(printed.join('\n')).toContain("door: When the event 'door.pushed' arrives.")
  })

  test('says when the chart does not know the event', () => {
    const strange = [...events, event(2_000, 'door.kicked', [['locked'], ['open']], [['locked', 'door.kicked']])]
    const report = { ...reportOf(strange), charts: { door: 'another version' } }
    const { steps: replayed } = replayProblemReport(report, [door], allChartWords([door]))
    expect(replayed.flatMap(({ difference }) => difference ?? [])).toEqual([
      'In the report, "the event \'door.kicked\' arrives" led from locked to open. ' +
        'Here the chart does not expect it in these states.',
    ])
  })
})

describe('a report as a test', () => {
  const { written, printed } = run('replay report.json --as-test', {
    'report.json': JSON.stringify(reportOf(events)),
  })
  const [file = '', text = ''] = Object.entries(written)[0] ?? []

  test('is stored with its comment, its steps and the states after them', () => {
    expect(file).toMatch(/^tests\/paths\/regressions\/report-[0-9a-f]{8}\.json$/)
    expect(printed.at(-1)).toBe(`Wrote ${file}, which ends in house/door. The tests of the charts follow it first.`)
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
            { wait: 100, input: 'event key.turned: a wrong one', states: ['closed'] },
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
      return 'edges' in found ? found.edges.map(({ input }) => inputName(input)) : found.impossible
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
      '"event door.pushed" is not possible after 1 steps',
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

test.each([
  ['replay missing.json', 'There is no file missing.json.'],
  ['replay other.json', 'other.json is not a problem report of the console.'],
  ['replay', 'Use: npm run paths -- replay FILE [--as-test] [CHART]'],
])('%s is a wrong command line', (args, message) => {
  const { code, errors } = run(args, { 'other.json': '{"format":2}' })
  expect({ code, errors }).toEqual({ code: 2, errors: [message] })
})
