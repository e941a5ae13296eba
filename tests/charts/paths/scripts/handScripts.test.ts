import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { answers } from '#machines/manualTest.ts'
import { fill, open, press } from '#charts/gestures.ts'
import { defineTestModel, noPayload, type TestModel, toAnyTestModel } from '#charts/testModel.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { buildConfigurationGraph, type Edge } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { createHandScript } from '#charts/paths/scripts/handScripts.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const starts = { 'with paper': { action: open('http://localhost:5173/letter') } }
const written = { 'event letter.written: a short one': { action: press('Send') } }

const scriptsOf = (inputs: object, byHand: boolean, more: Partial<TestModel> = {}) => {
  const testModel = { ...letter, ...more, manual: { starts, inputs: { ...written, ...inputs } } } as TestModel
  const { graph, coverages } = checkChart(testModel, ['delays', 'outcomes'])
  const create = byHand ? createHandScript : createTestScript
  return new Map(coverages.flatMap(({ paths }) => paths.map((path) => [path.id, create(graph, path)] as const)))
}

const stepsOf = (inputs: object, byHand = true) =>
  [...scriptsOf(inputs, byHand).values()].map(({ steps }) => steps.map(({ when, seen }) => `${when} → ${seen}`))

describe('a step that the page does by itself at once', () => {
  const atOnce = { 'outcome post: it comes back': {} }

  test('belongs to the step before, with its result', () => {
    expect(stepsOf(atOnce)[0]).toEqual([
      'the person writes a letter: a short one → the letter can be written. A message says "Your letter came back"',
    ])
    expect(stepsOf(atOnce, false)[0]).toHaveLength(3)
  })

  test('leaves the id, the title and the transitions as they are', () => {
    const [[id, whole] = []] = scriptsOf(atOnce, false)
    const merged = scriptsOf(atOnce, true).get(id ?? '')
    expect(merged?.title).toBe(whole?.title)
    expect(merged?.steps[0]?.takenTransitions).toEqual(whole?.steps.flatMap((step) => step.takenTransitions))
    expect(merged?.steps[0]?.instructions).toMatchObject({ action: [press('Send')], seconds: 1 })
    expect(merged?.steps[0]?.expected).toMatchObject({ value: 'writing', startedCalls: ['post'], effects: [{}] })
  })

  test('after the start belongs to the start', () => {
    const whole = scriptsOf(
      { 'event letter.written: a short one': {}, 'outcome post: it arrives': answers('send') },
      true,
    )
    const script = [...whole.values()].find(({ steps }) => steps.some(({ when }) => when.endsWith('it arrives')))
    expect(script).toMatchObject({
      given: 'the page with paper',
      seen: 'the letter is on its way',
      steps: [{ when: 'the post ends: it arrives', seen: 'the letter has arrived' }],
    })
  })
})

test('a person gets only what is on the screen, unless nothing else is known', () => {
  const isOnScreen = (sentence: string): boolean => !/^the letter (can|is)/i.test(sentence)
  const slow = { 'outcome post: it comes back': answers('send') }
  const [script] = scriptsOf(slow, true, { isOnScreen }).values()
  expect(script?.steps.map(({ seen }) => seen)).toEqual([
    'the letter is on its way',
    'a message says "Your letter came back"',
  ])
  const [merged] = scriptsOf({ 'outcome post: it comes back': {} }, true, { isOnScreen }).values()
  expect(merged?.steps.map(({ seen }) => seen)).toEqual(['a message says "Your letter came back"'])
})

describe('what a person is told', () => {
  const machine = setup({
    types: {
      context: {} as { problem: boolean },
      events: {} as { type: 'name.typed' } | { type: 'name.sent'; n: number },
    },
    guards: { isShort: ({ event }) => 'n' in event && event.n < 3 },
    actions: { setProblem: assign({ problem: true }), clearProblem: assign({ problem: false }) },
  }).createMachine({
    context: { problem: false },
    initial: 'typing',
    states: {
      typing: {
        description: 'The name can be typed.',
        on: {
          'name.typed': {
            description: 'The form hides the error. The refused name can be sent again too.',
            actions: 'clearProblem',
          },
          'name.sent': [
            {
              description: 'The name is short. The form shows the error.',
              guard: 'isShort',
              actions: 'setProblem',
            },
            { description: 'The list shows the name at the top. The form is closed.', target: 'sent' },
          ],
        },
      },
      sent: { type: 'final', description: 'The name is sent.' },
    },
  })
  const cases = [2, 4].map((n) => ({ name: `${n} letters`, payload: { n } }))
  const testModel = toAnyTestModel(
    defineTestModel({
      id: 'house/name',
      machine,
      inputs: [{ name: 'on a phone', input: undefined }],
      events: {
        'name.typed': { when: 'the person types', cases: noPayload },
        'name.sent': { when: 'the person sends the name', cases },
      },
      calls: {},
      keyOf: ({ context }) => context,
      isOnScreen: (sentence) => / (shows|hides|can be typed)/.test(sentence),
      manual: {
        starts: { 'on a phone': { action: open('http://localhost/form') } },
        inputs: {
          'event name.typed': { action: fill('Name', 'Ada') },
          'event name.sent: 2 letters': { action: press('Send') },
          'event name.sent: 4 letters': { action: press('Send') },
        },
      },
    }),
  )
  const graph = buildConfigurationGraph(testModel)
  const inputs = ['name.typed', 'name.sent: 2 letters', 'name.typed', 'name.sent: 4 letters']
  const edges = inputs.reduce<Edge[]>(
    (path, name) => [
      ...path,
      path.at(-1)?.to.outgoing.find(({ input }) => inputName(input) === `event ${name}`) as Edge,
    ],
    [graph.root.outgoing[0] as Edge],
  )
  const script = createHandScript(graph, { id: 'name', edges })

  test('are the start, and no error that was not there, and nothing that is not on the screen', () => {
    expect([script.given, script.seen, ...script.steps.map(({ seen }) => seen)]).toEqual([
      'the page on a phone',
      'the name can be typed',
      'nothing else changes',
      'the form shows the error',
      'the form hides the error',
      'the list shows the name at the top',
    ])
  })
})

test('a slow answer stays a step', () => {
  expect(stepsOf({ 'outcome post: it arrives': answers('send') })).toContainEqual([
    'the person writes a letter: a short one → the letter is on its way',
    'the post ends: it arrives → the letter has arrived',
  ])
})

test('the script of the automatic test keeps all steps', () => {
  expect(stepsOf({})).toEqual(stepsOf({}, false))
})
