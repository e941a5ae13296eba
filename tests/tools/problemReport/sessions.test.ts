import { describe, expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate'
import { createRecorder } from '#app/problemReport/recorder.ts'
import { mutantsOf } from '#charts/paths/check/mutants.ts'
import { goalsOf } from '#charts/paths/generate/criteria.ts'
import { generateTestPaths } from '#charts/paths/generate/testPaths.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { Input } from '#charts/paths/model/inputs.ts'
import { createEndEvent, withStubs } from '#charts/paths/model/stubs.ts'
import { recordedPathsSchema } from '#charts/replay/recordedPath.ts'
import type { TestModel } from '#charts/testModel.ts'
import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import { fingerprintOf } from '#tools/problemReport/chartWords.ts'
import { runRecordedPath } from '#tests/paths/recordedPaths.ts'

/** What a person does with a chart, and what they then report. Events of the test model come from a button. */
const reportOf = (machine: AnyStateMachine, inputs: readonly Input[]): ProblemReport => {
  const clock = new SimulatedClock()
  let isPressed = false
  const recorder = createRecorder(
    () => clock.now(),
    () => '/admin',
    () => (isPressed ? { role: 'button' } : undefined),
  )
  const [start, ...others] = inputs
  const input = start?.type === 'start' ? start.input : undefined
  const actor = createActor(withStubs(machine), { input: input as never, clock, inspect: recorder.inspect })
  actor.subscribe({ error: () => undefined })
  actor.start()
  for (const next of others) {
    isPressed = next.type === 'event'
    if (next.type === 'event') actor.send({ ...next.payload, type: next.event } as EventObject)
    if (next.type === 'delay') clock.increment(next.milliseconds)
    const children = actor.getSnapshot().children as Record<string, AnyActorRef | undefined>
    if (next.type === 'outcome') children[next.invoke]?.send(createEndEvent(next.status, next.value))
  }
  const charts = { [machine.id]: fingerprintOf(machine) }
  return { format: 1, release: 'r1', charts, browser: 'a browser', comment: '', events: recorder.read() }
}

const replay = (report: ProblemReport) => {
  const written: string[] = []
  const errors: string[] = []
  const code = runPaths(['replay', 'report.json', '--as-test'], allTestModels, {
    print: () => undefined,
    printError: (text) => void errors.push(text),
    write: (_, text) => void written.push(text),
    read: () => JSON.stringify(report),
  })
  const paths = written.flatMap((text) => recordedPathsSchema.parse(JSON.parse(text)).paths)
  return { code, errors, path: paths[0] }
}

const sessionOf = (testModel: TestModel): readonly Input[] => {
  const graph = buildConfigurationGraph(testModel)
  const paths = generateTestPaths(graph, goalsOf(graph, 'states')).map(({ edges }) => edges.map(({ input }) => input))
  return paths.toSorted((first, second) => second.length - first.length)[0] ?? []
}

const testModelOf = (id: string) => allTestModels.find((testModel) => testModel.id === id) as TestModel

/** A report has no payloads, so only the states can say which of two cases it was. Here they do not. */
const unclear = [1, 2].map(
  (outcome) =>
    `change target of unsaved.saving.details: storeDetails is done (${outcome}) to profileForm.unsaved.editing`,
)

describe.each([
  ['auth/verify'],
  ['marketers/marketerForm'],
  ['settings/profileForm'],
  ['dashboard/section'],
  ['lists/savedViews'],
])('a report of a session with %s', (id) => {
  const testModel = testModelOf(id)
  const inputs = sessionOf(testModel)

  test('on this build follows, and its test passes', () => {
    const { code, errors, path } = replay(reportOf(testModel.machine, inputs))
    expect({ code, errors, chart: path?.chart }).toEqual({ code: 0, errors: [], chart: id })
    expect(path && runRecordedPath(testModel, path)).toBeNull()
  })

  test('on a broken build is a test that fails there, and passes on this one', () => {
    const broken = mutantsOf(testModel.machine).filter(({ operator }) => operator === 'target')
    const noticed = broken.flatMap(({ machine, description }) => {
      const { errors, path } = replay(reportOf(machine, inputs))
      const isRight = path && runRecordedPath(testModel, path) === null
      const failsThere = path && runRecordedPath({ ...testModel, machine }, path) !== null
      return errors.length === 0 || unclear.includes(description)
        ? []
        : [[description, path?.chart, isRight, failsThere]]
    })
    expect(noticed.length).toBeGreaterThan(3)
    expect(noticed).toEqual(noticed.map(([description]) => [description, id, true, true]))
  })
})
