import type { Criterion } from '#tools/paths/generate/criteria.ts'
import type { CallEnd, Happening, Start, Wait } from '#tools/paths/model/inputs.ts'
import type { Edge, Model } from '#tools/paths/model/configurationGraph.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { type Path, stepsOf } from '#tools/paths/generate/paths.ts'
import { sayGiven, sayThen, sayWhen } from '#tools/paths/scripts/sentences.ts'

/** One step for a runner or a person: what comes from outside, and what is to be seen after it. */
export interface ScriptStep {
  readonly input: Happening | CallEnd | Wait
  /** To follow "When". */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  readonly expected: Observation
  /** The declared transitions that the step takes, by their ids. */
  readonly takes: readonly string[]
}

/** A path as it leaves the engine: with everything that a browser or a person needs to follow it. */
export interface Script {
  /** `FLOW-HASH`; it changes only with the inputs or the states after them. */
  readonly id: string
  readonly chart: string
  readonly criterion: Criterion
  readonly start: Pick<Start, 'case' | 'input'>
  /** What is to be seen after the start. */
  readonly started: Observation
  /** What is to be seen after the start, to follow "Then". */
  readonly seen: string
  /** How things stand before the first of `steps`, to follow "Given". */
  readonly given: string
  /** What to do after the start so that `given` holds; empty where it holds at once. */
  readonly setup: readonly ScriptStep[]
  readonly steps: readonly ScriptStep[]
}

export const scriptOf = (model: Model, criterion: Criterion, path: Path): Script => {
  const [first, ...rest] = stepsOf(path) as [Edge, ...Edge[]]
  const start = first.input as Start
  const prepared = path.setup.length > 0 ? path.setup.length - 1 : 0
  const standing = path.setup.at(-1)?.to ?? first.to
  const steps = rest.map((edge) => stepOf(model, edge))
  const given = path.setup.length > 0 ? sayGiven(model, standing) : `${sayGiven(model, standing)} (${start.case})`
  return {
    id: path.id,
    chart: model.entry.id,
    criterion,
    start: { case: start.case, input: start.input },
    started: first.expected,
    seen: sayThen(model, first),
    given,
    setup: steps.slice(0, prepared),
    steps: steps.slice(prepared),
  }
}

const stepOf = (model: Model, edge: Edge): ScriptStep => ({
  input: edge.input as ScriptStep['input'],
  when: sayWhen(model, edge.input),
  seen: sayThen(model, edge),
  expected: edge.expected,
  takes: edge.situation.record.taken,
})
