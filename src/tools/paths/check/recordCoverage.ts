import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { type BrowserRecord, browserRecordFile, readBrowserRecord } from '#tools/paths/check/browserRecord.ts'
import {
  coverageFile,
  type CoverageRecord,
  coverageRecordOf,
  readCoverage,
  writeCoverage,
} from '#tools/paths/check/coverage.ts'
import { pageOf } from '#tools/paths/check/coveragePage.ts'
import { coverageTableOf } from '#tools/paths/check/coverageTable.ts'
import { howToRenew, misfitsOf } from '#tools/paths/check/recordDifferences.ts'
import type { Outlets } from '#tools/paths/cli/commandIo.ts'
import { codeCoverageOf } from '#tools/paths/check/replayCoverage.ts'

/**
 * Runs all paths on the real actors and writes what they took, beside what the last full run in the browser took, to the record.
 * @returns the exit code: 1 where a path does not hold, or where the browser's run is missing or of other charts
 */
export const recordCoverage = (entries: readonly CatalogueEntry[], outlets: Outlets): number => {
  const browser = fitting<BrowserRecord>(
    browserRecordFile,
    readBrowserRecord,
    (record) => misfitsOf(record, entries),
    outlets,
  )
  if (!browser) return 1
  const code = entries.map(codeCoverageOf)
  const unsound = code.flatMap((chart) => chart.unsound)
  unsound.forEach(outlets.complain)
  if (unsound.length > 0) return 1
  const record = coverageRecordOf(code, browser)
  outlets.print(coverageTableOf(record))
  outlets.write(coverageFile, writeCoverage(record))
  return 0
}

/**
 * Writes the page of the record.
 * @returns the exit code: 1 where the record is missing or does not fit today's charts
 */
export const writeCoveragePage = (entries: readonly CatalogueEntry[], file: string, outlets: Outlets): number => {
  const record = fitting<CoverageRecord>(
    coverageFile,
    readCoverage,
    (read) => misfitsOf(takenIn(read), entries),
    outlets,
  )
  if (!record) return 1
  outlets.write(file, pageOf(record, entries))
  return 0
}

/** What a record says of each transition, by chart. */
export const takenIn = ({ charts }: CoverageRecord) =>
  Object.fromEntries(Object.entries(charts).map(([chart, { taken }]) => [chart, taken]))

/** A record that fits today's charts; otherwise says what is wrong and how to mend it. */
const fitting = <Kept>(
  file: string,
  parse: (text: string) => Kept,
  misfitsIn: (kept: Kept) => string[],
  { read, complain }: Outlets,
): Kept | null => {
  const text = read(file)
  if (text === null) return refuse(`There is no ${file}. ${howToRenew}`, complain)
  const kept = parsed(text, parse)
  if (!kept) return refuse(`${file} is no record of a run. ${howToRenew}`, complain)
  const misfits = misfitsIn(kept)
  if (misfits.length === 0) return kept
  return refuse([`${file} does not fit the charts.`, ...misfits, howToRenew].join('\n'), complain)
}

const refuse = (says: string, complain: Outlets['complain']): null => {
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
