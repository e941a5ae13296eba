import type { CoverageCriterion } from '#tools/paths/generate/criteria.ts'
import type { OutcomeInput, EventInput, StartInput, DelayInput } from '#tools/paths/model/inputs.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { type TestPath, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { givenClause, thenClause, whenClause } from '#tools/paths/scripts/sentences.ts'

/** One step for a runner or a person: what comes from outside, and what is to be seen after it. */
export interface ScriptStep {
  readonly input: EventInput | OutcomeInput | DelayInput
  /** To follow "When". */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  readonly expected: Observation
  /** The declared transitions that the step takes, by their ids. */
  readonly takenTransitions: readonly string[]
}

/** A path as it leaves the engine: with everything that a browser or a person needs to follow it. */
export interface TestScript {
  /** `FLOW-HASH`; it changes only with the inputs or the states after them. */
  readonly id: string
  readonly chart: string
  readonly criterion: CoverageCriterion
  readonly start: Pick<StartInput, 'case' | 'input'>
  /** What is to be seen after the start. */
  readonly expectedAtStart: Observation
  /** What is to be seen after the start, to follow "Then". */
  readonly seen: string
  /** How things stand before the first of `steps`, to follow "Given". */
  readonly given: string
  /** What to do after the start so that `given` holds; empty where it holds at once. */
  readonly setup: readonly ScriptStep[]
  readonly steps: readonly ScriptStep[]
}

export const createTestScript = (
  model: ConfigurationGraph,
  criterion: CoverageCriterion,
  path: TestPath,
): TestScript => {
  const [first, ...rest] = stepsOf(path) as [Edge, ...Edge[]]
  const start = first.input as StartInput
  const prepared = path.setup.length > 0 ? path.setup.length - 1 : 0
  const standing = path.setup.at(-1)?.to ?? first.to
  const steps = rest.map((edge) => stepOf(model, edge))
  const given = path.setup.length > 0 ? givenClause(model, standing) : `${givenClause(model, standing)} (${start.case})`
  return {
    id: path.id,
    chart: model.testModel.id,
    criterion,
    start: { case: start.case, input: start.input },
    expectedAtStart: first.expected,
    seen: thenClause(model, first),
    given,
    setup: steps.slice(0, prepared),
    steps: steps.slice(prepared),
  }
}

const stepOf = (model: ConfigurationGraph, edge: Edge): ScriptStep => ({
  input: edge.input as ScriptStep['input'],
  when: whenClause(model, edge.input),
  seen: thenClause(model, edge),
  expected: edge.expected,
  takenTransitions: edge.configuration.lastStep.takenTransitions,
})
