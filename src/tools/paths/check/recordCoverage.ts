import type { TestModel } from '#machines/testModel.ts'
import { type BrowserRecord, browserRecordFile, parseBrowserRecord } from '#tools/paths/check/browserRecord.ts'
import {
  coverageFile,
  type CoverageRecord,
  coverageRecordOf,
  parseCoverage,
  serializeCoverage,
} from '#tools/paths/check/coverage.ts'
import { renderCoveragePage } from '#tools/paths/check/coveragePage.ts'
import { coverageTableOf } from '#tools/paths/check/coverageTable.ts'
import { howToUpdateRecord, findRecordDifferences } from '#tools/paths/check/recordDifferences.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { measureReplayCoverage } from '#tools/paths/check/replayCoverage.ts'

/**
 * Runs all paths on the real actors and writes what they took, beside what the last full run in the browser took, to the record.
 * @returns the exit code: 1 where a path does not hold, or where the browser's run is missing or of other charts
 */
export const recordCoverage = (entries: readonly TestModel[], outlets: CommandIo): number => {
  const browser = fitting<BrowserRecord>(
    browserRecordFile,
    parseBrowserRecord,
    (record) => findRecordDifferences(record, entries),
    outlets,
  )
  if (!browser) return 1
  const code = entries.map(measureReplayCoverage)
  const unsound = code.flatMap((chart) => chart.mismatches)
  unsound.forEach(outlets.printError)
  if (unsound.length > 0) return 1
  const record = coverageRecordOf(code, browser)
  outlets.print(coverageTableOf(record))
  outlets.write(coverageFile, serializeCoverage(record))
  return 0
}

/**
 * Writes the page of the record.
 * @returns the exit code: 1 where the record is missing or does not fit today's charts
 */
export const writeCoveragePage = (entries: readonly TestModel[], file: string, outlets: CommandIo): number => {
  const record = fitting<CoverageRecord>(
    coverageFile,
    parseCoverage,
    (read) => findRecordDifferences(takenByChart(read), entries),
    outlets,
  )
  if (!record) return 1
  outlets.write(file, renderCoveragePage(record, entries))
  return 0
}

/** What a record says of each transition, by chart. */
export const takenByChart = ({ charts }: CoverageRecord) =>
  Object.fromEntries(Object.entries(charts).map(([chart, { taken }]) => [chart, taken]))

/** A record that fits today's charts; otherwise says what is wrong and how to mend it. */
const fitting = <Kept>(
  file: string,
  parse: (text: string) => Kept,
  misfitsIn: (kept: Kept) => string[],
  { read, printError }: CommandIo,
): Kept | null => {
  const text = read(file)
  if (text === null) return refuse(`There is no ${file}. ${howToUpdateRecord}`, printError)
  const kept = parsed(text, parse)
  if (!kept) return refuse(`${file} is no record of a run. ${howToUpdateRecord}`, printError)
  const misfits = misfitsIn(kept)
  if (misfits.length === 0) return kept
  return refuse([`${file} does not fit the charts.`, ...misfits, howToUpdateRecord].join('\n'), printError)
}

const refuse = (says: string, complain: CommandIo['printError']): null => {
  complain(says)
  return null
}

const parsed = <Kept>(text: string, parse: (text: string) => Kept): Kept | null => {
  try {
    return parse(text)
  } catch {
    return null
  }
}
