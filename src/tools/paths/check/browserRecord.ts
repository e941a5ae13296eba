import { array, type infer as Shape, object, parse, optional, record, string } from 'zod/mini'

const transition = object({ paths: array(string()), reason: optional(string()) })
const browserRecord = record(string(), record(string(), transition))

/** What the last full run in the browser took: by chart, by declared transition, the paths, or why there is none. */
export type BrowserRecord = Shape<typeof browserRecord>

/** Where a full run leaves what it took; not committed. */
export const browserRecordFile = 'dist/qa/browser.json'

/** @throws Error for a text that no run has written */
export const parseBrowserRecord = (text: string): BrowserRecord => parse(browserRecord, JSON.parse(text))
