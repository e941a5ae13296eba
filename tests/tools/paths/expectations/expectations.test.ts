import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { TestModel } from '#machines/testModel.ts'
import { mutantsOf } from '#tools/paths/check/mutants.ts'
import { approveExpectations } from '#tools/paths/expectations/approve.ts'
import { describeComparison } from '#tools/paths/expectations/checkExpectations.ts'
import { parseExpectations, serializeExpectations } from '#tools/paths/expectations/expectationsFile.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const approvedText = (testModel: TestModel): string => approveExpectations(testModel, null, []).text

const mutantOf = (testModel: TestModel, description: string): TestModel => {
  const mutant = mutantsOf(testModel.machine).find((each) => each.description === description)
  if (!mutant) throw new Error(`There is no mutant "${description}".`)
  return { ...testModel, machine: mutant.machine }
}

const differencesOf = (testModel: TestModel, description: string): string[] =>
  describeComparison(mutantOf(testModel, description), approvedText(testModel))

describe('an approved chart', () => {
  test('has no difference', () => {
    expect(describeComparison(letter, approvedText(letter))).toEqual([])
  })

  test('has a file that says step by step what the chart does', () => {
    expect(parseExpectations(approvedText(letter))[1]?.steps.slice(1, 5)).toEqual([
      {
        input: 'event letter.written: a short one',
        lines: ['state: posting', 'context.text: "Hello"', 'start of post: {"text":"Hello"}'],
      },
      { input: 'outcome post: it comes back', lines: ['state: writing', 'delay reminder.due: 500 ms'] },
      { input: 'delay 500', lines: ['effect toast: {"text":"Your letter came back","tone":"blank"}'] },
      {
        input: 'event letter.written: a short one',
        lines: ['state: posting', 'start of post: {"text":"Hello"}'],
      },
    ])
  })

  test('has a file that is the same after it was read', () => {
    const text = approvedText(letter)
    expect(serializeExpectations(parseExpectations(text))).toBe(text)
  })
})

describe('a chart that was not approved', () => {
  test('is reported with the command that approves it', () => {
    expect(describeComparison(door, null)).toEqual([
      'house/door has no approved paths. To approve them: npm run paths -- approve house/door',
    ])
  })
})

describe('a changed chart', () => {
  test('with a shorter delay is reported with both delays', () => {
    expect(differencesOf(letter, 'make the delay reminderDelay 0.01 times as long')[0]).toBe(
      'house/letter: After "outcome post: it comes back", the delay reminder.due was 500 ms and is 5 ms. ' +
        'Paths: letter-927ef5f6 (step 3), letter-7cc34564 (step 3), letter-0bdfbd18 (step 6).',
    )
  })

  test('with another input of a call is reported', () => {
    expect(differencesOf(letter, 'no input for post in posting')[0]).toMatch(
      /^house\/letter: After "event letter\.written: a short one", the start of post was \{"text":"Hello"\} and is without a value\. /,
    )
  })

  test('without a transition is reported as an input that cannot be taken any more', () => {
    expect(differencesOf(door, 'remove open: door.pulled')).toContainEqual(
      expect.stringContaining('"event door.pulled" cannot be taken any more: nothing happens.'),
    )
  })

  test('with a new transition is reported as a transition without an approved path', () => {
    const text = approvedText(mutantOf(door, 'remove open: door.pulled'))
    expect(describeComparison(door, text)).toContainEqual(
      expect.stringContaining('house/door: The transition open: door.pulled has no approved path yet. Path: door-'),
    )
  })

  test('is reported with the command that approves the paths that differ', () => {
    expect(differencesOf(letter, 'drop remind of (chart): reminder.due').at(-1)).toMatch(
      /^If this is right: npm run paths -- approve house\/letter letter-[0-9a-f]{8}/,
    )
  })
})

describe('an approval', () => {
  const changed = mutantOf(letter, 'make the delay reminderDelay 0.01 times as long')

  test('of one path leaves the other differences', () => {
    const { text, approved } = approveExpectations(changed, approvedText(letter), ['letter-927ef5f6'])
    expect(approved).toEqual(['letter-927ef5f6'])
    expect(describeComparison(changed, text).at(-1)).toBe(
      'If this is right: npm run paths -- approve house/letter letter-7cc34564 letter-0bdfbd18',
    )
  })

  test('of all paths of a chart leaves no difference', () => {
    const { text } = approveExpectations(changed, approvedText(letter), [])
    expect(describeComparison(changed, text)).toEqual([])
  })

  test('of a removed transition leaves no difference', () => {
    const machine: AnyStateMachine = mutantOf(door, 'remove open: door.pulled').machine
    const { text } = approveExpectations({ ...door, machine }, approvedText(door), [])
    expect(describeComparison({ ...door, machine }, text)).toEqual([])
  })

  test('names the ids that need none', () => {
    expect(approveExpectations(letter, approvedText(letter), ['letter-1'])).toEqual({
      text: approvedText(letter),
      approved: [],
      unknown: ['letter-1'],
    })
  })
})
