import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { formatTable } from '#charts/formatTable.ts'

const marks: Readonly<Record<TestResult['status'], string>> = {
  passed: '✓',
  skipped: '–',
  failed: '✗',
  timedOut: '✗',
  interrupted: '?',
}

/** Prints the matrix at the end: the places, the faults, and how many cells held. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()

  onTestEnd({ title, tags }: TestCase, { status }: TestResult): void {
    if (!tags.includes('@cell')) return
    const [call = '', fault = '', name = ''] = title.split(' / ')
    const row = `${call}: ${name}`
    this.rows.set(row, (this.rows.get(row) ?? new Map()).set(fault, marks[status]))
  }

  onEnd(_result: FullResult): void {
    const faults = [...new Set([...this.rows.values()].flatMap((row) => [...row.keys()]))]
    const lines = [...this.rows].map(([name, row]) => [name, ...faults.map((fault) => row.get(fault) ?? '')])
    const cells = [...this.rows.values()].flatMap((row) => [...row.values()])
    const countOf = (mark: string) => cells.filter((cell) => cell === mark).length
    console.log(`\n${formatTable([['', ...faults], ...lines])}`)
    console.log(`\n${cells.length} cells: ${countOf('✓')} held, ${countOf('✗')} did not, ${countOf('–')} excepted.`)
  }
}
