import type { Script, ScriptStep } from '#tools/paths/scripts.ts'

/** The scripts of one chart, with what its flow is for. */
export interface ChartScripts {
  readonly chart: string
  readonly sentence: string
  readonly scripts: readonly Script[]
}

export const formats = ['markdown', 'csv', 'gherkin', 'json'] as const

export type Format = (typeof formats)[number]

/** A text that ends with a quoted sentence needs no full stop of its own. */
const sentence = (text: string): string => (text.endsWith('."') ? text : `${text}.`)

const setupLine = (setup: readonly ScriptStep[]): string[] =>
  setup.length === 0 ? [] : [`To get there: ${setup.map(({ when }) => when).join('; ')}.`, '']

const toMarkdown = (charts: readonly ChartScripts[]): string =>
  charts.map(({ chart, sentence: about, scripts }) => [`# ${chart}`, '', about, '', ...scripts.flatMap(scriptToMarkdown)].join('\n')).join('\n')

const scriptToMarkdown = ({ id, given, setup, steps }: Script): string[] => [
  `## ${id}`,
  '',
  sentence(`Given ${given}`),
  '',
  ...setupLine(setup),
  ...steps.map(({ when, seen }, index) => `${index + 1}. ${sentence(`When ${when}`)} ${sentence(`Then ${seen}`)}`),
  '',
]

const toGherkin = (charts: readonly ChartScripts[]): string =>
  charts.map(({ chart, sentence: about, scripts }) => [`Feature: ${chart}`, `  ${about}`, '', ...scripts.flatMap(scriptToGherkin)].join('\n')).join('\n')

const scriptToGherkin = ({ id, given, setup, steps }: Script): string[] => [
  `  Scenario: ${id}`,
  ...(setup.length > 0 ? setup.map(({ when }, index) => `    ${index === 0 ? 'Given' : 'And'} ${when}`) : []),
  `    ${setup.length > 0 ? 'And' : 'Given'} ${given}`,
  ...steps.flatMap(({ when, seen }) => [`    When ${when}`, `    Then ${seen}`]),
  '',
]

const csvCell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toCsv = (charts: readonly ChartScripts[]): string => {
  const rows = charts.flatMap(({ chart, scripts }) => scripts.flatMap((script) => script.steps.map((step, index) => rowOf(chart, script, step, index))))
  return [['chart', 'script', 'step', 'given', 'when', 'then'], ...rows].map((row) => `${row.map(csvCell).join(',')}\n`).join('')
}

const rowOf = (chart: string, { id, given, setup }: Script, { when, seen }: ScriptStep, index: number): (string | number)[] => {
  const way = setup.length > 0 ? ` (${setup.map((step) => step.when).join('; ')})` : ''
  return [chart, id, index + 1, index === 0 ? `${given}${way}` : '', when, seen]
}

const toJson = (charts: readonly ChartScripts[]): string => `${JSON.stringify({ format: 1, charts }, withErrors, 2)}\n`

/** Errors have nothing that JSON shows by itself. */
const withErrors = (_: string, value: unknown): unknown => (value instanceof Error ? { name: value.name, message: value.message } : value)

const writers: Record<Format, (charts: readonly ChartScripts[]) => string> = { markdown: toMarkdown, csv: toCsv, gherkin: toGherkin, json: toJson }

export const writeScripts = (format: Format, charts: readonly ChartScripts[]): string => writers[format](charts)
