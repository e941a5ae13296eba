import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { mutantsOf, identityMutantOf } from '#tools/paths/check/mutants.ts'
import { testMutants } from '#tools/paths/check/mutation.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

describe('the broken copies of a chart', () => {
  test('lack a transition, flip a guard or lead elsewhere', () => {
    expect(mutantsOf(door.machine).map(({ description }) => description)).toEqual([
      'remove closed: door.pushed',
      'lead to door.closed by closed: door.pushed',
      'remove closed: key.turned',
      'flip keyFits in closed: key.turned',
      'lead to door.closed by closed: key.turned',
      'remove open: door.pulled',
      'lead to door.open by open: door.pulled',
      'remove locked: key.turned',
      'flip keyFits in locked: key.turned',
      'lead to door.open by locked: key.turned',
    ])
  })

  test('have no delay', () => {
    expect(
      mutantsOf(lamp.machine)
        .map(({ description }) => description)
        .slice(-1),
    ).toEqual(['drop the delay nap'])
  })

  test('leave the chart as it is', () => {
    const before = JSON.stringify(door.machine.config)
    mutantsOf(door.machine)
    expect(JSON.stringify(door.machine.config)).toBe(before)
  })
})

describe('the paths of a chart', () => {
  test.each([
    ['the door', door, 10],
    ['the lamp', lamp, 11],
    ['the letter', letter, 12],
  ])('notice every broken copy of %s', (_, entry, mutants) => {
    expect(testMutants(checkChart(entry))).toEqual({ mutants, survivors: [] })
  })

  test('do not notice a copy in which nothing is broken', () => {
    expect(testMutants(checkChart(letter), [identityMutantOf(letter.machine)]).survivors).toEqual(['break nothing'])
  })

  test('notice less where they cover less', () => {
    expect(testMutants(checkChart(door, ['states'])).survivors).toEqual([
      'remove locked: key.turned',
      'flip keyFits in locked: key.turned',
      'lead to door.open by locked: key.turned',
    ])
  })
})
