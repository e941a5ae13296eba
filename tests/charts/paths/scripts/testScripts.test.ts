import { describe, expect, test } from 'vitest'
import { answers } from '#machines/manualTest.ts'
import { fill, open, press, told } from '#charts/gestures.ts'
import type { TestModel } from '#charts/testModel.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { type Instructions, toSentences } from '#charts/paths/scripts/instructions.ts'
import { formats } from '#charts/paths/scripts/scriptFormats.ts'
import type { CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { createTestScript, scriptsOf } from '#charts/paths/scripts/testScripts.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'
import { letter } from '#tests/charts/samples/letter.ts'
import { turnstile } from '#tests/charts/samples/turnstile.ts'

const chartScripts = (testModel: TestModel, criterion: CoverageCriterion) => {
  const { graph, coverages } = checkChart(testModel, [criterion])
  return {
    chart: testModel.id,
    description: testModel.machine.root.description ?? '',
    scripts: coverages.flatMap(({ paths }) => paths.map((path) => createTestScript(graph, path))),
  }
}

const linesOf = (testModel: TestModel = letter, criterion: CoverageCriterion = 'delays'): string[] =>
  formats.markdown.format([chartScripts(testModel, criterion)]).split('\n')

describe('scripts for a person', () => {
  test('in Markdown are sentences with instructions', () => {
    expect(linesOf()).toEqual([
      '# house/letter',
      '',
      'A letter is written and posted.',
      '',
      '## The person writes a letter (a short one): a message says "Your letter came back"',
      '',
      'Id: letter-d061c8c2',
      '',
      'Given the state writing (with paper).',
      '',
      '- Open http://localhost:5173/letter.',
      '',
      'Then the letter can be written.',
      '',
      '1. When the person writes a letter: a short one. Then the letter is on its way.',
      '   - Run: curl -X POST http://localhost:5173/local/faults -d ' +
        `'{"operation":"sendLetter","fault":"error-field","ms":10000}'`,
      `   - Set 'Letter' to "Hello", then press 'Send, "express"'.`,
      '2. When the post ends: it comes back. Then the letter can be written.',
      '   - Wait up to 15 seconds.',
      '3. When 500 ms pass. Then a message says "Your letter came back".',
      '   - Wait 1 second.',
      '',
    ])
  })

  test('of a chart without texts use the descriptions of its states', () => {
    expect(linesOf(lamp).slice(8)).toEqual([
      'Given the states bulb.off and colour.white (the lamp is new).',
      '',
      'Then it is dark. The light is white.',
      '',
      '1. When switch.pressed. Then it is bright.',
      '2. When 60 seconds pass. Then it is dark.',
      '',
    ])
  })

  test('say once that the test model has no instructions', () => {
    const headOf = (testModel: TestModel) => scriptsOf(checkChart(testModel, ['states'])).description
    expect(headOf(lamp)).toBe(
      'A white or warm lamp that goes out after a while. The test model has no instructions for a person.',
    )
    expect(headOf({ ...lamp, notByHand: 'it hangs too high' })).toMatch(/ for a person: it hangs too high\.$/)
    expect(headOf(door)).toBe('A door with a lock.')
  })

  test('mark the first step that a person cannot do', () => {
    expect(linesOf(door, 'guards').filter((line) => line.includes('A person cannot do this step.'))).toHaveLength(1)
  })

  test('that only start the chart have the result of the start', () => {
    const { scripts, ...chart } = chartScripts(door, 'edges')
    const starts = { ...chart, scripts: scripts.map((script) => ({ ...script, steps: [] })) }
    expect(formats.markdown.format([starts]).split('\n').slice(8)).toEqual([
      'Given the state closed (the house is new).',
      '',
      '- Open http://localhost:5173/door.',
      '',
      'Then the door is closed.',
      '',
    ])
    expect(formats.gherkin.format([starts]).split('\n').slice(5)).toEqual([
      '    Given the state closed (the house is new)',
      '      """',
      '      Open http://localhost:5173/door.',
      '      """',
      '    Then the door is closed',
      '',
    ])
    expect(formats.csv.format([starts]).split('\n')[1]).toMatch(
      /,0,the state closed \(the house is new\),,Open http:\/\/localhost:5173\/door\.,,the door is closed\r$/,
    )
  })

  test('contain what the taken transitions say', () => {
    expect(linesOf(letter, 'zero-switch').filter((line) => /^\d.*postman/.test(line))).toEqual([
      '2. When the person calls the postman. Then the post hurries.',
    ])
  })

  test('say if nothing changes', () => {
    expect(linesOf(door, 'guards').filter((line) => /^\d.*a wrong one/.test(line))).toEqual([
      '3. When the person turns a key: a wrong one. Then nothing changes.',
      '5. When the person turns a key: a wrong one. Then nothing changes.',
    ])
  })
})

describe('a step that changes only what is not visible', () => {
  test('does not claim that nothing changes', () => {
    const hasCoins = ({ context }: { context: { coins: number } }) => ({ hasCoins: context.coins > 0 })
    const secret: TestModel = { ...turnstile(2), keyOf: hasCoins as never, describeEffect: () => undefined }
    const { scripts } = chartScripts(secret, 'zero-switch')
    expect(scripts[0]?.steps[0]?.seen).toBe('the page looks the same')
  })
})

describe('a start with a call that must fail', () => {
  test('switches the fault on after the preparation', () => {
    const start = { preparation: told('sign in'), action: told('open the letter') }
    const inputs = {
      'event letter.written: a short one': start,
      'outcome post: it arrives': answers('sendLetter'),
    }
    const manual = { starts: { 'with paper': start }, inputs }
    const { scripts } = chartScripts({ ...letter, manual } as TestModel, 'outcomes')
    expect(toSentences(scripts[0]?.startInstructions as Instructions)).toEqual(['Sign in, then open the letter.'])
    expect(toSentences(scripts[0]?.steps[0]?.instructions as Instructions)).toEqual([
      'Sign in.',
      `Run: curl -X POST http://localhost:5173/local/faults -d '{"operation":"sendLetter","fault":"slow","ms":10000}'`,
      'Open the letter.',
    ])
  })
})

describe('a step of a person', () => {
  const byHand = (manual: TestModel['manual']) =>
    chartScripts({ ...letter, manual } as TestModel, 'outcomes').scripts.map(({ steps }) =>
      steps.map(({ seen }) => seen),
    )
  const starts = { 'with paper': { action: open('http://localhost:5173/letter') } }

  test('does not claim what ends before somebody can see it', () => {
    const inputs = {
      'event letter.written: a short one': { action: press('Send') },
      'outcome post: it arrives': {},
    }
    expect(byHand({ starts, inputs })[0]).toEqual(['the next step follows at once', 'the letter has arrived'])
  })

  test('claims what a slow call lets somebody see', () => {
    const inputs = {
      'event letter.written: a short one': { action: press('Send') },
      'outcome post: it arrives': answers('sendLetter'),
    }
    expect(byHand({ starts, inputs })[0]).toEqual(['the letter is on its way', 'the letter has arrived'])
  })

  test('that only enters text says that nothing else changes', () => {
    const inputs = { ...door.manual?.inputs, 'event key.turned: a wrong one': { action: fill('Key', 'wrong') } }
    const { scripts } = chartScripts({ ...door, manual: { starts: door.manual?.starts ?? {}, inputs } }, 'guards')
    const steps = scripts.flatMap((script) => script.steps)
    expect(steps.filter(({ when }) => when.endsWith('a wrong one')).map(({ seen }) => seen)).toEqual([
      'nothing else changes',
      'nothing else changes',
    ])
  })
})

describe('scripts for a browser', () => {
  test('contain every input with its payload and the expected result', () => {
    const { scripts } = chartScripts(letter, 'outcomes')
    const byPerson = { by: 'person', preparation: [], faults: [], action: [], seconds: 0 }
    const quiet = {
      status: 'active',
      tags: [],
      facts: { hasReason: false },
      runningCalls: [],
      startedCalls: [],
      delays: [],
      effects: [],
      sentEvents: [],
    }
    expect(scripts[0]).toEqual({
      id: 'letter-cde9b185',
      title: 'The person writes a letter (a short one): it arrives',
      chart: 'house/letter',
      start: { case: 'with paper' },
      startInstructions: { ...byPerson, action: [open('http://localhost:5173/letter')] },
      expectedAtStart: { ...quiet, value: 'writing' },
      seen: 'the letter can be written',
      given: 'the state writing (with paper)',
      steps: [
        {
          input: { type: 'event', event: 'letter.written', case: 'a short one', payload: { text: 'Hello' } },
          when: 'the person writes a letter: a short one',
          seen: 'the letter is on its way',
          expected: { ...quiet, value: 'posting', runningCalls: ['post'], startedCalls: ['post'] },
          instructions: {
            ...byPerson,
            action: [fill('Letter', 'Hello'), press('Send, "express"')],
            faults: [answers('sendLetter').fault],
          },
          takenTransitions: ['writing: letter.written'],
        },
        {
          input: { type: 'outcome', invoke: 'post', case: 'it arrives', status: 'done', value: 'delivered' },
          when: 'the post ends: it arrives',
          seen: 'the letter has arrived',
          expected: { ...quiet, value: 'delivered', status: 'done', output: { text: 'Hello' } },
          instructions: { ...byPerson, seconds: 15 },
          takenTransitions: ['posting: post is done (1)'],
        },
      ],
    })
  })
})
