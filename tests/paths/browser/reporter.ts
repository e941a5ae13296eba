import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { untakenTransitions } from '#tests/paths/browser/untakenTransitions.ts'

/** The type of the annotation that has the link to the path in the atlas. */
export const atlasAnnotation = 'atlas'

/** The name of the attachment that has the transitions that a path took. */
export const takenAttachment = 'taken transitions'

/**
 * Prints the link to a failed path in the atlas. Fails the run if a chart whose paths all passed has a transition that
 * its page object can perform and that no path took.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class PathsReporter implements Reporter {
  readonly #taken = new Map<string, Set<string>>()
  readonly #failed = new Set<string>()

  onTestEnd({ title, parent, annotations }: TestCase, { status, attachments }: TestResult): void {
    const taken = this.#taken.get(parent.title) ?? new Set()
    this.#taken.set(parent.title, taken)
    for (const { name, body } of attachments)
      if (name === takenAttachment && body) for (const id of JSON.parse(body.toString()) as string[]) taken.add(id)
    if (status === 'passed' || status === 'skipped') return
    this.#failed.add(parent.title)
    for (const { type, description } of annotations)
      if (type === atlasAnnotation) console.log(`  ${title} in the atlas: ${description}`)
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (process.env['PATHS_PART'] !== undefined) return undefined
    const problems = pageObjects.flatMap((pageObject) => {
      const chart = pageObject.testModel.id
      const taken = this.#taken.get(chart)
      if (!taken || this.#failed.has(chart)) return []
      return untakenTransitions(pageObject, taken).map((id) => `${chart}: no path took "${id}".`)
    })
    if (problems.length === 0) return undefined
    console.log(['The page objects can perform transitions that no path took:', ...problems].join('\n  '))
    return { status: 'failed' }
  }
}
