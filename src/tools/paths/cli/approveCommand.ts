import type { TestModel } from '#machines/testModel.ts'
import { UsageError } from '#tools/paths/cli/cliArguments.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { approveExpectations } from '#tools/paths/expectations/approve.ts'
import { describeComparison } from '#tools/paths/expectations/checkExpectations.ts'
import { expectationsFileOf } from '#tools/paths/expectations/expectationsFile.ts'

/**
 * Writes what a chart does now to its file of expectations, and prints what is approved by that.
 * @param ids the paths; empty for all that differ
 * @returns the exit code: 0
 * @throws UsageError if a path needs no approval
 */
export const approve = (testModel: TestModel, ids: readonly string[], { print, read, write }: CommandIo): number => {
  const file = expectationsFileOf(testModel.id)
  const before = read(file)
  const { text, approved, unknown } = approveExpectations(testModel, before, ids)
  if (unknown.length > 0)
    throw new UsageError(`${testModel.id} has no path to approve with the id ${unknown.join(', ')}.`)
  if (approved.length === 0) {
    print(`${testModel.id} does what is approved.`)
    return 0
  }
  write(file, text)
  print(`Approved ${approved.length} of ${testModel.id}: ${approved.join(', ')}.`)
  describeComparison(testModel, text).forEach(print)
  return 0
}
