import type { AnyStateMachine } from 'xstate'
import { comparePath } from '#charts/paths/approved/compareChart.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import { type Move, moveName, movesOf } from '#charts/paths/approved/stepTree.ts'
import type { MissingCase } from '#charts/paths/check/missingCases.ts'
import { applyInput, type Configuration } from '#charts/paths/model/configuration.ts'
import { buildConfigurationGraph, type Edge, shortestPathFinder } from '#charts/paths/model/configurationGraph.ts'
import { withStubs } from '#charts/paths/model/stubs.ts'
import { valueText } from '#charts/paths/model/valueText.ts'
import { inSnapshotOf } from '#charts/read/internals.ts'
import type { TestModel } from '#charts/testModel.ts'

/** Why no approved path notices a mutant. It behaves the `same`, a path is `missing`, or the search was too long. */
export interface Survival {
  readonly verdict: 'same' | 'missing' | 'unknown'
  readonly reason: string
  /** The missing path. */
  readonly moves?: readonly Move[]
}

/** The work for one mutant: inputs in all configurations, and paths that end with an input that differs. */
const most = { inputs: 100_000, paths: 50 } as const

/**
 * Compares a mutant with the chart, input by input, in every configuration of the test model. Up to the first input
 * that differs, both have the same configurations, so the mutant can take each input in a configuration of the chart.
 */
export const createSurvivorExplainer = (testModel: TestModel) => {
  const graph = buildConfigurationGraph(testModel)
  const edges = graph.edges.slice(0, most.inputs)
  const isWhole = edges.length === graph.edges.length
  const shortestPath = shortestPathFinder(graph)
  const follow = createFollower(testModel)
  const expected = new Map(edges.map((edge) => [edge, resultOf(edge.configuration)]))
  return (mutant: AnyStateMachine, missingCase?: MissingCase): Survival => {
    const instrumented = { machine: withStubs(mutant), takeGuardResults: () => [] }
    const followMutant = createFollower({ ...testModel, machine: mutant })
    const result = ({ from: { configuration }, input }: Edge): string => {
      const { snapshot } = configuration
      try {
        const moved = { ...configuration, snapshot: snapshot && inSnapshotOf(instrumented.machine, snapshot) }
        return resultOf(applyInput(instrumented, moved, input))
      } catch (error) {
        return (error as Error).message
      }
    }
    let paths = 0
    for (const edge of edges) {
      if (result(edge) === expected.get(edge)) continue
      const moves = movesOf([...shortestPath(edge.from), edge].map(({ input }) => input))
      const steps = follow(moves).steps.map((step) => ({ ...step, next: [], line: 0 }))
      const difference = comparePath(followMutant, { id: '', steps, moves })
      const names = moves.map((move) => `"${moveName(move)}"`).join(', ')
      if (difference)
        return { verdict: 'missing', moves, reason: `no approved path has ${names}: ${textOf(difference.clauses)}` }
      paths += 1
      if (paths === most.paths) return unknown(`${paths} paths with another order of internal actions`)
    }
    if (!isWhole) return unknown(`${most.inputs} inputs`)
    const sentences = [noDifference, missingCase?.(graph) ?? ''].filter((text) => text !== '')
    return { verdict: 'same', reason: sentences.join('. ') }
  }
}

const noDifference = 'no input of the test model tells it from the chart'

const unknown = (work: string): Survival => ({ verdict: 'unknown', reason: `no difference found in ${work}` })

/** The clauses of a difference as one sentence. */
export const textOf = (clauses: readonly { readonly text: string }[]): string =>
  clauses.map(({ text }) => text).join('; ')

/** Everything that a step leads to, except for what only the instrumented chart has. */
const resultOf = ({ snapshot, timers, lastStep }: Configuration): string => {
  const { value, status, context, output, error } = snapshot ?? {}
  const actions = lastStep.actions.filter(({ type }) => !type.startsWith('paths.'))
  return [
    ...[value, status, output, error, context, timers].map((part) => valueText(part)),
    ...actions.map(({ type, params }) => `${type} ${valueText(params)}`),
  ].join('\n')
}
