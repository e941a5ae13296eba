import { describe, expect, test } from 'vitest'
import type { TestModel } from '#charts/testModel.ts'
import { coverageCriteria, type CoverageCriterion, goalsOf } from '#charts/paths/generate/criteria.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { generateTestPaths } from '#charts/paths/generate/testPaths.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const pathsOf = (testModel: TestModel, criterion: CoverageCriterion, maxLength?: number) => {
  const graph = buildConfigurationGraph(testModel)
  return generateTestPaths(graph, goalsOf(graph, criterion), maxLength)
}

const stepsOf = (testModel: TestModel, criterion: CoverageCriterion, maxLength?: number) =>
  pathsOf(testModel, criterion, maxLength).map(({ edges }) => edges.map(({ input }) => inputName(input)))

const sizesOf = (testModel: TestModel) => {
  const graph = buildConfigurationGraph(testModel)
  return Object.fromEntries(
    coverageCriteria.map((criterion) => {
      const goals = goalsOf(graph, criterion)
      const paths = generateTestPaths(graph, goals)
      return [criterion, [goals.required.size, paths.length, paths.reduce((sum, { edges }) => sum + edges.length, 0)]]
    }),
  )
}

const push = 'event door.pushed'
const pull = 'event door.pulled'
const rightKey = 'event key.turned: the right one'
const wrongKey = 'event key.turned: a wrong one'
const start = 'start the house is new'

describe('the test paths', () => {
  test('of the door: goals, paths and steps by criterion', () => {
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

  test('of the lamp: goals, paths and steps by criterion', () => {
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

  test('of the letter: goals, paths and steps by criterion', () => {
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

  test('continue with the nearest step that meets a new goal', () => {
    expect(stepsOf(door, 'edges')).toEqual([[start, push, pull, rightKey, rightKey, wrongKey, rightKey, wrongKey]])
  })

  test('are limited in length', () => {
    expect(stepsOf(door, 'edges', 4)).toEqual([
      [start, push, pull, rightKey],
      [start, wrongKey, rightKey, rightKey],
      [start, rightKey, wrongKey],
    ])
  })

  test('keep their ids if their steps do not change', () => {
    expect(pathsOf(door, 'edges').map(({ id }) => id)).toEqual(['door-48cb095d'])
    expect(pathsOf(door, 'edges', 4).map(({ id }) => id)).not.toContain('door-48cb095d')
  })
})
