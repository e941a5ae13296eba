import { toCsv } from '#charts/paths/scripts/csv.ts'
import { featureOf } from '#charts/paths/scripts/gherkin.ts'
import { toMarkdown } from '#charts/paths/scripts/markdown.ts'
import type { TestScript } from '#charts/paths/scripts/testScripts.ts'

/** The scripts of one chart. */
export interface ChartScripts {
  readonly chart: string
  /** The description of the chart. */
  readonly description: string
  readonly scripts: readonly TestScript[]
}

export const formats = ['markdown', 'csv', 'gherkin', 'json'] as const

export type Format = (typeof formats)[number]

/** The ending of the files of a format. */
export const fileEndings: Record<Format, string> = { markdown: 'md', csv: 'csv', gherkin: 'feature', json: 'json' }

const toJson = (charts: readonly ChartScripts[]): string =>
  `${JSON.stringify({ format: 1, charts }, replaceErrors, 2)}\n`

/** `JSON.stringify` drops the fields of errors. */
const replaceErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message } : value

const formatters: Record<Format, (charts: readonly ChartScripts[]) => string> = {
  markdown: toMarkdown,
  csv: toCsv,
  gherkin: (charts) => charts.map(featureOf).join('\n'),
  json: toJson,
}

/** The scripts of charts in one text. Gherkin has one feature in a file, so its text has one chart. */
export const formatScripts = (format: Format, charts: readonly ChartScripts[]): string => formatters[format](charts)
