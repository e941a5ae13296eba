import type { CheckResult } from '#charts/paths/check/check.ts'
import { goalsOf } from '#charts/paths/generate/criteria.ts'
import {
  buildConfigurationGraph,
  type ConfigurationGraph,
  type Edge,
  type Vertex,
} from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { isPossibleByHand, longestWaitMs, manualStepOf } from '#charts/paths/scripts/instructions.ts'
import type { TestModel } from '#charts/testModel.ts'

/** A goal that no script for a person meets. */
interface HandGap {
  readonly goal: string
  /** Why a person cannot make it; null if the test model does not say how a person makes it. */
  readonly reason: string | null
}

/** Why a person cannot make a step; null if the test model does not say how a person makes it. */
const whyNotByHand = (testModel: TestModel, { input }: Edge): string | null => {
  const { impossible = {} } = testModel.manual ?? {}
  const name = inputName(input)
  const reason = impossible[name] ?? (manualStepOf(testModel, input) ? undefined : impossible[withoutCase(name)])
  if (reason !== undefined) return reason
  if (input.type === 'delay')
    return input.milliseconds > longestWaitMs
      ? `nobody waits longer than ${longestWaitMs / 1_000} seconds`
      : 'another step follows before it, at once'
  if (input.type === 'event' && manualStepOf(testModel, input))
    return 'the page does not offer it in this state, offers it for a moment only, or closes'
  if (input.type !== 'outcome') return null
  if (manualStepOf(testModel, input)) return 'another call ends before it, or the data of the local stack are others'
  return input.status === 'failed' ? 'only a mistake in the code or in the browser makes it fail' : null
}

/** The name of an input for all of its cases: `event rows.changed`. */
export const withoutCase = (name: string): string => name.replace(/:.*$/, '')

/** The first step of a way that a person cannot make. */
interface Way {
  readonly cost: number
  readonly blocker: string | null | undefined
}

/** A step without a reason is taken first, so that a reason never hides that instructions are missing. */
const costs = { none: 0, withoutReason: 10, withReason: 11 }

/**
 * The goals that the scripts for a person leave out.
 * @param whole all that the chart can do, if it is known
 */
export const handGapsOf = ({ graph: { testModel }, coverages }: CheckResult, whole?: ConfigurationGraph): HandGap[] => {
  const goals = coverages.flatMap(({ missingGoals }) => missingGoals)
  if (goals.length === 0) return []
  const { notByHand } = testModel
  const ways =
    notByHand === undefined ? waysTo(whole ?? buildConfigurationGraph(testModel), coverages) : new Map<string, Way>()
  return goals.map((goal) => ({ goal, reason: notByHand ?? ways.get(goal)?.blocker ?? null }))
}

/** The best way to each goal in the whole graph. */
const waysTo = (graph: ConfigurationGraph, coverages: CheckResult['coverages']): Map<string, Way> => {
  const { testModel } = graph
  const criteria = coverages.map(({ criterion }) => goalsOf(graph, criterion))
  const isPossible = isPossibleByHand(testModel)
  const found = new Map<string, Way>()
  const reached = new Map<Vertex, Way>([[graph.root, { cost: 0, blocker: undefined }]])
  const open = new Set([graph.root])
  while (open.size > 0) {
    const vertex = nearest(open, reached)
    open.delete(vertex)
    const way = reached.get(vertex) as Way
    for (const edge of vertex.outgoing) {
      const reason = isPossible(edge.input, edge.from.configuration) ? undefined : whyNotByHand(testModel, edge)
      const cost = reason === undefined ? costs.none : reason === null ? costs.withoutReason : costs.withReason
      const next = { cost: way.cost + cost, blocker: way.blocker === undefined ? reason : way.blocker }
      for (const goal of criteria.flatMap((criterion) => criterion.metBy(edge, undefined)))
        if (next.cost < (found.get(goal)?.cost ?? Infinity)) found.set(goal, next)
      if (next.cost < (reached.get(edge.to)?.cost ?? Infinity)) {
        reached.set(edge.to, next)
        open.add(edge.to)
      }
    }
  }
  return found
}

const nearest = (open: ReadonlySet<Vertex>, reached: ReadonlyMap<Vertex, Way>): Vertex =>
  [...open].reduce((best, vertex) =>
    (reached.get(vertex)?.cost ?? 0) < (reached.get(best)?.cost ?? 0) ? vertex : best,
  )
