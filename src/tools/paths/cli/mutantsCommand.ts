import type { TestModel } from '#charts/testModel.ts'
import { approvedFileOf, readChart } from '#charts/paths/approved/approvedFile.ts'
import { testMutants } from '#charts/paths/check/mutation.ts'
import { formatMutationTable } from '#charts/paths/check/mutationTable.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'

/**
 * Changes charts in small ways, and prints which of these mutants no approved path notices.
 * @returns the exit code: 0
 */
export const testAllMutants = (testModels: readonly TestModel[], { print, read }: CommandIo): number => {
  const mutants = testModels.flatMap((testModel) =>
    testMutants(testModel, readChart(read(approvedFileOf(testModel.id)), testModel.id) ?? []).map((mutant) => ({
      ...mutant,
      chart: testModel.id,
    })),
  )
  for (const { chart, description, reason } of mutants) if (reason === null) print(`${chart}: ${description}`)
  print(formatMutationTable(mutants))
  return 0
}
