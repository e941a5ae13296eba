import { createHash } from 'node:crypto'
import type { Goals } from '#charts/paths/generate/criteria.ts'
import type { ConfigurationGraph, Edge } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { printValue } from '#charts/paths/model/printValue.ts'

/** Steps from the start of a chart. */
export interface TestPath {
  /** `FLOW-HASH`. It changes only if the inputs or the states after them change. */
  readonly id: string
  readonly edges: readonly Edge[]
}

/**
 * Finds paths that together meet all reachable goals. The search is greedy: it goes to the nearest step that meets
 * a new goal. It starts a new path if the path is too long, or if no step after it meets a new goal.
 */
export const generateTestPaths = (graph: ConfigurationGraph, goals: Goals, maxLength = 20): TestPath[] => {
  const missing = new Set(goals.required)
  const paths: TestPath[] = []
  while (missing.size > 0) {
    const edges = nextPath(graph, goals, missing, maxLength)
    if (edges.length === 0) break
    const steps = edges.map(({ input, configuration: { snapshot } }) => ({
      input: inputName(input),
      value: snapshot?.value,
    }))
    paths.push({ id: pathId(graph.testModel.id, steps), edges })
  }
  return paths
}

/** Empty if no step meets a missing goal. */
const nextPath = ({ root }: ConfigurationGraph, goals: Goals, missing: Set<string>, maxLength: number): Edge[] => {
  const path: Edge[] = []
  while (missing.size > 0) {
    const last = path.at(-1)
    const next = nearest((last?.to ?? root).outgoing, (edge, before = last) =>
      goals.metBy(edge, before).some((goal) => missing.has(goal)),
    )
    if (next.length === 0 || (path.length > 0 && path.length + next.length > maxLength)) break
    for (const edge of next) {
      goals.metBy(edge, path.at(-1)).forEach((goal) => missing.delete(goal))
      path.push(edge)
    }
  }
  return path
}

interface Visit {
  readonly edge: Edge
  readonly before: Visit | undefined
}

/**
 * The shortest sequence whose last step passes the test; empty if there is none. Expands each edge once, but tests it
 * after every edge that leads to it, because goals can be pairs.
 */
const nearest = (first: readonly Edge[], test: (edge: Edge, before: Edge | undefined) => boolean): Edge[] => {
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
    visits = visit.edge.to.outgoing.map((edge) => ({ edge, before: visit }))
  }
}

const edgesUpTo = ({ edge, before }: Visit): Edge[] => [...(before ? edgesUpTo(before) : []), edge]

/** The id of a path. `value` is the value of the state after a step. */
export const pathId = (
  chart: string,
  steps: readonly { readonly input: string; readonly value: unknown }[],
): string => {
  const lines = steps.map(({ input, value }) => `${input} > ${printValue(value)}`)
  // The 0 keeps the ids that reports and test plans already name.
  const hash = createHash('sha256').update([chart, 0, ...lines].join('\n'))
  return `${chart.split('/').at(-1)}-${hash.digest('hex').slice(0, 8)}`
}
