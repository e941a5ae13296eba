import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserRecord, browserRecordFile, parseBrowserRecord } from '#tools/paths/check/browserRecord.ts'
import { addRun, atlasAnnotation, passedPathAttachment, type PassedPath } from '#tests/paths/browser/browserRecord.ts'
import { readBuildId } from '#tests/paths/browser/buildId.ts'

/** Stores what passed paths took. `npm run paths -- --record` reads it. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class BrowserRecordReporter implements Reporter {
  readonly #results = new Map<string, PassedPath | null>()
  readonly #charts = new Set<string>()

  onTestEnd({ title, parent, annotations }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'skipped') return
    this.#charts.add(parent.title)
    if (status !== 'passed')
      for (const { type, description } of annotations)
        if (type === atlasAnnotation) console.log(`  ${title} in the atlas: ${description}`)
    const body = attachments.find(({ name }) => name === passedPathAttachment)?.body
    this.#results.set(title, status === 'passed' && body ? (JSON.parse(body.toString()) as PassedPath) : null)
  }

  onEnd(): void {
    if (this.#results.size === 0) return
    const record = addRun(readPrevious(), readBuildId(), this.#results)
    mkdirSync(dirname(browserRecordFile), { recursive: true })
    writeFileSync(browserRecordFile, `${JSON.stringify(record, null, 2)}\n`)
    console.log(`  ${howToRecord(record, this.#charts)}`)
  }
}

/** Says which coverage can be recorded after a run of the paths of charts. */
const howToRecord = ({ missingPaths }: Pick<BrowserRecord, 'missingPaths'>, charts: ReadonlySet<string>): string => {
  if (Object.keys(missingPaths).length === 0)
    return 'All test paths have passed on this build. "npm run paths -- --record" records the coverage.'
  const complete = [...charts].filter((chart) => !(chart in missingPaths))
  const count = Object.values(missingPaths).flat().length
  return complete.length > 0
    ? `All test paths of ${complete.join(', ')} have passed. "npm run paths -- --record ${complete.join(' ')}" records them.`
    : `${count} test paths have not passed on this build, so the coverage cannot be recorded yet.`
}

const readPrevious = (): BrowserRecord | null => {
  try {
    return existsSync(browserRecordFile) ? parseBrowserRecord(readFileSync(browserRecordFile, 'utf8')) : null
  } catch {
    return null
  }
}
