import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { formatTable } from '#charts/formatTable.ts'

/** Prints journeys by engine at the end: whether they held, and how many seconds they took. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()
  private readonly seconds = new Map<string, number>()

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    const held = { passed: 'held', skipped: 'skipped' }[status as string] ?? 'failed'
    const cell = status === 'skipped' ? held : `${held} ${(duration / 1_000).toFixed(1)} s`
    this.rows.set(test.title, (this.rows.get(test.title) ?? new Map()).set(engine, cell))
    this.seconds.set(engine, (this.seconds.get(engine) ?? 0) + duration / 1_000)
  }

  onEnd({ duration }: FullResult): void {
    const engines = [...this.seconds.keys()].toSorted()
    const lines = [...this.rows].map(([title, cells]) => [title, ...engines.map((engine) => cells.get(engine) ?? '')])
    const sums = engines.map((engine) => `${(this.seconds.get(engine) ?? 0).toFixed(0)} s`)
    console.log(`\n${formatTable([['Journey', ...engines], ...lines, ['Together', ...sums]])}`)
    console.log(`\nIt took ${(duration / 1_000).toFixed(0)} s.`)
  }
}
