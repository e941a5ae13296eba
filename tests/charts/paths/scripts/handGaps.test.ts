import { describe, expect, test } from 'vitest'
import { checkChart } from '#charts/paths/check/check.ts'
import { handGapsOf } from '#charts/paths/scripts/handGaps.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import type { TestModel } from '#charts/testModel.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const reasonsOf = (testModel: TestModel) =>
  Object.fromEntries(
    handGapsOf(checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))).map(({ goal, reason }) => [
      goal,
      reason,
    ]),
  )

const withManual = (testModel: TestModel, inputs: object, impossible: Record<string, string> = {}): TestModel => ({
  ...testModel,
  manual: { starts: testModel.manual?.starts ?? {}, inputs: inputs as never, impossible },
})

describe('a goal that no script for a person meets', () => {
  const { 'event key.turned: the right one': _, ...withoutKey } = door.manual?.inputs ?? {}
  const keyGoals = ['closed: key.turned', 'locked: key.turned']

  test('has no reason if the test model does not say how a person makes it', () => {
    expect(reasonsOf(door)).toEqual({})
    expect(reasonsOf(withManual(door, withoutKey))).toEqual(Object.fromEntries(keyGoals.map((goal) => [goal, null])))
  })

  test('has the reason of the first step to it that a person cannot make', () => {
    const impossible = { 'event key.turned: the right one': 'the key is lost' }
    const expected = Object.fromEntries(keyGoals.map((goal) => [goal, 'the key is lost']))
    expect(reasonsOf(withManual(door, withoutKey, impossible))).toEqual(expected)
  })

  test('has the reason of the chart if the chart has no scripts', () => {
    const { manual: _manual, ...others } = door
    const reasons = reasonsOf({ ...others, notByHand: 'the house shows it' })
    expect(new Set(Object.values(reasons))).toEqual(new Set(['the house shows it']))
  })

  test('needs no reason if a call fails only by a mistake', () => {
    const { 'outcome post: it comes back': _outcome, ...inputs } = letter.manual?.inputs ?? {}
    expect(Object.values(reasonsOf(withManual(letter, inputs)))).toContain(
      'only a mistake in the code or in the browser makes it fail',
    )
  })
})
