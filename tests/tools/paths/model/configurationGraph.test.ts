import { describe, expect, test } from 'vitest'
import { TooManyConfigurations } from '#tools/paths/model/exploreGraph.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import type { TestModel } from '#machines/testModel.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'
import { turnstile } from '#tests/tools/paths/charts/turnstile.ts'

const sizeOf = (entry: TestModel) => {
  const { vertices, edges, parts } = buildConfigurationGraph(entry)
  return {
    states: parts.nodes.length,
    transitions: parts.transitions.length,
    vertices: vertices.length,
    edges: edges.length,
  }
}

const waysOf = (entry: TestModel) =>
  buildConfigurationGraph(entry).edges.map(
    ({ from, to, input }) =>
      `${JSON.stringify(from.configuration.snapshot?.value ?? null)} ${inputName(input)} ${JSON.stringify(to.configuration.snapshot?.value)}`,
  )

describe('the model of a chart', () => {
  test('has a vertex for the moment before the start and one for each situation', () => {
    expect(sizeOf(door)).toEqual({ states: 4, transitions: 4, vertices: 4, edges: 7 })
  })

  test('multiplies the states of regions, and keeps a delay running beside them', () => {
    expect(sizeOf(lamp)).toEqual({ states: 7, transitions: 5, vertices: 5, edges: 11 })
  })

  test('tells situations apart by what the catalogue says and by the delays that run', () => {
    expect(sizeOf(letter)).toEqual({ states: 4, transitions: 6, vertices: 8, edges: 16 })
  })

  test('holds every input that a state answers, with what it leads to', () => {
    expect(waysOf(door)).toEqual([
      'null start the house is new "closed"',
      '"closed" event door.pushed "open"',
      '"closed" event key.turned: the right one "locked"',
      '"closed" event key.turned: a wrong one "closed"',
      '"open" event door.pulled "closed"',
      '"locked" event key.turned: the right one "closed"',
      '"locked" event key.turned: a wrong one "locked"',
    ])
  })

  test('sends nothing that only the chart raises itself', () => {
    expect(waysOf(letter).filter((way) => way.includes('event reminder.due'))).toEqual([])
  })

  test('gives up on a key that counts without end, and says of which chart', () => {
    expect(() => buildConfigurationGraph(turnstile(3, true), 500)).toThrow(
      new TooManyConfigurations('house/turnstile has more than 500 situations and ways between them'),
    )
  })
})
