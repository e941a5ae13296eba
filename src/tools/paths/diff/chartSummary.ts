import type { AnyTransitionDefinition } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import { goalsOf } from '#tools/paths/generate/criteria.ts'
import { buildConfigurationGraph, type ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { printValue } from '#tools/paths/model/printValue.ts'
import { guardNameOf, statePath } from '#tools/paths/model/parts.ts'
import { generateTestPaths } from '#tools/paths/generate/testPaths.ts'
import { describeEnteredStates, givenClause, joinClauses, whenClause } from '#tools/paths/scripts/clauses.ts'
import { isPossibleByHand } from '#tools/paths/scripts/handLimits.ts'

/** The parts of a declared transition that are compared between revisions. */
export interface TransitionSummary {
  readonly id: string
  /** The paths of the target states; empty without a target. */
  readonly targets: readonly string[]
  /** The name of the guard with its parameters; null without a guard. */
  readonly guard: string | null
  /** When it is taken and what a person notices, as a sentence; empty if no input takes it. */
  readonly words?: string
}

/** One chart at one revision. */
export interface ChartSummary {
  readonly chart: string
  readonly transitions: readonly TransitionSummary[]
  /** The ids of the scripts of the criterion zero-switch. */
  readonly scripts: readonly string[]
  /** The ids of the scripts for a person. */
  readonly handScripts: readonly string[]
}

/** @throws TooManyConfigurations */
export const summarizeChart = (testModel: TestModel): ChartSummary => {
  const graph = buildConfigurationGraph(testModel)
  return {
    chart: testModel.id,
    transitions: graph.parts.transitions.map(({ id, definition }) => ({
      id,
      targets: (definition.target ?? []).map(statePath),
      guard: guardOf(definition),
      words: wordsOf(graph, id),
    })),
    scripts: scriptIdsOf(graph),
    handScripts: scriptIdsOf(buildConfigurationGraph(testModel, undefined, isPossibleByHand(testModel))),
  }
}

const scriptIdsOf = (graph: ConfigurationGraph): string[] =>
  generateTestPaths(graph, goalsOf(graph, 'zero-switch')).map((path) => path.id)

const wordsOf = (graph: ConfigurationGraph, transition: string): string => {
  const edge = graph.edges.find(({ configuration }) => configuration.lastStep.takenTransitions.includes(transition))
  if (!edge) return ''
  const seen = describeEnteredStates(graph, edge)
  const given = edge.from.configuration.snapshot ? `Given ${givenClause(graph, edge.from)}: when ` : 'When '
  return `${given}${whenClause(graph, edge.input)}, ${seen.length > 0 ? joinClauses(seen) : 'no other state is entered'}.`
}

const guardOf = (definition: AnyTransitionDefinition): string | null => {
  const { guard } = definition
  if (guard === undefined) return null
  const name = guardNameOf(definition) ?? 'an unnamed guard'
  const params =
    typeof guard === 'object' && 'params' in guard && typeof guard.params !== 'function' ? guard.params : undefined
  return params === undefined ? name : `${name} ${printValue(params)}`
}
