import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Says how many of the test paths have taken their screenshots. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class ProgressReporter implements Reporter {
  #total = 0
  #done = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd({ title, parent }: TestCase, { status }: TestResult): void {
    if (status === 'skipped' || status === 'interrupted') return
    this.#done += 1
    const result = status === 'passed' ? '' : ': failed'
    console.log(`Screenshots: ${this.#done} of ${this.#total} test paths (${parent.title} ${title}${result})`)
  }
}
