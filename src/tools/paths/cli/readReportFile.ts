import { parseReport, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import { UsageError } from '#tools/paths/cli/cliArguments.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'

/**
 * Reads a problem report.
 * @throws UsageError if there is no such file, or if it is no report
 */
export const readReportFile = (file: string, { read }: CommandIo): ProblemReport => {
  const text = read(file)
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  const report = parseReport(text)
  if (!report) throw new UsageError(`${file} is not a problem report of the console.`)
  return report
}
