import { array, boolean, type infer as Shape, object, optional, parse, record, string } from 'zod/mini'

const browserRecord = object({
  /** Identifies the build. Results of another build do not count. */
  build: string(),
  /** The test paths that passed, by id. */
  passedPaths: record(string(), object({ chart: string(), takenTransitions: array(string()) })),
  /** By chart, the ids of the test paths that have not passed on this build. Complete charts are left out. */
  missingPaths: record(string(), array(string())),
  /** By chart and by declared transition; with a reason if the browser cannot take it. */
  charts: record(string(), record(string(), object({ isTaken: boolean(), reason: optional(string()) }))),
})

/** The result of the browser runs on one build. */
export type BrowserRecord = Shape<typeof browserRecord>

/** The browser runs write this file. It is not committed. */
export const browserRecordFile = 'test-results/browser-coverage.json'

/** @throws Error if no browser run has written the text */
export const parseBrowserRecord = (text: string): BrowserRecord => parse(browserRecord, JSON.parse(text))
