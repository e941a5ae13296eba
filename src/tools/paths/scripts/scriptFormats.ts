import type { TestScript, ScriptStep } from '#tools/paths/scripts/testScripts.ts'

/** The scripts of one chart, with what its flow is for. */
export interface ChartScripts {
  readonly chart: string
  readonly sentence: string
  readonly scripts: readonly TestScript[]
}

export const formats = ['markdown', 'csv', 'gherkin', 'json'] as const

export type Format = (typeof formats)[number]

/** A text that ends with a quoted sentence needs no full stop of its own. */
const sentence = (text: string): string => (text.endsWith('."') ? text : `${text}.`)

const setupLine = (setup: readonly ScriptStep[]): string[] =>
  setup.length === 0 ? [] : [`To get there: ${setup.map(({ when }) => when).join('; ')}.`, '']

const toMarkdown = (charts: readonly ChartScripts[]): string =>
  charts
    .map(({ chart, sentence: about, scripts }) =>
      [`# ${chart}`, '', about, '', ...scripts.flatMap(scriptToMarkdown)].join('\n'),
    )
    .join('\n')

/** A script that only starts the chart looks at what is there at once. */
const looksOf = ({ steps, seen }: TestScript): string[] => (steps.length === 0 ? [sentence(`Then ${seen}`)] : [])

const scriptToMarkdown = (script: TestScript): string[] => [
  `## ${script.id}`,
  '',
  sentence(`Given ${script.given}`),
  '',
  ...setupLine(script.setup),
  ...looksOf(script),
  ...script.steps.map(
    ({ when, seen }, index) => `${index + 1}. ${sentence(`When ${when}`)} ${sentence(`Then ${seen}`)}`,
  ),
  '',
]

const toGherkin = (charts: readonly ChartScripts[]): string =>
  charts
    .map(({ chart, sentence: about, scripts }) =>
      [`Feature: ${chart}`, `  ${about}`, '', ...scripts.flatMap(scriptToGherkin)].join('\n'),
    )
    .join('\n')

const scriptToGherkin = ({ id, given, setup, steps, seen: atStart }: TestScript): string[] => [
  `  Scenario: ${id}`,
  ...(setup.length > 0 ? setup.map(({ when }, index) => `    ${index === 0 ? 'Given' : 'And'} ${when}`) : []),
  `    ${setup.length > 0 ? 'And' : 'Given'} ${given}`,
  ...(steps.length === 0 ? [`    Then ${atStart}`] : []),
  ...steps.flatMap(({ when, seen }) => [`    When ${when}`, `    Then ${seen}`]),
  '',
]

const csvCell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toCsv = (charts: readonly ChartScripts[]): string => {
  const rows = charts.flatMap(({ chart, scripts }) => scripts.flatMap((script) => rowsOf(chart, script)))
  return [['chart', 'script', 'step', 'given', 'when', 'then'], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\n`)
    .join('')
}

const rowsOf = (chart: string, { id, given, setup, steps, seen: atStart }: TestScript): (string | number)[][] => {
  const way = setup.length > 0 ? ` (${setup.map(({ when }) => when).join('; ')})` : ''
  if (steps.length === 0) return [[chart, id, 1, `${given}${way}`, '', atStart]]
  return steps.map(({ when, seen }, index) => [chart, id, index + 1, index === 0 ? `${given}${way}` : '', when, seen])
}

const toJson = (charts: readonly ChartScripts[]): string => `${JSON.stringify({ format: 1, charts }, withErrors, 2)}\n`

/** Errors have nothing that JSON shows by itself. */
const withErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message } : value

const writers: Record<Format, (charts: readonly ChartScripts[]) => string> = {
  markdown: toMarkdown,
  csv: toCsv,
  gherkin: toGherkin,
  json: toJson,
}

export const formatScripts = (format: Format, charts: readonly ChartScripts[]): string => writers[format](charts)
