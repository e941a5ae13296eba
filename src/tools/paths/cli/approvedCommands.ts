import { UsageError } from '#charts/command/commandLine.ts'
import { approveChart, withPaths } from '#charts/paths/approved/compareChart.ts'
import { approvedFileOf, readChart, replaceChart } from '#charts/paths/approved/approvedFile.ts'
import { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import { formatMutationTable, testMutants } from '#charts/paths/check/mutation.ts'
import { chartNamed, chartsNamed, type CommandLine } from '#tools/paths/cli/commandLine.ts'

/** Writes what a chart does now to the file of its area, and prints what is not approved by that. */
export const approve = ({ names: [chart, ...ids], testModels, print, read, write }: CommandLine): number => {
  if (chart === undefined) throw new UsageError('Use: npm run paths -- approve CHART [PATH-ID…]')
  const testModel = chartNamed(chart, testModels)
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

/** Prints how charts differ from what is approved. The exit code is 1 if one does. */
export const check = ({ names, testModels, print, printError, read }: CommandLine): number => {
  const charts = chartsNamed(names, testModels)
  const problems = charts.flatMap((testModel) =>
    describeComparison(testModel, readChart(read(approvedFileOf(testModel.id)), testModel.id)),
  )
  problems.forEach(printError)
  if (problems.length > 0) return 1
  print(`${charts.map(({ id }) => id).join(', ')}: as approved.`)
  return 0
}

/** Changes charts in small ways, and prints which of these mutants no approved path notices, and why. */
export const mutants = ({ names, options, testModels, print, read, write }: CommandLine): number => {
  const tested = chartsNamed(names, testModels).flatMap((testModel) => {
    const file = approvedFileOf(testModel.id)
    const text = read(file)
    const tree = readChart(text, testModel.id) ?? []
    const results = testMutants(testModel, tree)
    for (const { description, verdict, reason } of results)
      if (options.all || verdict !== 'noticed')
        print(`${testModel.id}: ${description}: ${verdict === 'noticed' ? 'noticed: ' : ''}${reason}`)
    const missing = results.flatMap(({ moves }) => (moves ? [moves] : []))
    if (options.approve && missing.length > 0)
      write(file, replaceChart(text, testModel.id, withPaths(testModel, tree, missing)))
    return results
  })
  print(formatMutationTable(tested))
  return 0
}
