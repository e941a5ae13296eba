import { describe, expect, test } from 'vitest'
import { inputName } from '#charts/paths/model/inputs.ts'
import { buildConfigurationGraph, TooManyConfigurations, type Vertex } from '#charts/paths/model/configurationGraph.ts'
import type { TestModel } from '#charts/testModel.ts'
import { door } from '#tests/charts/samples/door.ts'
import { lamp } from '#tests/charts/samples/lamp.ts'
import { letter } from '#tests/charts/samples/letter.ts'
import { turnstile } from '#tests/charts/samples/turnstile.ts'

const sizeOf = (testModel: TestModel) => {
  const { vertices, edges, chart } = buildConfigurationGraph(testModel)
  return {
    states: chart.states.length,
    transitions: chart.transitions.length,
    vertices: vertices.length,
    edges: edges.length,
  }
}

const valueOf = ({ configuration }: Vertex) => JSON.stringify(configuration.snapshot?.value ?? null)

const edgesOf = (testModel: TestModel) =>
  buildConfigurationGraph(testModel).edges.map(({ from, to, input }) =>
    [valueOf(from), inputName(input), valueOf(to)].join(' '),
  )

describe('the configuration graph of a chart', () => {
  test('has a vertex for the moment before the start and one for each configuration', () => {
    expect(sizeOf(door)).toEqual({ states: 4, transitions: 4, vertices: 4, edges: 7 })
  })

  test('combines the states of regions and running delays', () => {
    expect(sizeOf(lamp)).toEqual({ states: 7, transitions: 5, vertices: 5, edges: 11 })
  })

  test('separates configurations by the key of the test model and by running delays', () => {
    expect(sizeOf(letter)).toEqual({ states: 4, transitions: 6, vertices: 8, edges: 16 })
  })

  test('has an edge for every input that a state handles', () => {
    expect(edgesOf(door)).toEqual([
      'null start the house is new "closed"',
      '"closed" event door.pushed "open"',
      '"closed" event key.turned: the right one "locked"',
      '"closed" event key.turned: a wrong one "closed"',
      '"open" event door.pulled "closed"',
      '"locked" event key.turned: the right one "closed"',
      '"locked" event key.turned: a wrong one "locked"',
    ])
  })

  test('has the first configuration with a key for all of them', () => {
    const { vertices } = buildConfigurationGraph(turnstile(2))
    expect(vertices.map(({ configuration: { snapshot } }) => snapshot?.context.coins)).toEqual([undefined, 0])
  })

  test('has no edge for an event that only the chart raises', () => {
    expect(edgesOf(letter).filter((edge) => edge.includes('event reminder.due'))).toEqual([])
  })

  test('stops if the key counts without end, and names the chart', () => {
    expect(() => buildConfigurationGraph(turnstile(3, true), 500)).toThrow(
      new TooManyConfigurations('house/turnstile has more than 500 configurations and transitions'),
    )
  })
})
