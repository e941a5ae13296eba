import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { browserRecordFile } from '#tools/paths/check/browserRecord.ts'
import { browserRecordOf, isFull, takenAttachment, type WalkedPath } from '#tests/paths/browser/browserRecord.ts'

/** Keeps what a full, successful run took; `npm run paths -- --record` puts it into the record. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter in no other way
export default class TakenReporter implements Reporter {
  readonly #walked: WalkedPath[] = []

  onTestEnd(_: TestCase, { status, attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === takenAttachment)?.body
    if (status === 'passed' && body) this.#walked.push(JSON.parse(body.toString()) as WalkedPath)
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || !isFull(this.#walked)) return
    mkdirSync(dirname(browserRecordFile), { recursive: true })
    writeFileSync(browserRecordFile, `${JSON.stringify(browserRecordOf(this.#walked), null, 2)}\n`)
    console.log(
      `  What the browser took is kept in ${browserRecordFile}. "npm run paths -- --record" puts it into the record.`,
    )
  }
}
