import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { noPayload, type TestModel } from '#charts/testModel.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { describeTransition } from '#charts/pictures/outline.ts'
import { fontStyles } from '#charts/pictures/textBlocks.ts'
import { widthOf, wrap } from '#charts/pictures/textSize.ts'
import { toHeading, formatDuration, toWords } from '#charts/pictures/words.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { letter } from '#tests/charts/samples/letter.ts'

describe('names of code in words', () => {
  test.each([
    ['codeIsComplete', 'code is complete'],
    ['code.submitted', 'code submitted'],
    ['startingOver', 'starting over'],
    ['v2Email', 'v2 email'],
  ])('%s is %j', (name, words) => {
    expect(toWords(name)).toBe(words)
  })

  test('a heading has a capital', () => {
    expect(toHeading('signIn')).toBe('Sign in')
  })
})

test.each([
  [300, '300 ms'],
  [1_000, '1 s'],
  [1_500, '1500 ms'],
  [60_000, '60 s'],
  [300_000, '5 min'],
  [172_800_000, '2 days'],
])('%i ms is written as %j', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

describe('wrapped text', () => {
  test('lines stay within the width and keep every word', () => {
    const sentence = 'A new code can be asked for once the lock has run out.'
    const lines = wrap(sentence, fontStyles.description, 120)
    expect(lines.join(' ')).toBe(sentence)
    for (const line of lines) expect(widthOf(line, fontStyles.description)).toBeLessThanOrEqual(120)
  })

  test('a word that is too long gets its own line', () => {
    expect(wrap('an extraordinarilylongword here', fontStyles.description, 60)).toEqual([
      'an',
      'extraordinarilylongword',
      'here',
    ])
  })
})

const transitionTexts = (chart: string): string[] => {
  const drawn = toDrawnChart(allTestModels.find(({ id }) => id === chart) as TestModel)
  return drawn.transitions.map((transition) => describeTransition(drawn, transition))
}

describe('the text of a transition', () => {
  test('is the outcome of a call, the target, the description of the transition and the message', () => {
    expect(transitionTexts('auth/verify')).toEqual(
      expect.arrayContaining([
        'the lock ends → Ready',
        'a new code was sent → Entering. The code does not sign the person in, and a new one was sent. The console ' +
          'shows the reason below the field and restarts the countdown.',
        'checking the code stops with an unexpected error → Entering; a message says "Verification failed"',
      ]),
    )
  })

  test('names the call that fails', () => {
    expect(transitionTexts('session/session')).toContain(
      'waiting until the browser is online fails; stays in this state',
    )
  })

  test('contains the target of a transition without an arrow', () => {
    expect(transitionTexts('auth/verify')).toContain('the check of the entered code has sent a new code → Locked again')
  })

  test('has no values of the test data', () => {
    const outlines = readdirSync('docs/charts').map((file) => readFileSync(`docs/charts/${file}`, 'utf8'))
    const texts = outlines.flatMap((outline) => outline.match(/^ *- (?!\*\*).*/gm)).join('\n')
    expect(texts).toContain('the lock ends → Ready')
    const values = ['Ada Obi', 'USR-1', 'users.csv', '/admin/feedbacks', "'Dashboard'", "'This month'", 'Newest']
    expect(values.filter((value) => texts.includes(value))).toEqual([])
  })

  test('uses names from the code if the test model has no texts', () => {
    const machine = setup({ delays: { untilMorning: () => 5 } }).createMachine({
      initial: 'off',
      states: { off: { on: { 'lamp.pressed': 'on' } }, on: { after: { untilMorning: 'off' } } },
    })
    const lamp = {
      id: 'house/lamp',
      inputs: letter.inputs,
      machine: machine as never,
      events: { 'lamp.pressed': { when: 'lamp pressed', cases: noPayload } },
      calls: {},
      keyOf: () => ({}),
    }
    const drawn = toDrawnChart(lamp)
    expect(drawn.transitions.map((transition) => describeTransition(drawn, transition))).toEqual([
      'lamp pressed → On',
      'after until morning → Off',
    ])
  })
})
