import type { TestModel } from '#machines/testModel.ts'
import { exploreGraph, TooManyConfigurations } from '#tools/paths/model/exploreGraph.ts'
import { type Input, possibleInputs, inputName, type ExecutionState } from '#tools/paths/model/inputs.ts'
import { instrumentChart, type InstrumentedChart } from '#tools/paths/model/instrumentChart.ts'
import { stableStringify, type Observation, observeConfiguration } from '#tools/paths/model/observation.ts'
import { type ChartParts, partsOf } from '#tools/paths/model/parts.ts'
import { applyInput, notStarted, type Configuration } from '#tools/paths/model/configuration.ts'

/** A situation that differs from all others by its states, the catalogue's key, the calls under way and the delays that run. */
export interface Vertex {
  readonly index: number
  readonly key: string
  /** The first situation found; it stands for all with this key. */
  readonly configuration: Configuration
  readonly outgoing: readonly Edge[]
}

/** One input in one situation, and what it leads to. */
export interface Edge {
  readonly index: number
  readonly from: Vertex
  readonly to: Vertex
  readonly input: Input
  readonly configuration: Configuration
  readonly expected: Observation
}

/** Everything that can happen in a chart. `root` is the moment before its start. */
export interface ConfigurationGraph {
  readonly testModel: TestModel
  readonly parts: ChartParts
  readonly chart: InstrumentedChart
  readonly root: Vertex
  readonly vertices: readonly Vertex[]
  readonly edges: readonly Edge[]
}

/** Whether something from outside can be made to happen by whoever follows the paths. */
export type IsPossible = (input: Input, standing: ExecutionState) => boolean

const usualLimit = 50_000

/**
 * Builds the model of a chart once; every criterion is covered from it.
 * @param limit the most situations and ways between them
 * @param isPossible leaves out what whoever follows the paths cannot bring about; all is possible unless told
 * @throws TooManySituations with the name of the chart
 */
export const buildConfigurationGraph = (
  entry: TestModel,
  limit: number = usualLimit,
  isPossible: IsPossible = () => true,
): ConfigurationGraph => {
  const chart = instrumentChart(entry.machine)
  const explored = exploreChart(entry, chart, limit, isPossible)
  const vertices = explored.map(({ key, snapshot }, index) => ({
    index,
    key,
    configuration: snapshot,
    outgoing: [] as Edge[],
  }))
  const byKey = new Map(vertices.map((vertex) => [vertex.key, vertex]))
  const edges: Edge[] = []
  for (const [index, { transitions }] of explored.entries()) {
    const from = vertices[index] as (typeof vertices)[number]
    for (const { happening, snapshot } of transitions) {
      const to = byKey.get(configurationKey(entry, snapshot)) as Vertex
      const edge = {
        index: edges.length,
        from,
        to,
        input: happening,
        configuration: snapshot,
        expected: observeConfiguration(entry, snapshot),
      }
      edges.push(edge)
      from.outgoing.push(edge)
    }
  }
  return { testModel: entry, parts: partsOf(entry.machine), chart, root: vertices[0] as Vertex, vertices, edges }
}

const exploreChart = (entry: TestModel, chart: InstrumentedChart, limit: number, isPossible: IsPossible) => {
  try {
    return exploreGraph<Configuration, Input>({
      start: notStarted,
      step: (situation, input) => applyInput(chart, situation, input),
      eventsAt: (situation) => possibleInputs(entry, situation).filter((input) => isPossible(input, situation)),
      keyOf: (situation) => configurationKey(entry, situation),
      nameOf: inputName,
      limit,
    })
  } catch (error) {
    if (error instanceof TooManyConfigurations) throw new TooManyConfigurations(`${entry.id} has ${error.message}`)
    throw error
  }
}

/** What tells situations apart. Delays count by what they bring and when, not by how often. */
export const configurationKey = (entry: TestModel, { snapshot, runningCalls, timers }: Configuration): string => {
  if (!snapshot) return 'not started'
  if (snapshot.status !== 'active')
    return stableStringify({ value: snapshot.value, status: snapshot.status, facts: entry.keyOf(snapshot) })
  const delays = [...new Set(timers.map(({ event, left }) => `${event.type} in ${left}`))].sort()
  return stableStringify({
    value: snapshot.value,
    facts: entry.keyOf(snapshot),
    calls: [...runningCalls].sort(),
    delays,
  })
}

/** The shortest way from the chart's start to a vertex. The model was explored breadth first, so the first edge into a vertex ends it. */
export const shortestPathFinder = ({ root, edges }: ConfigurationGraph): ((vertex: Vertex) => Edge[]) => {
  const first = new Map<Vertex, Edge>()
  for (const edge of edges) if (!first.has(edge.to)) first.set(edge.to, edge)
  return (vertex) => {
    const way: Edge[] = []
    for (let at = vertex; at !== root; at = (way[0] as Edge).from) way.unshift(first.get(at) as Edge)
    return way
  }
}
