import type { Goals } from '#charts/paths/generate/criteria.ts'
import {
  type Edge,
  type ConfigurationGraph,
  shortestPathFinder,
  type Vertex,
} from '#charts/paths/model/configurationGraph.ts'

/** Which paths to generate. */
export interface PathOptions {
  /** Where paths start, instead of the start of the chart. */
  readonly from?: (vertex: Vertex) => boolean
  /** Where paths must end. */
  readonly to?: (vertex: Vertex) => boolean
  /** The maximum number of steps, except those that lead to `to`; 20 by default. */
  readonly maxLength?: number
}

/** A sequence of steps. */
export interface EdgeSequence {
  /** The steps from the start of the chart to the first of `edges`. */
  readonly setup: readonly Edge[]
  readonly edges: readonly Edge[]
}

const defaultMaxLength = 20

/**
 * Finds paths that together meet all reachable goals. The search is greedy: it goes to the nearest step that meets
 * a new goal. It starts a new path if the path is too long, or if no step after it meets a new goal.
 */
export const coverGoals = (graph: ConfigurationGraph, goals: Goals, options: PathOptions = {}): EdgeSequence[] => {
  const search = createSearch(graph, options)
  const missing = new Set(goals.required)
  const meetsNewGoal: EdgeTest = (edge, before) => goals.metBy(edge, before).some((goal) => missing.has(goal))
  const markMet: EdgeVisitor = (edge, before) => goals.metBy(edge, before).forEach((goal) => missing.delete(goal))
  const paths: EdgeSequence[] = []
  for (;;) {
    const edges = extendPath(search, meetsNewGoal, markMet, options.maxLength ?? defaultMaxLength)
    if (edges.length === 0) return paths
    const [first] = edges as [Edge]
    const end = search.pathToEnd((edges.at(-1) as Edge).to)
    paths.push({ setup: search.shortestPath(first.from), edges: [...edges, ...end] })
  }
}

type EdgeTest = (edge: Edge, before: Edge | undefined) => boolean
type EdgeVisitor = (edge: Edge, before: Edge | undefined) => void

const extendPath = (search: Search, meetsNewGoal: EdgeTest, markMet: EdgeVisitor, maxLength: number): Edge[] => {
  const edges: Edge[] = []
  for (;;) {
    const next = search.nearest(edges.at(-1), meetsNewGoal)
    if (next.length === 0 || (edges.length > 0 && edges.length + next.length > maxLength)) return edges
    for (const edge of next) {
      markMet(edge, edges.at(-1))
      edges.push(edge)
    }
  }
}

interface Search {
  /** The shortest sequence after a step (or from a start) whose last step passes the test; empty if there is none. */
  readonly nearest: (after: Edge | undefined, test: EdgeTest) => Edge[]
  /** The shortest path from the start of the chart. */
  readonly shortestPath: (vertex: Vertex) => Edge[]
  /** The shortest path to a vertex where paths must end. */
  readonly pathToEnd: (vertex: Vertex) => Edge[]
}

const createSearch = (graph: ConfigurationGraph, { from, to }: PathOptions): Search => {
  const starts = from ? graph.vertices.filter((vertex) => vertex !== graph.root && from(vertex)) : [graph.root]
  const isEnd = to ?? (() => false)
  const usableEdges = to ? edgesLeadingTo(graph, isEnd) : undefined
  const edgesFrom = (vertex: Vertex) =>
    usableEdges ? vertex.outgoing.filter((edge) => usableEdges.has(edge)) : vertex.outgoing
  const edgesAfter = (edge: Edge) => (isEnd(edge.to) ? [] : edgesFrom(edge.to))
  return {
    nearest: (after, test) =>
      breadthFirst(after ? edgesAfter(after) : starts.flatMap(edgesFrom), edgesAfter, (edge, before) =>
        test(edge, before ?? after),
      ),
    shortestPath: shortestPathFinder(graph),
    pathToEnd: (vertex) =>
      !to || isEnd(vertex) ? [] : breadthFirst(edgesFrom(vertex), edgesAfter, (edge) => isEnd(edge.to)),
  }
}

interface Visit {
  readonly edge: Edge
  readonly before: Visit | undefined
}

/** Expands each edge once, but tests it after every edge that leads to it, because goals can be pairs. */
const breadthFirst = (first: readonly Edge[], edgesAfter: (edge: Edge) => readonly Edge[], test: EdgeTest): Edge[] => {
  const seen = new Set<Edge>()
  const queue: Visit[] = []
  let visits: Visit[] = first.map((edge) => ({ edge, before: undefined }))
  for (let next = 0; ; next += 1) {
    const found = visits.find(({ edge, before }) => test(edge, before?.edge))
    if (found) return edgesUpTo(found)
    for (const visit of visits.filter(({ edge }) => !seen.has(edge))) {
      seen.add(visit.edge)
      queue.push(visit)
    }
    const visit = queue[next]
    if (!visit) return []
    visits = edgesAfter(visit.edge).map((edge) => ({ edge, before: visit }))
  }
}

const edgesUpTo = (visit: Visit): Edge[] => {
  const edges: Edge[] = []
  for (let current: Visit | undefined = visit; current; current = current.before) edges.unshift(current.edge)
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
