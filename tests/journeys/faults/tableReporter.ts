import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { writeDatedTable } from '#tools/datedTable.ts'

const marks: Readonly<Record<TestResult['status'], string>> = {
  passed: '✓',
  skipped: '–',
  failed: '✗',
  timedOut: '✗',
  interrupted: '?',
}

/** Prints the matrix at the end, and writes it to `dist/faults.txt`: the places, the faults, and how many cells held. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()

  onTestEnd({ title, tags }: TestCase, { status, retry }: TestResult): void {
    if (!tags.includes('@cell')) return
    const [call = '', fault = '', name = ''] = title.split(' / ')
    const row = `${call}: ${name}`
    const mark = status === 'passed' && retry > 0 ? '2' : marks[status]
    this.rows.set(row, (this.rows.get(row) ?? new Map()).set(fault, mark))
  }

  async onEnd(): Promise<void> {
    const faults = [...new Set([...this.rows.values()].flatMap((row) => [...row.keys()]))]
    const lines = [...this.rows].map(([name, row]) => [name, ...faults.map((fault) => row.get(fault) ?? '')])
    const cells = [...this.rows.values()].flatMap((row) => [...row.values()])
    const countOf = (mark: string) => cells.filter((cell) => cell === mark).length
    const summary = `${cells.length} cells: ${countOf('✓')} held, ${countOf('2')} in the second try, ${countOf('✗')} did not.`
    if (cells.length > 0) await writeDatedTable('faults', [['', ...faults], ...lines], summary)
  }
}
