import { describe, expect, test } from 'vitest'
import { press } from '#charts/gestures.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { cellar } from '#tests/charts/samples/cellar.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'
import { letter } from '#tests/charts/samples/letter.ts'
import { turnstile } from '#tests/charts/samples/turnstile.ts'

describe('the lint of charts', () => {
  test.each([
    ['the door', door],
    ['the lamp', lamp],
    ['the letter', letter],
  ])('finds no problem in %s', (_, testModel) => {
    expect(lintChart(buildConfigurationGraph(testModel))).toEqual([])
  })

  test('finds every problem of a bad chart', () => {
    expect(lintChart(buildConfigurationGraph(cellar))).toEqual([
      'No path reaches the state walled.',
      'No state handles the event torch.lit.',
      'The guard isDry is never false.',
      'The state (chart) has no description.',
      'The state dark has no section of the specification.',
      "The state dark handles every event with '*'.",
      'The state bright has no description.',
      'The state bright has no section of the specification.',
      'Invoke 1 of bright has no id.',
      'The invoke 1 of bright has no onError.',
      'The state walled has no section of the specification.',
      'The guard of dark: match.lit has no name.',
      'An action of dark: candle.lit (2) has no name.',
      'An entry or exit action of (chart) has no name.',
      'An actor of bright has no name.',
      'A delay of dark has no name.',
      'The test model says what is visible in the state attic, which does not exist.',
    ])
  })
})

test('instructions for a person that no path can follow', () => {
  const inputs = {
    'event door.pushed': { action: press('Push'), isPossible: () => false },
    'event door.pulled': {
      action: press('Pull'),
      isPossible: (snapshot: { matches: (state: string) => boolean }) => snapshot.matches('open'),
    },
    'event door.kicked': { action: press('Kick') },
  }
  const impossible = { 'event door.pushed': 'it is too heavy', 'start the house is new': 'it is old' }
  const manual = { starts: {}, inputs: inputs as never, impossible }
  expect(lintChart(buildConfigurationGraph({ ...door, manual }))).toEqual([
    'The test model has instructions for "event door.kicked", which does not exist.',
    'The test model says that "event door.pushed" is impossible, but it has instructions or does not exist.',
    'The instructions for "event door.pushed" are possible in no state.',
  ])
})

test('a path of the test model that stops early', () => {
  const written = ['start with paper', 'event letter.written: a short one']
  const paths = [
    written,
    [...written, 'outcome post: it comes back', 'outcome post: it arrives'],
    [...written, 'outcome post: it arrives', 'event postman.called'],
  ]
  expect(lintChart(buildConfigurationGraph({ ...letter, paths }))).toEqual([
    'Path 2 of the test model stops at step 4, "outcome post: it arrives": the call post is not running.',
    'Path 3 of the test model stops at step 4, "postman.called": the chart has ended.',
  ])
})

test('a field that a guard reads is missing in the key', () => {
  const problems = lintChart(buildConfigurationGraph(turnstile(1))).filter((problem) => problem.startsWith('The key'))
  expect(problems).toEqual([
    'The key hides context.coins: after "event coin.inserted", "event bar.pushed" has several results.',
  ])
})

describe('a goal that no path meets', () => {
  test('is listed with the reason', () => {
    const { coverages } = checkChart(cellar)
    expect(Object.fromEntries(coverages.map(({ criterion, missing }) => [criterion, missing]))).toEqual({
      states: ['walled: no input leads to this state'],
      'zero-switch': [
        'dark: candle.lit (2): an earlier branch is always taken',
        'dark: match.lit: its guard (false) is always false',
        'bright: draught fails: the test model has no outcome for "draught fails"',
      ],
      guards: [
        'dark: candle.lit (1), guard false: its guard isDry is always true',
        'dark: match.lit, guard true: its guard (false) is always false',
      ],
      outcomes: [
        '0.cellar.bright: no outcome: the test model has no outcome of this call',
        'draught: no outcome: the test model has no outcome of this call',
      ],
      delays: [],
    })
  })
})
