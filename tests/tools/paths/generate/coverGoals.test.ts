import { describe, expect, test } from 'vitest'
import type { TestModel } from '#machines/testModel.ts'
import type { PathOptions } from '#tools/paths/generate/coverGoals.ts'
import { coverageCriteria, type CoverageCriterion, goalsOf } from '#tools/paths/generate/criteria.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { buildConfigurationGraph, type Vertex } from '#tools/paths/model/configurationGraph.ts'
import { seededOrder } from '#tools/paths/generate/seededOrder.ts'
import { generateTestPaths } from '#tools/paths/generate/testPaths.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const coverOf = (entry: TestModel, criterion: CoverageCriterion, bounds?: PathOptions) => {
  const model = buildConfigurationGraph(entry)
  return generateTestPaths(model, goalsOf(model, criterion), bounds)
}

const stepsOf = (entry: TestModel, criterion: CoverageCriterion, bounds?: PathOptions) =>
  coverOf(entry, criterion, bounds).map(({ setup, edges }) => ({
    setup: setup.length,
    steps: edges.map(({ input }) => inputName(input)),
  }))

const sizesOf = (entry: TestModel) => {
  const model = buildConfigurationGraph(entry)
  return Object.fromEntries(
    coverageCriteria.map((criterion) => {
      const goals = goalsOf(model, criterion)
      const paths = generateTestPaths(model, goals)
      return [criterion, [goals.required.size, paths.length, paths.reduce((sum, { edges }) => sum + edges.length, 0)]]
    }),
  )
}

const isIn =
  (state: string) =>
  ({ configuration }: Vertex) =>
    configuration.snapshot?.matches(state as never) ?? false

const opened = 'event door.pushed'
const closed = 'event door.pulled'
const right = 'event key.turned: the right one'
const wrong = 'event key.turned: a wrong one'
const start = 'start the house is new'

describe('a cover', () => {
  test('of the door asks for known goals, with known paths and steps', () => {
    expect(sizesOf(door)).toEqual({
      states: [4, 1, 4],
      'zero-switch': [4, 1, 5],
      'one-switch': [6, 1, 12],
      guards: [4, 1, 6],
      outcomes: [0, 0, 0],
      delays: [0, 0, 0],
      edges: [7, 1, 8],
    })
  })

  test('of the lamp', () => {
    expect(sizesOf(lamp)).toEqual({
      states: [7, 1, 3],
      'zero-switch': [5, 1, 7],
      'one-switch': [18, 2, 29],
      guards: [0, 0, 0],
      outcomes: [0, 0, 0],
      delays: [1, 1, 3],
      edges: [11, 1, 14],
    })
  })

  test('of the letter', () => {
    expect(sizesOf(letter)).toEqual({
      states: [4, 1, 3],
      'zero-switch': [6, 2, 10],
      'one-switch': [19, 4, 41],
      guards: [2, 2, 6],
      outcomes: [3, 2, 8],
      delays: [1, 1, 4],
      edges: [16, 3, 28],
    })
  })

  test('goes on to the nearest step that adds something', () => {
    expect(stepsOf(door, 'edges')).toEqual([
      { setup: 0, steps: [start, opened, closed, right, right, wrong, right, wrong] },
    ])
  })

  test('starts anew once a walk is long', () => {
    expect(stepsOf(door, 'edges', { maxLength: 4 })).toEqual([
      { setup: 0, steps: [start, opened, closed, right] },
      { setup: 0, steps: [start, wrong, right, right] },
      { setup: 0, steps: [start, right, wrong] },
    ])
  })

  test('keeps its names as long as its steps stay', () => {
    expect(coverOf(door, 'edges').map(({ id }) => id)).toEqual(['door-48cb095d'])
    expect(coverOf(door, 'edges', { maxLength: 4 }).map(({ id }) => id)).not.toContain('door-48cb095d')
  })

  test('can begin in one state and end in another', () => {
    expect(stepsOf(door, 'edges', { from: isIn('open'), to: isIn('locked') })).toEqual([
      { setup: 2, steps: [closed, opened, closed, right] },
      { setup: 2, steps: [closed, wrong, right] },
    ])
  })

  test('takes another way with another seed, and the same way with the same', () => {
    const taken = (seed: number) => stepsOf(door, 'edges', { order: seededOrder(seed) })
    expect(taken(1)).toEqual(taken(1))
    expect(new Set([1, 2, 3, 4].map((seed) => JSON.stringify(taken(seed)))).size).toBeGreaterThan(1)
  })
})
