import type { TestModel } from '#machines/testModel.ts'
import { createStepObserver } from '#tools/paths/expectations/observeSteps.ts'
import { type Input, inputFinder } from '#tools/paths/model/inputs.ts'
import { innermostStatesOf } from '#tools/paths/report/innermostStates.ts'
import type { RecordedPath } from '#tools/paths/report/recordedPath.ts'

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
