import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { explore, TooManySituations } from '#tools/paths/model/graph.ts'
import { type Input, inputsAt, nameOfInput, type Standing } from '#tools/paths/model/inputs.ts'
import { instrument, type Instrumented } from '#tools/paths/model/instrument.ts'
import { inOneLine, type Observation, observeSituation } from '#tools/paths/model/observation.ts'
import { type ChartParts, partsOf } from '#tools/paths/model/parts.ts'
import { after, notStarted, type Situation } from '#tools/paths/model/configuration.ts'

/** A situation that differs from all others by its states, the catalogue's key, the calls under way and the delays that run. */
export interface Vertex {
  readonly index: number
  readonly key: string
  /** The first situation found; it stands for all with this key. */
  readonly situation: Situation
  readonly out: readonly Edge[]
}

/** One input in one situation, and what it leads to. */
export interface Edge {
  readonly index: number
  readonly from: Vertex
  readonly to: Vertex
  readonly input: Input
  readonly situation: Situation
  readonly expected: Observation
}

/** Everything that can happen in a chart. `root` is the moment before its start. */
export interface Model {
  readonly entry: CatalogueEntry
  readonly parts: ChartParts
  readonly chart: Instrumented
  readonly root: Vertex
  readonly vertices: readonly Vertex[]
  readonly edges: readonly Edge[]
}

/** Whether something from outside can be made to happen by whoever follows the paths. */
export type IsPossible = (input: Input, standing: Standing) => boolean

const usualLimit = 50_000

/**
 * Builds the model of a chart once; every criterion is covered from it.
 * @param limit the most situations and ways between them
 * @param isPossible leaves out what whoever follows the paths cannot bring about; all is possible unless told
 * @throws TooManySituations with the name of the chart
 */
export const modelOf = (
  entry: CatalogueEntry,
  limit: number = usualLimit,
  isPossible: IsPossible = () => true,
): Model => {
  const chart = instrument(entry.machine)
  const explored = exploreChart(entry, chart, limit, isPossible)
  const vertices = explored.map(({ key, place }, index) => ({ index, key, situation: place, out: [] as Edge[] }))
  const byKey = new Map(vertices.map((vertex) => [vertex.key, vertex]))
  const edges: Edge[] = []
  for (const [index, { ways }] of explored.entries()) {
    const from = vertices[index] as (typeof vertices)[number]
    for (const { happening, place } of ways) {
      const to = byKey.get(keyOfSituation(entry, place)) as Vertex
      const edge = {
        index: edges.length,
        from,
        to,
        input: happening,
        situation: place,
        expected: observeSituation(entry, place),
      }
      edges.push(edge)
      from.out.push(edge)
    }
  }
  return { entry, parts: partsOf(entry.machine), chart, root: vertices[0] as Vertex, vertices, edges }
}

const exploreChart = (entry: CatalogueEntry, chart: Instrumented, limit: number, isPossible: IsPossible) => {
  try {
    return explore<Situation, Input>({
      start: notStarted,
      step: (situation, input) => after(chart, situation, input),
      happeningsAt: (situation) => inputsAt(entry, situation).filter((input) => isPossible(input, situation)),
      keyOf: (situation) => keyOfSituation(entry, situation),
      nameOf: nameOfInput,
      limit,
    })
  } catch (error) {
    if (error instanceof TooManySituations) throw new TooManySituations(`${entry.id} has ${error.message}`)
    throw error
  }
}

/** What tells situations apart. Delays count by what they bring and when, not by how often. */
export const keyOfSituation = (entry: CatalogueEntry, { snapshot, running, timers }: Situation): string => {
  if (!snapshot) return 'not started'
  if (snapshot.status !== 'active')
    return inOneLine({ value: snapshot.value, status: snapshot.status, facts: entry.keyOf(snapshot) })
  const delays = [...new Set(timers.map(({ event, left }) => `${event.type} in ${left}`))].sort()
  return inOneLine({ value: snapshot.value, facts: entry.keyOf(snapshot), calls: [...running].sort(), delays })
}

/** The shortest way from the chart's start to a vertex. The model was explored breadth first, so the first edge into a vertex ends it. */
export const shortestWaysIn = ({ root, edges }: Model): ((vertex: Vertex) => Edge[]) => {
  const first = new Map<Vertex, Edge>()
  for (const edge of edges) if (!first.has(edge.to)) first.set(edge.to, edge)
  return (vertex) => {
    const way: Edge[] = []
    for (let at = vertex; at !== root; at = (way[0] as Edge).from) way.unshift(first.get(at) as Edge)
    return way
  }
}
