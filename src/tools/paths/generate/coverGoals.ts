import type { CoverageGoals } from '#tools/paths/generate/criteria.ts'
import {
  type Edge,
  type ConfigurationGraph,
  shortestPathFinder,
  type Vertex,
} from '#tools/paths/model/configurationGraph.ts'

/** Where paths may start and must end, how long they may be, and in which order equal ways are tried. */
export interface PathOptions {
  readonly from?: (vertex: Vertex) => boolean
  readonly to?: (vertex: Vertex) => boolean
  /** The most steps of a path that could as well end; 20 unless told. */
  readonly maxLength?: number
  readonly order?: (edges: readonly Edge[]) => readonly Edge[]
}

/** A row of steps, and the way from the start of the chart to its first one. */
export interface EdgeSequence {
  readonly setup: readonly Edge[]
  readonly edges: readonly Edge[]
}

/**
 * Walks that together give a criterion all that the model can give, found greedily: always on to the
 * nearest step that adds something, and anew from the start once a walk is long or nothing new lies ahead.
 */
export const coverGoals = (
  model: ConfigurationGraph,
  goals: CoverageGoals,
  bounds: PathOptions = {},
): EdgeSequence[] => {
  const search = searchIn(model, bounds)
  const missing = new Set(goals.required)
  const isNew: IsWanted = (edge, before) => goals.metBy(edge, before).some((goal) => missing.has(goal))
  const walks: EdgeSequence[] = []
  for (;;) {
    const edges = walkOn(
      search,
      isNew,
      (met, before) => goals.metBy(met, before).forEach((goal) => missing.delete(goal)),
      bounds.maxLength ?? 20,
    )
    if (edges.length === 0) return walks
    const [first] = edges as [Edge]
    walks.push({ setup: search.wayTo(first.from), edges: [...edges, ...search.wayOut((edges.at(-1) as Edge).to)] })
  }
}

type IsWanted = (edge: Edge, before: Edge | undefined) => boolean
type Note = (edge: Edge, before: Edge | undefined) => void

const walkOn = (search: Search, isNew: IsWanted, note: Note, longest: number): Edge[] => {
  const edges: Edge[] = []
  for (;;) {
    const more = search.nearest(edges.at(-1), isNew)
    if (more.length === 0 || (edges.length > 0 && edges.length + more.length > longest)) return edges
    for (const edge of more) {
      note(edge, edges.at(-1))
      edges.push(edge)
    }
  }
}

interface Search {
  /** The shortest way on after a step (from any start without one) whose last step is wanted; empty where there is none. */
  readonly nearest: (after: Edge | undefined, isWanted: IsWanted) => Edge[]
  /** The shortest way from the chart's start. */
  readonly wayTo: (vertex: Vertex) => Edge[]
  /** The shortest way to where walks must end. */
  readonly wayOut: (vertex: Vertex) => Edge[]
}

const searchIn = (model: ConfigurationGraph, { from, to, order = (edges) => edges }: PathOptions): Search => {
  const starts = from ? model.vertices.filter((vertex) => vertex !== model.root && from(vertex)) : [model.root]
  const isEnd = to ?? (() => false)
  const leadsOut = to ? edgesLeadingTo(model, isEnd) : undefined
  const outOf = (vertex: Vertex) =>
    order(leadsOut ? vertex.outgoing.filter((edge) => leadsOut.has(edge)) : vertex.outgoing)
  const onFrom = (edge: Edge) => (isEnd(edge.to) ? [] : outOf(edge.to))
  return {
    nearest: (after, isWanted) =>
      breadthFirst(after ? onFrom(after) : starts.flatMap(outOf), onFrom, (edge, before) =>
        isWanted(edge, before ?? after),
      ),
    wayTo: shortestPathFinder(model),
    wayOut: (vertex) => (!to || isEnd(vertex) ? [] : breadthFirst(outOf(vertex), onFrom, (edge) => isEnd(edge.to))),
  }
}

interface Visit {
  readonly edge: Edge
  readonly before: Visit | undefined
}

/** Goes on from each edge once, but looks at it behind every edge that leads to it, since pairs are wanted too. */
const breadthFirst = (first: readonly Edge[], onFrom: (edge: Edge) => readonly Edge[], isWanted: IsWanted): Edge[] => {
  const seen = new Set<Edge>()
  const queue: Visit[] = []
  let visits: Visit[] = first.map((edge) => ({ edge, before: undefined }))
  for (let next = 0; ; next += 1) {
    const wanted = visits.find(({ edge, before }) => isWanted(edge, before?.edge))
    if (wanted) return backFrom(wanted)
    for (const visit of visits.filter(({ edge }) => !seen.has(edge))) {
      seen.add(visit.edge)
      queue.push(visit)
    }
    const visit = queue[next]
    if (!visit) return []
    visits = onFrom(visit.edge).map((edge) => ({ edge, before: visit }))
  }
}

const backFrom = (visit: Visit): Edge[] => {
  const edges: Edge[] = []
  for (let at: Visit | undefined = visit; at; at = at.before) edges.unshift(at.edge)
  return edges
}

const edgesLeadingTo = ({ vertices, edges }: ConfigurationGraph, isEnd: (vertex: Vertex) => boolean): Set<Edge> => {
  const reaching = new Set(vertices.filter(isEnd))
  for (let size = -1; size !== reaching.size;) {
    size = reaching.size
    for (const { from, to } of edges) if (reaching.has(to)) reaching.add(from)
  }
  return new Set(edges.filter(({ to }) => reaching.has(to)))
}
