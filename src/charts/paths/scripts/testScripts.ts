import type { CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { type TestPath, stepsOf } from '#charts/paths/generate/testPaths.ts'
import type { Edge, ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { OutcomeInput, EventInput, StartInput, DelayInput } from '#charts/paths/model/inputs.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { givenClause, whenClause } from '#charts/paths/scripts/clauses.ts'
import { capitalize } from '#charts/pictures/words.ts'
import { type Instructions, instructionsOf, isAtOnce } from '#charts/paths/scripts/instructions.ts'
import { thenClause } from '#charts/paths/scripts/sentences.ts'

/** One step for a person or a program. */
export interface ScriptStep {
  readonly input: EventInput | OutcomeInput | DelayInput
  /** To follow "When". */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  readonly expected: Observation
  /** How a person performs it. */
  readonly instructions: Instructions
  /** The ids of the declared transitions that the step takes. */
  readonly takenTransitions: readonly string[]
}

/** A test path with everything that a person or a browser needs to follow it. */
export interface TestScript {
  /** The id of the test path. */
  readonly id: string
  /** What the last step shows. */
  readonly title: string
  readonly chart: string
  readonly criterion: CoverageCriterion
  readonly start: Pick<StartInput, 'case' | 'input'>
  readonly expectedAtStart: Observation
  /** How a person starts the chart. */
  readonly startInstructions: Instructions
  /** The expected result of the start, to follow "Then". */
  readonly seen: string
  /** The precondition of `steps`, to follow "Given". */
  readonly given: string
  /** The steps from the start to the precondition. */
  readonly setup: readonly ScriptStep[]
  readonly steps: readonly ScriptStep[]
}

export const createTestScript = (
  graph: ConfigurationGraph,
  criterion: CoverageCriterion,
  path: TestPath,
): TestScript => {
  const edges = stepsOf(path) as [Edge, ...Edge[]]
  const [first] = edges
  const start = first.input as StartInput
  const lastSetupEdge = path.setup.at(-1)
  // The start is the first edge of a setup, and no step of the script.
  const setupLength = Math.max(path.setup.length - 1, 0)
  const instructions = instructionsOf(graph.testModel, edges)
  const isByHand = instructions.every(({ by }) => by === 'person')
  const seen = edges.map((edge, index) =>
    isByHand ? seenByPerson(graph, edges, instructions, index) : thenClause(graph, edge),
  )
  const allSteps = edges.map((edge, index) =>
    stepOf(graph, edge, instructions[index] as Instructions, seen[index] as string),
  )
  const [{ instructions: startInstructions, seen: seenAtStart }, ...steps] = allSteps as [ScriptStep, ...ScriptStep[]]
  return withNames(graph, {
    id: path.id,
    title: titleOf(seenAtStart, steps.at(-1)),
    chart: graph.testModel.id,
    criterion,
    start: { case: start.case, input: start.input },
    startInstructions,
    expectedAtStart: first.expected,
    seen: seenAtStart,
    given: lastSetupEdge ? givenClause(graph, lastSetupEdge.to) : `${givenClause(graph, first.to)} (${start.case})`,
    setup: steps.slice(0, setupLength),
    steps: steps.slice(setupLength),
  })
}

/** The result of a step that a person has the time to see. */
const seenByPerson = (
  graph: ConfigurationGraph,
  edges: readonly Edge[],
  instructions: readonly Instructions[],
  index: number,
): string => {
  const waiting = instructions.findIndex((_, later) => later > index && !isAtOnce(instructions[later] as Instructions))
  const settled = edges.at(waiting < 0 ? -1 : waiting - 1) as Edge
  const edge = edges[index] as Edge
  const seen = thenClause(graph, edge, settled)
  return seen === 'nothing changes' && Object.keys(instructions[index]?.data ?? {}).length > 0
    ? 'nothing else changes'
    : seen
}

/** A person sees the names of the local stack, not those of the test data. */
const withNames = ({ testModel: { manual } }: ConfigurationGraph, script: TestScript): TestScript => {
  if (!isForPerson(script)) return script
  const names = Object.entries(manual?.names ?? {})
  const rename = (text: string): string => names.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  const renameStep = (step: ScriptStep): ScriptStep => ({ ...step, seen: rename(step.seen) })
  return {
    ...script,
    title: rename(script.title),
    seen: rename(script.seen),
    setup: script.setup.map(renameStep),
    steps: script.steps.map(renameStep),
  }
}

const titleOf = (seenAtStart: string, last: ScriptStep | undefined): string =>
  capitalize(last ? `${last.when}, then ${firstSentence(last.seen)}` : seenAtStart)

const firstSentence = (text: string): string => text.split('. ')[0] as string

/** Whether a person can follow the whole script. */
export const isForPerson = ({ startInstructions, setup, steps }: TestScript): boolean =>
  [startInstructions, ...[...setup, ...steps].map(({ instructions }) => instructions)].every(
    ({ by }) => by === 'person',
  )

const stepOf = (graph: ConfigurationGraph, edge: Edge, instructions: Instructions, seen: string): ScriptStep => ({
  input: edge.input as ScriptStep['input'],
  when: whenClause(graph, edge.input),
  seen,
  expected: edge.expected,
  instructions,
  takenTransitions: edge.configuration.lastStep.takenTransitions,
})
