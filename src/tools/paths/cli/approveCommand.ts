import type { TestModel } from '#charts/testModel.ts'
import { approveChart } from '#charts/paths/approved/approve.ts'
import { approvedFileOf, readChart, replaceChart } from '#charts/paths/approved/approvedFile.ts'
import { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import { UsageError } from '#tools/paths/cli/cliArguments.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'

/**
 * Writes what a chart does now to the file of its area, and prints what is not approved by that.
 * @param ids the paths; empty for all that differ
 * @returns the exit code: 0
 * @throws UsageError if a path needs no approval
 */
export const approve = (testModel: TestModel, ids: readonly string[], { print, read, write }: CommandIo): number => {
  const file = approvedFileOf(testModel.id)
  const text = read(file)
  const { tree, approved, unknown } = approveChart(testModel, readChart(text, testModel.id) ?? [], ids)
  if (unknown.length > 0)
    throw new UsageError(`${testModel.id} has no path to approve with the id ${unknown.join(', ')}.`)
  if (approved.length === 0) {
    print(`${testModel.id} does what is approved.`)
    return 0
  }
  const newText = replaceChart(text, testModel.id, tree)
  write(file, newText)
  print(`Approved ${approved.length} of ${testModel.id}: ${approved.join(', ')}.`)
  describeComparison(testModel, readChart(newText, testModel.id)).forEach(print)
  return 0
}

/**
 * Prints how charts differ from what is approved.
 * @returns the exit code: 0, or 1 if a chart differs
 */
export const checkApproved = (testModels: readonly TestModel[], { print, printError, read }: CommandIo): number => {
  const problems = testModels.flatMap((testModel) =>
    describeComparison(testModel, readChart(read(approvedFileOf(testModel.id)), testModel.id)),
  )
  problems.forEach(printError)
  if (problems.length > 0) return 1
  print(`${testModels.map(({ id }) => id).join(', ')}: as approved.`)
  return 0
}
