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

describe('a chart whose key hides nothing', () => {
  test.each([
    ['the door', door],
    ['the lamp', lamp],
    ['the letter', letter],
  ])('%s: the real actor follows all test paths', (_, testModel) => {
    expect(checkChart(testModel).mismatches).toEqual([])
  })
})

/** The failing run in the atlas. */
const link =
  'http://localhost:5173/atlas/#house/turnstile?panel=play' +
  '&do=start+the+person+arrives&do=event+coin.inserted&do=event+bar.pushed'

describe('a key that hides a field that a guard reads', () => {
  test('is found by a path, and the message names the field', () => {
    expect(checkChart(turnstile(1), ['edges']).mismatches.map((text) => text.replace(/-[0-9a-f]{8}/, '-HASH'))).toEqual(
      [
        'house/turnstile, turnstile-HASH. Step 3 (event bar.pushed): ' +
          'value is "passed", not "closed"; status is "done", not "active". The key hides context.coins. ' +
          `See ${link}`,
      ],
    )
  })

  test('is found without a path by a check one step after each edge', () => {
    expect(checkChart(turnstile(1), []).mismatches).toEqual([
      'house/turnstile, two transitions into one configuration. Step 3 (event bar.pushed): ' +
        'value is "passed", not "closed"; status is "done", not "active". The key hides context.coins. ' +
        `See ${link}`,
    ])
  })

  test('is found by a random path if it takes many steps, and the path is shrunk', () => {
    const graph = buildConfigurationGraph(turnstile(3))
    const failing = findFailingRandomPath(graph, createReplay(graph.testModel), { seed: 1, runs: 500 })
    expect(failing).toEqual({
      chart: 'house/turnstile',
      seed: 1,
      inputs: [
        'start the person arrives',
        'event coin.inserted',
        'event coin.inserted',
        'event coin.inserted',
        'event bar.pushed',
      ],
      message:
        'Step 5 (event bar.pushed): value is "passed", not "closed"; status is "done", not "active". ' +
        'The key hides context.coins.',
    })
  })
})

describe('random paths', () => {
  const failingPathOf = (testModel: TestModel, seed: number) =>
    findFailingRandomPath(buildConfigurationGraph(testModel), createReplay(testModel), { seed })

  test('find nothing if the key hides nothing', () => {
    expect([door, lamp, letter].map((testModel) => failingPathOf(testModel, 5))).toEqual([null, null, null])
  })

  test('are the same with the same seed', () => {
    expect(failingPathOf(turnstile(2), 9)).toEqual(failingPathOf(turnstile(2), 9))
  })

  test('that were stored are found in the current chart', () => {
    const graph = buildConfigurationGraph(turnstile(2))
    const steps = edgesOfFailingPath(graph, {
      inputs: ['start the person arrives', 'event coin.inserted', 'event coin.inserted', 'event bar.pushed'],
    })
    expect(steps.map(({ input }) => inputName(input)).at(-1)).toBe('event bar.pushed')
    expect(findMismatch(graph, createReplay(graph.testModel), steps)).toMatchObject({
      step: 3,
      hiddenFields: ['coins'],
    })
  })

  test('with an input that is no longer possible throw an error that lists the possible inputs', () => {
    expect(() =>
      edgesOfFailingPath(buildConfigurationGraph(door), { inputs: ['start the house is new', 'event bell.rung'] }),
    ).toThrow(
      'After step 1, the input "event bell.rung" is not possible. Possible inputs: event door.pushed, ' +
        'event key.turned: the right one, event key.turned: a wrong one.',
    )
  })
})
