import type { TestScript, ScriptStep } from '#tools/paths/scripts/testScripts.ts'

/** The scripts of one chart. */
export interface ChartScripts {
  readonly chart: string
  /** The description of the chart. */
  readonly description: string
  readonly scripts: readonly TestScript[]
}

export const formats = ['markdown', 'csv', 'gherkin', 'json'] as const

export type Format = (typeof formats)[number]

/** Adds a full stop, unless the text ends with a quoted sentence. */
const toSentence = (text: string): string => (text.endsWith('."') ? text : `${text}.`)

const joinSetup = (setup: readonly ScriptStep[]): string => setup.map(({ when }) => when).join('; ')

const toMarkdown = (charts: readonly ChartScripts[]): string =>
  charts
    .map(({ chart, description, scripts }) =>
      [`# ${chart}`, '', description, '', ...scripts.flatMap(scriptToMarkdown)].join('\n'),
    )
    .join('\n')

const scriptToMarkdown = ({ id, given, setup, steps, seen: seenAtStart }: TestScript): string[] => [
  `## ${id}`,
  '',
  toSentence(`Given ${given}`),
  '',
  ...(setup.length > 0 ? [`To get there: ${joinSetup(setup)}.`, ''] : []),
  ...(steps.length === 0 ? [toSentence(`Then ${seenAtStart}`)] : []),
  ...steps.map(({ when, seen }, index) => `${index + 1}. ${toSentence(`When ${when}`)} ${toSentence(`Then ${seen}`)}`),
  '',
]

const toGherkin = (charts: readonly ChartScripts[]): string =>
  charts
    .map(({ chart, description, scripts }) =>
      [`Feature: ${chart}`, `  ${description}`, '', ...scripts.flatMap(scriptToGherkin)].join('\n'),
    )
    .join('\n')

const scriptToGherkin = ({ id, given, setup, steps, seen: seenAtStart }: TestScript): string[] => [
  `  Scenario: ${id}`,
  ...setup.map(({ when }, index) => `    ${index === 0 ? 'Given' : 'And'} ${when}`),
  `    ${setup.length > 0 ? 'And' : 'Given'} ${given}`,
  ...(steps.length === 0 ? [`    Then ${seenAtStart}`] : []),
  ...steps.flatMap(({ when, seen }) => [`    When ${when}`, `    Then ${seen}`]),
  '',
]

const toCsvCell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toCsv = (charts: readonly ChartScripts[]): string => {
  const rows = charts.flatMap(({ chart, scripts }) => scripts.flatMap((script) => csvRowsOf(chart, script)))
  return [['chart', 'script', 'step', 'given', 'when', 'then'], ...rows]
    .map((row) => `${row.map(toCsvCell).join(',')}\n`)
    .join('')
}

const csvRowsOf = (
  chart: string,
  { id, given, setup, steps, seen: seenAtStart }: TestScript,
): (string | number)[][] => {
  const precondition = setup.length > 0 ? `${given} (${joinSetup(setup)})` : given
  if (steps.length === 0) return [[chart, id, 1, precondition, '', seenAtStart]]
  return steps.map(({ when, seen }, index) => [chart, id, index + 1, index === 0 ? precondition : '', when, seen])
}

const toJson = (charts: readonly ChartScripts[]): string =>
  `${JSON.stringify({ format: 1, charts }, replaceErrors, 2)}\n`

/** `JSON.stringify` drops the fields of errors. */
const replaceErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message } : value

const formatters: Record<Format, (charts: readonly ChartScripts[]) => string> = {
  markdown: toMarkdown,
  csv: toCsv,
  gherkin: toGherkin,
  json: toJson,
}

export const formatScripts = (format: Format, charts: readonly ChartScripts[]): string => formatters[format](charts)
