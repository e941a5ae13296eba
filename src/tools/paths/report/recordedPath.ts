import { array, type infer as Infer, nullable, number, object, string } from 'zod/mini'
import type { TestModel } from '#machines/testModel.ts'
import { createStepObserver } from '#tools/paths/expectations/observeSteps.ts'
import { type Input, inputFinder, inputName } from '#tools/paths/model/inputs.ts'
import type { Candidate } from '#tools/paths/report/candidates.ts'
import { innermostStatesOf } from '#tools/paths/report/innermostStates.ts'

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
    }),
  ),
})

/** A path through one chart that a person took. It runs as a test. */
export type RecordedPath = Readonly<Infer<typeof pathSchema>>

/** A file of recorded paths. `comment` is what the person wrote. */
export const recordedPathsSchema = object({ comment: string(), paths: array(pathSchema) })

/** @param states the innermost states after each step */
export const toRecordedPath = (
  testModel: TestModel,
  { setup, steps }: Candidate,
  states: readonly (readonly string[])[],
): RecordedPath => ({
  chart: testModel.id,
  setup: setup.map(inputName),
  steps: steps.map(({ wait, input }, index) => ({
    wait,
    input: input && inputName(input),
    states: [...(states[index] ?? [])],
  })),
})

/**
 * Follows a recorded path on the real actor.
 * @returns what differs, as a sentence; null if nothing does
 */
export const runRecordedPath = (testModel: TestModel, { setup, steps }: RecordedPath): string | null => {
  const find = inputFinder(testModel)
  const toInput = (name: string): Input => {
    const input = find(name)
    if (!input) throw new Error(`The test model of ${testModel.id} has no "${name}".`)
    return input
  }
  const inputs: Input[] = setup.map(toInput)
  const ends = steps.map(({ wait, input }) => {
    if (wait > 0 || input === null) inputs.push({ type: 'delay', milliseconds: wait })
    if (input !== null) inputs.push(toInput(input))
    return inputs.length
  })
  const { values, stopReason } = createStepObserver(testModel.machine)(inputs)
  for (const [index, { input, states }] of steps.entries()) {
    const end = (ends[index] as number) - 1
    const step = `Step ${index + 1} of ${testModel.id} (${input ?? 'time passes'})`
    if (end >= values.length) return `${step}: ${stopReason}.`
    const actual = innermostStatesOf(values[end])
    if ([...actual].sort().join() !== [...states].sort().join())
      return `${step}: the active states are ${actual.join(', ')}, not ${states.join(', ')}.`
  }
  return null
}
