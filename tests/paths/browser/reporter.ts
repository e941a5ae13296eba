import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { browserRecordFile } from '#tools/paths/check/browserRecord.ts'
import {
  browserRecordOf,
  isFullRun,
  takenTransitionsAttachment,
  type FollowedPath,
} from '#tests/paths/browser/browserRecord.ts'

/** Keeps what a full, successful run took; `npm run paths -- --record` puts it into the record. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter in no other way
export default class BrowserRecordReporter implements Reporter {
  readonly #walked: FollowedPath[] = []

  onTestEnd(_: TestCase, { status, attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === takenTransitionsAttachment)?.body
    if (status === 'passed' && body) this.#walked.push(JSON.parse(body.toString()) as FollowedPath)
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || !isFullRun(this.#walked)) return
    mkdirSync(dirname(browserRecordFile), { recursive: true })
    writeFileSync(browserRecordFile, `${JSON.stringify(browserRecordOf(this.#walked), null, 2)}\n`)
    console.log(
      `  What the browser took is kept in ${browserRecordFile}. "npm run paths -- --record" puts it into the record.`,
    )
  }
}
