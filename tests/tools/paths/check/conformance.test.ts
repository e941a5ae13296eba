import { describe, expect, test } from 'vitest'
import type { TestModel } from '#machines/testModel.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { edgesOfFailingPath, findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'
import { findMismatch } from '#tools/paths/check/conformance.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'
import { turnstile } from '#tests/tools/paths/charts/turnstile.ts'

describe('the paths of a chart whose key hides nothing', () => {
  test.each([
    ['the door', door],
    ['the lamp', lamp],
    ['the letter', letter],
  ])('%s: the real actor follows all of them', (_, entry) => {
    expect(checkChart(entry).mismatches).toEqual([])
  })
})

describe('a key that hides a field on which the chart decides', () => {
  test('is found by a path that comes through the other situation, and the field is named', () => {
    expect(checkChart(turnstile(1), ['edges']).mismatches).toEqual([
      'house/turnstile, turnstile-e882a6d1. Step 3 (event bar.pushed): value is "passed", not "shut"; status is "done", not "active". The key hides context.coins.',
    ])
  })

  test('is found without any path by looking one step past each way in', () => {
    expect(checkChart(turnstile(1), []).mismatches).toEqual([
      'house/turnstile, two ways into one situation. Step 3 (event bar.pushed): value is "passed", not "shut"; status is "done", not "active". The key hides context.coins.',
    ])
  })

  test('is found by walking at random where it takes many steps, and the walk is made short', () => {
    const model = buildConfigurationGraph(turnstile(3))
    const failed = findFailingRandomPath(model, createReplay(model.testModel), { seed: 1, runs: 500 })
    expect(failed).toEqual({
      chart: 'house/turnstile',
      seed: 1,
      inputs: [
        'start the fair opens',
        'event coin.inserted',
        'event coin.inserted',
        'event coin.inserted',
        'event bar.pushed',
      ],
      says: 'Step 5 (event bar.pushed): value is "passed", not "shut"; status is "done", not "active". The key hides context.coins.',
    })
  })
})

describe('a walk at random', () => {
  const walked = (entry: TestModel, seed: number) =>
    findFailingRandomPath(buildConfigurationGraph(entry), createReplay(entry), { seed })

  test('finds nothing where nothing is hidden', () => {
    expect([door, lamp, letter].map((entry) => walked(entry, 5))).toEqual([null, null, null])
  })

  test('is the same walk with the same seed', () => {
    expect(walked(turnstile(2), 9)).toEqual(walked(turnstile(2), 9))
  })

  test('that was kept is found again in the chart as it is now', () => {
    const model = buildConfigurationGraph(turnstile(2))
    const steps = edgesOfFailingPath(model, {
      inputs: ['start the fair opens', 'event coin.inserted', 'event coin.inserted', 'event bar.pushed'],
    })
    expect(steps.map(({ input }) => inputName(input)).at(-1)).toBe('event bar.pushed')
    expect(findMismatch(model, createReplay(model.testModel), steps)).toMatchObject({
      step: 3,
      hiddenFields: ['coins'],
    })
  })

  test('that the chart no longer knows says what is possible instead', () => {
    expect(() =>
      edgesOfFailingPath(buildConfigurationGraph(door), { inputs: ['start the house is new', 'event bell.rung'] }),
    ).toThrow(
      'After 1 steps there is no "event bell.rung" any more; possible are: event door.pushed, event key.turned: the right one, event key.turned: a wrong one.',
    )
  })
})
