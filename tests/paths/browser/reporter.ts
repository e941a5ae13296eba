import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserRecord, browserRecordFile, parseBrowserRecord } from '#tools/paths/check/browserRecord.ts'
import { addRun, passedPathAttachment, type PassedPath } from '#tests/paths/browser/browserRecord.ts'
import { readBuildId } from '#tests/paths/browser/buildId.ts'

/** Stores what passed paths took. `npm run paths -- --record` reads it. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class BrowserRecordReporter implements Reporter {
  readonly #results = new Map<string, PassedPath | null>()

  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'skipped') return
    const body = attachments.find(({ name }) => name === passedPathAttachment)?.body
    this.#results.set(title, status === 'passed' && body ? (JSON.parse(body.toString()) as PassedPath) : null)
  }

  onEnd(): void {
    if (this.#results.size === 0) return
    const record = addRun(readPrevious(), readBuildId(), this.#results)
    mkdirSync(dirname(browserRecordFile), { recursive: true })
    writeFileSync(browserRecordFile, `${JSON.stringify(record, null, 2)}\n`)
    const { length: missing } = record.missingPaths
    console.log(
      missing === 0
        ? '  All test paths have passed on this build. "npm run paths -- --record" records the coverage.'
        : `  ${missing} test paths have not passed on this build, so the coverage cannot be recorded yet.`,
    )
  }
}

const readPrevious = (): BrowserRecord | null => {
  try {
    return existsSync(browserRecordFile) ? parseBrowserRecord(readFileSync(browserRecordFile, 'utf8')) : null
  } catch {
    return null
  }
}
