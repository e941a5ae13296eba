import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { noPayload } from '#machines/testModel.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import { fontStyles } from '#tools/atlas/picture/textBlocks.ts'
import { widthOf, wrap } from '#tools/atlas/picture/textSize.ts'
import { toHeading, formatDuration, toWords } from '#tools/atlas/picture/words.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

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

const drawnCharts = allTestModels.map(toDrawnChart)

const transitionTexts = (chart: string): string[] => {
  const drawn = drawnCharts.find(({ id }) => id === chart) as DrawnChart
  return drawn.transitions.map((transition) => describeTransition(drawn, transition))
}

describe('the text of a transition', () => {
  test('contains the outcome of a call, the condition and the message', () => {
    expect(transitionTexts('auth/verify')).toEqual(
      expect.arrayContaining(['the countdown ends → Resend possible', 'no code could be sent → Resend possible']),
    )
    expect(transitionTexts('auth/codeCheck')).toContain(
      'the code is wrong → Not signed in yet; the person cannot submit this code again; the field says that the code is ' +
        'wrong; a message says that the code is wrong',
    )
    expect(transitionTexts('auth/resend')).toContain(
      'the new sign-in fails too → No code sent; a message says why no code could be sent',
    )
  })

  test('names the call that fails, or the chart that stops', () => {
    const withoutTexts = (chart: string): string[] => {
      const testModel = allTestModels.find(({ id }) => id === chart)
      const drawn = toDrawnChart({ ...testModel, id: 'session/withoutTexts' } as never)
      return drawn.transitions.map((transition) => describeTransition(drawn, transition))
    }
    expect(withoutTexts('session/session')).toContain('waiting until the browser is online fails; stays in this state')
    expect(withoutTexts('app/router')).toContain(
      'watching the Back and Forward buttons, and changing the URL stops with an unexpected error → Broken',
    )
  })

  test('contains the condition of the last branch, unless the result of the call says it', () => {
    expect(transitionTexts('auth/signUp')).toEqual(
      expect.arrayContaining([
        'immediately [it was opened for any other reason] → Filling in the form',
        'the number is invalid → Sign-up failed; the form marks the phone number as invalid',
      ]),
    )
    const withOtherwise = allTestModels.filter(({ id }) =>
      transitionTexts(id).some((text) => /\[otherwise\]/.test(text)),
    )
    expect(withOtherwise.map(({ id }) => id)).toEqual([])
  })

  test('has the name of a state in the texts of the chart', () => {
    expect(transitionTexts('auth/signUp')).toContain(
      'the person submits the form [all fields are valid, and the account is not created yet] → Checking phone number; ' +
        'keeps what the person entered',
    )
  })

  test('contains the target of a transition without an arrow, or that it has no effect', () => {
    expect(transitionTexts('auth/verify')).toEqual(
      expect.arrayContaining([
        'the person submits a code [this code was refused, and the person has not edited the field since]; without effect',
        'the check of the entered code has sent a new code → Countdown running again',
      ]),
    )
    expect(transitionTexts('dashboard/section')).toContain(
      'the person chooses a time frame for the card → Before loading; the card gets this time frame; ' +
        'the URL shows the time frame; starts to load the figures',
    )
  })

  test('says what triggers it in its state, if that differs', () => {
    expect(transitionTexts('dashboard/section').filter((text) => text.endsWith('→ Loading figures'))).toEqual([
      'the figures start to load → Loading figures',
      "the person presses 'Refresh' on the dashboard → Loading figures",
      "the person presses 'Retry' or 'Refresh' → Loading figures",
    ])
  })

  test('has no values of the test data', () => {
    const texts = allTestModels.flatMap(({ id }) => transitionTexts(id)).join('\n')
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
