import { describe, expect, test } from 'vitest'
import { answers } from '#machines/manualTest.ts'
import type { TestModel } from '#charts/testModel.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { createHandScript } from '#charts/paths/scripts/handScripts.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const starts = { 'with paper': { action: 'open http://localhost:5173/letter' } }
const written = { 'event letter.written: a short one': { action: "press 'Send'" } }

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
    expect(merged?.steps[0]?.instructions).toMatchObject({ action: "press 'Send'", seconds: 1 })
    expect(merged?.steps[0]?.expected).toMatchObject({ value: 'writing', startedCalls: ['post'], effects: [{}] })
  })

  test('after the start belongs to the start', () => {
    const whole = scriptsOf(
      { 'event letter.written: a short one': {}, 'outcome post: it arrives': answers('send') },
      true,
    )
    const script = [...whole.values()].find(({ steps }) => steps.some(({ when }) => when.endsWith('it arrives')))
    expect(script).toMatchObject({
      given: 'the state posting (with paper)',
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

test('a slow answer stays a step', () => {
  expect(stepsOf({ 'outcome post: it arrives': answers('send') })).toContainEqual([
    'the person writes a letter: a short one → the letter is on its way',
    'the post ends: it arrives → the letter has arrived',
  ])
})

test('the script of the automatic test keeps all steps', () => {
  expect(stepsOf({})).toEqual(stepsOf({}, false))
})
