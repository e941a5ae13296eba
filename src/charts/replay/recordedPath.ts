import { array, boolean, type infer as Infer, nullable, number, object, optional, string } from 'zod/mini'
import type { TestModel } from '#charts/testModel.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import type { RecordedEvent } from '#charts/replay/record.ts'
import type { FittingStep, FollowedRecord } from '#charts/replay/followRecord.ts'
import { innermostStates } from '#charts/read/running.ts'

/** The folder of the paths of problem reports. `npm run paths -- replay FILE --as-test` writes them. */
export const regressionsFolder = 'tests/paths/regressions'

const pathSchema = object({
  chart: string(),
  /** The names of the inputs before the record. */
  setup: array(string()),
  steps: array(
    object({
      /** Milliseconds that pass before the input. */
      wait: number(),
      /** The name of the input; null if a delay expires. */
      input: nullable(string()),
      /** The innermost active states after the step. */
      states: array(string()),
      /** The chart took no transition. */
      isIgnored: optional(boolean()),
    }),
  ),
})

/** A path through one chart that a person took. It runs as a test. */
export type RecordedPath = Readonly<Infer<typeof pathSchema>>

/** A file of recorded paths. `comment` is what the person wrote. */
export const recordedPathsSchema = object({ comment: string(), paths: array(pathSchema) })

/**
 * The path up to the first step that the test model cannot express, or at which this checkout does something else. That
 * step has what this checkout does.
 * @param events one for each step of the path
 */
export const toRecordedPath = (
  testModel: TestModel,
  { candidate: { setup, steps, configuration }, difference }: FollowedRecord,
  events: readonly RecordedEvent[],
): RecordedPath => ({
  chart: testModel.id,
  setup: setup.map(inputName),
  steps: beforeMissing(steps.slice(0, events.length)).map(({ wait, input }, index) => {
    const event = events[index] as RecordedEvent
    const { snapshot, lastStep } = configuration
    const here = event === difference?.event && snapshot
    const states = here ? innermostStates(snapshot) : [...event.after]
    const taken = here ? lastStep.takenTransitions : event.taken
    const isIgnored = taken.length === 0 && event.event !== 'xstate.init'
    return { wait, input: input && inputName(input), states, ...(isIgnored && { isIgnored }) }
  }),
})

const beforeMissing = (steps: readonly FittingStep[]): readonly FittingStep[] => {
  const missing = steps.findIndex(({ isMissing }) => isMissing)
  return missing < 0 ? steps : steps.slice(0, missing)
}
