import type { TestModel } from '#machines/testModel.ts'
import { type Mutant, mutantsOf } from '#tools/paths/check/mutants.ts'
import { comparePath, inputsOf } from '#tools/paths/expectations/comparePath.ts'
import type { ApprovedPath } from '#tools/paths/expectations/expectationsFile.ts'
import { createStepObserver } from '#tools/paths/expectations/observeSteps.ts'
import { shownId } from '#tools/paths/expectations/shownElements.ts'
import { inputFinder } from '#tools/paths/model/inputs.ts'

/** A mutant with the sentence of the first approved path that notices it; null if none does. */
export interface TestedMutant extends Omit<Mutant, 'machine'> {
  readonly reason: string | null
}

/**
 * Follows the approved paths of a chart on its mutants.
 * @param approved the blocks of the file of the chart
 */
export const testMutants = (
  testModel: TestModel,
  approved: readonly ApprovedPath[],
  mutants: readonly Mutant[] = mutantsOf(testModel.machine),
): TestedMutant[] => {
  const find = inputFinder(testModel)
  const paths = approved
    .filter(({ id }) => id !== shownId)
    .map((path) => ({ path, inputs: inputsOf(path, find) }))
    .sort((a, b) => a.inputs.length - b.inputs.length)
  return mutants.map(({ operator, description, machine }) => {
    const observe = createStepObserver(machine)
    for (const { path, inputs } of paths) {
      const difference = comparePath(observe, path, inputs)
      if (difference) return { operator, description, reason: difference.sentences.join(' ') }
    }
    return { operator, description, reason: null }
  })
}
