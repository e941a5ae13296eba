import type { AnyStateMachine } from 'xstate'
import { comparePath } from '#charts/paths/approved/compareChart.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import { type Move, moveName, movesOf } from '#charts/paths/approved/stepTree.ts'
import { recordSetFields } from '#charts/paths/check/assignmentMutants.ts'
import type { Mutant } from '#charts/paths/check/mutant.ts'
import { applyInput, type Configuration } from '#charts/paths/model/configuration.ts'
import { buildConfigurationGraph, type Edge, shortestPathFinder } from '#charts/paths/model/configurationGraph.ts'
import { withStubs } from '#charts/paths/model/stubs.ts'
import { type Fields, valueText } from '#charts/paths/model/valueText.ts'
import type { InstrumentedChart } from '#charts/read/instrument.ts'
import { createStep, inSnapshotOf } from '#charts/read/internals.ts'
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
  let callers: ReadonlyMap<string, readonly Edge[]> | undefined
  const edgesOf = ({ assign }: Mutant): readonly Edge[] => {
    if (assign === undefined) return edges
    callers ??= callersOf(testModel.machine, edges)
    return callers.get(assign) ?? edges
  }
  return (mutant: Mutant): Survival => {
    const chart = withoutRecorders(mutant.machine)
    const followMutant = createFollower({ ...testModel, machine: mutant.machine })
    const isSame = (edge: Edge): boolean => {
      try {
        return areSame(edge.configuration, applyTo(chart, edge))
      } catch {
        return false
      }
    }
    let paths = 0
    for (const edge of edgesOf(mutant)) {
      if (isSame(edge)) continue
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
    const sentences = [noDifference, mutant.missingCase?.(graph) ?? ''].filter((text) => text !== '')
    return { verdict: 'same', reason: sentences.join('. ') }
  }
}

/** The inputs with which each assign function runs. Only these can tell a change of it. */
const callersOf = (machine: AnyStateMachine, edges: readonly Edge[]): Map<string, Edge[]> => {
  const callers = new Map<string, Edge[]>()
  let called = new Set<string>()
  const recorder = recordSetFields(machine, (name) => called.add(name))
  const chart = withoutRecorders(recorder.machine)
  for (const edge of edges) {
    called = new Set()
    applyTo(chart, edge)
    for (const name of called) {
      const known = callers.get(name) ?? []
      known.push(edge)
      callers.set(name, known)
    }
  }
  return callers
}

const withoutRecorders = (chart: AnyStateMachine): InstrumentedChart => {
  const machine = withStubs(chart)
  return { machine, step: createStep(machine), takeGuardResults: () => [] }
}

/** The step of an edge on a copy of its chart. */
const applyTo = (chart: InstrumentedChart, { from: { configuration }, input }: Edge): Configuration => {
  const { snapshot } = configuration
  return applyInput(chart, { ...configuration, snapshot: snapshot && inSnapshotOf(chart.machine, snapshot) }, input)
}

const noDifference = 'no input of the test model tells it from the chart'

const unknown = (work: string): Survival => ({ verdict: 'unknown', reason: `no difference found in ${work}` })

/** The clauses of a difference as one sentence. */
export const textOf = (clauses: readonly { readonly text: string }[]): string =>
  clauses.map(({ text }) => text).join('; ')

/** Whether two steps lead to the same, except for what only the instrumented chart has. */
const areSame = (one: Configuration, other: Configuration): boolean => {
  const { context = {}, ...parts } = partsOf(one)
  const { context: otherContext = {}, ...otherParts } = partsOf(other)
  return haveSameFields(context as Fields, otherContext as Fields) && haveSameFields(parts, otherParts)
}

const partsOf = ({ snapshot, timers, lastStep }: Configuration) => {
  const { value, status, context, output, error } = snapshot ?? {}
  const actions = lastStep.actions.flatMap(({ type, params }) => (type.startsWith('paths.') ? [] : [type, params]))
  return { value, status, context, output, error, timers, actions }
}

/** A field that a step keeps is the same object, so it needs no text. */
const haveSameFields = (one: Fields, other: Fields): boolean => {
  const fields = Object.keys(one)
  const isSame = (field: string) =>
    Object.is(one[field], other[field]) || valueText(one[field]) === valueText(other[field])
  return fields.length === Object.keys(other).length && fields.every((field) => field in other && isSame(field))
}
