import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { mutantsOf, identityMutantOf } from '#tools/paths/check/mutants.ts'
import { testMutants } from '#tools/paths/check/mutation.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

describe('the mutants of a chart', () => {
  test('remove a transition, negate a guard or change a target', () => {
    expect(mutantsOf(door.machine).map(({ description }) => description)).toEqual([
      'remove closed: door.pushed',
      'change target of closed: door.pushed to door.closed',
      'remove closed: key.turned',
      'negate keyFits of closed: key.turned',
      'change target of closed: key.turned to door.closed',
      'remove open: door.pulled',
      'change target of open: door.pulled to door.open',
      'remove locked: key.turned',
      'negate keyFits of locked: key.turned',
      'change target of locked: key.turned to door.open',
    ])
  })

  test('skip a delay', () => {
    expect(
      mutantsOf(lamp.machine)
        .map(({ description }) => description)
        .slice(-1),
    ).toEqual(['skip the delay nap'])
  })

  test('do not change the chart', () => {
    const before = JSON.stringify(door.machine.config)
    mutantsOf(door.machine)
    expect(JSON.stringify(door.machine.config)).toBe(before)
  })
})

describe('the test paths of a chart', () => {
  test.each([
    ['the door', door, 10],
    ['the lamp', lamp, 11],
    ['the letter', letter, 12],
  ])('notice every mutant of %s', (_, testModel, mutants) => {
    expect(testMutants(checkChart(testModel))).toEqual({ mutants, survivors: [] })
  })

  test('do not notice a copy without a change', () => {
    expect(testMutants(checkChart(letter), [identityMutantOf(letter.machine)]).survivors).toEqual(['no change'])
  })

  test('notice fewer mutants with a weaker criterion', () => {
    expect(testMutants(checkChart(door, ['states'])).survivors).toEqual([
      'remove locked: key.turned',
      'negate keyFits of locked: key.turned',
      'change target of locked: key.turned to door.open',
    ])
  })
})
