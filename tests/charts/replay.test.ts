import { describe, expect, test } from 'vitest'
import { describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#charts/testModel.ts'
import { stepLine } from '#charts/replay/replayReport.ts'
import { replayProblemReport } from '#tools/problemReport/replayProblemReport.ts'
import { allChartWords } from '#tools/problemReport/chartWords.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'
import { event, events, inActor, reportOf, run, stuckDoor } from '#tests/charts/samples/doorReport.ts'

const steps = [
  '   0.0 s  house/door: When the house is new. Then the door is closed.',
  '   0.1 s  house/door: When the person pushes the door. Then the door is open.',
  '   0.2 s  house/door: When the person pulls the door. Then the door is closed.',
  '   0.3 s  house/door: When the person turns a key: a wrong one. Then nothing changes.',
  '   1.4 s  house/door: When the person turns a key: the right one. Then the door is locked.',
]

const summary = [
  'Page: the report does not say it',
  'The person did last: the person turns a key. house/door, 1.4 s',
  'Failed: no call',
  'Chart: house/door in locked, because the person did the last step there',
  'Replay: the charts of this checkout follow',
]

describe('a report of this checkout', () => {
  test('is told in the words of test scripts, with the cases that fit', () => {
    const { code, printed, errors } = run('replay report.json', { 'report.json': JSON.stringify(reportOf(events)) })
    expect({ code, printed, errors }).toEqual({
      code: 0,
      printed: [
        ...summary,
        '',
        'Release r1, a browser',
        'The person wrote: The door is stuck.',
        ...steps,
        'All steps follow. The charts of this checkout end in the states of the report.',
      ],
      errors: [],
    })
  })

  test('names its version, if it has one', () => {
    const text = JSON.stringify({ ...reportOf(events), version: '0.2.0' })
    expect(run('replay report.json', { 'report.json': text }).printed).toContain('Version 0.2.0, release r1, a browser')
  })

  test('can begin after the start of a chart', () => {
    const { steps: replayed, actors } = replayProblemReport(reportOf(events.slice(2)), [door], allChartWords([door]))
    expect(replayed.map(stepLine)).toEqual(steps.slice(2))
    expect(replayed.map(({ difference }) => difference)).toEqual([null, null, null])
    expect(actors).toMatchObject([{ path: { setup: ['start the house is new', 'event door.pushed'] } }])
  })
})

describe('what the person did last', () => {
  const lastLineOf = (recorded: readonly RecordedEvent[]) =>
    run('replay report.json', { 'report.json': JSON.stringify(reportOf(recorded)) }).printed[1]
  const byItself = (recorded: RecordedEvent): RecordedEvent => ({ ...recorded, gesture: undefined })

  test('is the last event that came from a gesture, with the control', () => {
    const pulled = { ...(events[2] as RecordedEvent), gesture: { role: 'button', name: 'Pull' } }
    expect(lastLineOf([...events.slice(0, 2), pulled, ...events.slice(3).map(byItself)])).toBe(
      "The person did last: the person pulls the door (button 'Pull'). house/door, 0.2 s",
    )
  })

  test('is not told by a report without gestures', () => {
    expect(lastLineOf(events.map(byItself))).toBe('The person did last: the report does not say it')
  })
})

test('a report of several charts of one kind says which one it is', () => {
  const front = inActor('x:1', 'x:0').map((each) => ({ ...each, name: 'front' }))
  const back = inActor('x:2', 'x:0').map((each) => ({ ...each, name: 'back' }))
  const recorded = reportOf([...back.slice(0, 1), ...front])
  const { printed } = run('replay report.json', { 'report.json': JSON.stringify(recorded) })
  expect(printed.filter((line) => line.includes('house/door'))).toEqual([
    'The person did last: the person turns a key. house/door (front), 1.4 s',
    'Chart: house/door (front) in locked, because the person did the last step there',
    ...[steps[0], ...steps].map((line, index) => line?.replace('door:', `door (${index === 0 ? 'back' : 'front'}):`)),
  ])
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
    expect(printed.slice(4)).toEqual([
      'Replay: the charts of this checkout follow, and the test model has no case for 1 of 5 steps',
      ...printed.slice(5, 8),
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
  const words = {
    door: { id: 'house/door', fingerprint: '', events: {}, states: { closed: seen, bolted: seen }, controls: [] },
  }
  expect(describeEvent(words, event(0, 'xstate.init', [[], ['closed', 'bolted']])).seen).toEqual([seen])
})

test('a case with which the chart fails does not fit', () => {
  const failing: TestModel = {
    ...door,
    machine: door.machine.provide({
      guards: {
        keyFits: ({ event: { key } }: { event: { key?: string } }) => {
          if (key === 'bent') throw new Error('The key breaks')
          return key === 'right'
        },
      } as never,
    }),
    events: {
      ...door.events,
      'key.turned': {
        when: 'the person turns a key',
        cases: ['bent', 'right', 'wrong'].map((key) => ({ name: key, payload: { key } })),
      },
    },
  }
  const { steps: replayed } = replayProblemReport(reportOf(events), [failing], allChartWords([failing]))
  expect(replayed.map(stepLine).at(-1)).toContain('turns a key: right.')
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

  test('is left out if several cases take the same transitions', () => {
    expect(lines(keys(['the right one', 'a wrong one', 'a bent one']))).toEqual([
      '   0.3 s  house/door: When the person turns a key. Then nothing changes.',
      '   1.4 s  house/door: When the person turns a key: the right one. Then the door is locked.',
    ])
  })

  test('is left out if the event has only this case', () => {
    const recorded = [...events.slice(0, 3), ...events.slice(4)]
    const { steps: replayed } = replayProblemReport(
      reportOf(recorded),
      [keys(['the right one'])],
      allChartWords([door]),
    )
    expect(replayed.slice(3).map(stepLine)).toEqual([
      '   1.4 s  house/door: When the person turns a key. Then the door is locked.',
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

  test('names a chart that differs several times once, and says so at each step', () => {
    const twice = [...events, ...inActor('x:2')].toSorted((first, second) => first.at - second.at)
    const { printed, errors } = run('replay report.json', { 'report.json': JSON.stringify(reportOf(twice)) }, [
      stuckDoor,
    ])
    expect(printed).toContain('Replay: house/door (2 times) does not follow')
    expect(printed.filter((line) => line === `${steps[1]} This differs here.`)).toHaveLength(2)
    expect(errors).toEqual([expect.stringMatching(/^ {3}0\.1 s {2}house\/door differs\./)])
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

test.each([
  ['replay missing.json', 'There is no file missing.json.'],
  ['replay other.json', 'other.json is not a problem report of the console.'],
  ['replay', 'Use: npm run paths -- replay FILE [--as-test [--branch]] [CHART]'],
])('%s is a wrong command line', (args, message) => {
  const { code, errors } = run(args, { 'other.json': '{"format":2}' })
  expect({ code, errors }).toEqual({ code: 2, errors: [message] })
})
