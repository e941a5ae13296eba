import type { TestModel } from '#machines/testModel.ts'
import { type BrowserRecord, browserRecordFile, parseBrowserRecord } from '#tools/paths/check/browserRecord.ts'
import {
  chartCoverageOf,
  coverageFileOf,
  coverageFolder,
  type CoverageRecord,
  parseCoverage,
  serializeCoverage,
} from '#tools/paths/check/coverage.ts'
import { renderCoveragePage } from '#tools/paths/check/coveragePage.ts'
import { formatCoverageTable } from '#tools/paths/check/coverageTable.ts'
import { howToUpdateRecord, findRecordDifferences } from '#tools/paths/check/recordDifferences.ts'
import { measureReplayCoverage } from '#tools/paths/check/replayCoverage.ts'
import { formatSections } from '#tools/paths/check/sections.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'

/**
 * Runs the test paths of charts on the real actors and writes one record per chart, together with the result of the
 * browser.
 * @param allTestModels with those that are not recorded now; the records of other charts are removed
 * @returns the exit code: 1 if a path fails, or if the result of the browser is missing, incomplete or outdated
 */
export const recordCoverage = (
  testModels: readonly TestModel[],
  allTestModels: readonly TestModel[],
  io: CommandIo,
): number => {
  const browser = readBrowserRecord(testModels, io)
  if (typeof browser === 'string') return fail(browser, io)
  const replays = testModels.map(measureReplayCoverage)
  const mismatches = replays.flatMap((replay) => replay.mismatches)
  if (mismatches.length > 0) return fail(mismatches.join('\n'), io)
  const record: CoverageRecord = Object.fromEntries(
    replays.map((replay) => [replay.chart, chartCoverageOf(replay, browser.charts[replay.chart])]),
  )
  writeRecord(record, allTestModels, io)
  io.print(formatCoverageTable(record))
  io.print(`Wrote ${replays.length} ${replays.length === 1 ? 'file' : 'files'} to ${coverageFolder}.`)
  return 0
}

/** Writes a file for each chart and removes the files of charts that no longer exist. */
const writeRecord = (
  record: CoverageRecord,
  allTestModels: readonly TestModel[],
  { write, list, remove }: CommandIo,
): void => {
  for (const [chart, coverage] of Object.entries(record)) write(coverageFileOf(chart), serializeCoverage(coverage))
  const known = new Set(allTestModels.map(({ id }) => coverageFileOf(id)))
  for (const file of list(coverageFolder)) if (!known.has(file)) remove(file)
}

/**
 * Writes a page that shows the committed record.
 * @returns the exit code: 1 if the record does not match the charts
 */
export const writeCoveragePage = (testModels: readonly TestModel[], file: string, io: CommandIo): number => {
  const record = readCoverageRecord(testModels, io)
  if (typeof record === 'string') return fail(record, io)
  io.write(file, renderCoveragePage(record, testModels))
  io.print(`Wrote ${file}.`)
  return 0
}

/**
 * Prints the committed record for each section of the specification.
 * @returns the exit code: 1 if the record does not match the charts
 */
export const printSections = (testModels: readonly TestModel[], io: CommandIo): number => {
  const record = readCoverageRecord(testModels, io)
  if (typeof record === 'string') return fail(record, io)
  io.print(formatSections(testModels, record))
  return 0
}

const fail = (message: string, { printError }: CommandIo): number => {
  printError(message)
  return 1
}

/** The result of the browser runs, or a message that says why it cannot be used. */
const readBrowserRecord = (testModels: readonly TestModel[], { read }: CommandIo): BrowserRecord | string => {
  const text = read(browserRecordFile)
  if (text === null) return `${browserRecordFile} does not exist. ${howToUpdateRecord}`
  const record = parseOrNull(text, parseBrowserRecord)
  if (!record) return `${browserRecordFile} is not the result of a browser run. ${howToUpdateRecord}`
  const ids = testModels.map(({ id }) => id)
  const charts = Object.fromEntries(ids.map((id) => [id, record.charts[id] ?? {}]))
  const differences = findRecordDifferences(charts, testModels)
  if (differences.length > 0) return mismatchMessage(browserRecordFile, differences)
  const paths = ids.flatMap((id) => record.missingPaths[id] ?? []).map((id) => `  ${id}`)
  if (paths.length === 0) return record
  return ['These test paths have not passed in the browser since the last build:', ...paths, howToUpdateRecord].join(
    '\n',
  )
}

/** The committed record of all charts, or a message that says why it cannot be used. */
const readCoverageRecord = (testModels: readonly TestModel[], { read }: CommandIo): CoverageRecord | string => {
  const files = testModels.map(({ id }) => [id, coverageFileOf(id)] as const)
  const record: Record<string, CoverageRecord[string]> = {}
  for (const [id, file] of files) {
    const coverage = parseOrNull(read(file) ?? '{}', parseCoverage)
    if (!coverage) return `${file} is not the record of a chart. ${howToUpdateRecord}`
    record[id] = coverage
  }
  const differences = findRecordDifferences(record, testModels)
  return differences.length > 0 ? mismatchMessage(coverageFolder, differences) : record
}

const mismatchMessage = (file: string, differences: readonly string[]): string =>
  [`${file} does not match the charts.`, ...differences, howToUpdateRecord].join('\n')

const parseOrNull = <Parsed>(text: string, parse: (text: string) => Parsed): Parsed | null => {
  try {
    return parse(text)
  } catch {
    return null
  }
}
