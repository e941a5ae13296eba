import { describe, expect, test } from 'vitest'
import type { TestModel } from '#charts/testModel.ts'
import { coverageCriteria, type CoverageCriterion, goalsMetByPath, goalsOf } from '#charts/paths/generate/criteria.ts'
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

const push = 'event door.pushed'
const pull = 'event door.pulled'
const rightKey = 'event key.turned: the right one'
const wrongKey = 'event key.turned: a wrong one'
const start = 'start the house is new'

test.each<[TestModel, CoverageCriterion, string[]]>([
  [door, 'states', ['(chart)', 'closed', 'open', 'locked']],
  [
    door,
    'guards',
    ['closed', 'locked'].flatMap((state) => [`${state}: key.turned, guard true`, `${state}: key.turned, guard false`]),
  ],
  [
    lamp,
    'zero-switch',
    [
      'bulb.off: switch.pressed',
      'bulb.on: switch.pressed',
      'bulb.on: after nap',
      'colour.white: colour.changed',
      'colour.warm: colour.changed',
    ],
  ],
  [
    door,
    'one-switch',
    [
      'closed: door.pushed → open: door.pulled',
      'closed: key.turned → locked: key.turned',
      'open: door.pulled → closed: door.pushed',
      'open: door.pulled → closed: key.turned',
      'locked: key.turned → closed: door.pushed',
      'locked: key.turned → closed: key.turned',
    ],
  ],
  [letter, 'outcomes', ['post: it arrives', 'post: it comes back', 'post: the post is on strike']],
  [lamp, 'delays', ['bulb.on: after nap']],
  [letter, 'delays', ['reminder.due after reminderDelay']],
])('the goals of a chart, %#', (testModel, criterion, goals) => {
  expect([...goalsOf(buildConfigurationGraph(testModel), criterion).required]).toEqual(goals)
})

describe('the test paths', () => {
  test.each(
    [door, lamp, letter].flatMap((testModel) => coverageCriteria.map((criterion) => [testModel, criterion] as const)),
  )('of a sample meet all goals, %#', (testModel, criterion) => {
    const goals = goalsOf(buildConfigurationGraph(testModel), criterion)
    const met = pathsOf(testModel, criterion).flatMap(({ edges }) => goalsMetByPath(goals, edges))
    expect([...goals.required].filter((goal) => !met.includes(goal))).toEqual([])
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
