import { stringify } from 'csv-stringify/sync'
import { printValue } from '#charts/paths/model/printValue.ts'
import { dataOf, type Instructions, toSentences } from '#charts/paths/scripts/instructions.ts'
import { type ChartScripts, isAutomatic, type ScriptStep, type TestScript } from '#charts/paths/scripts/testScripts.ts'

const toMarkdown = ({ chart, description, scripts }: ChartScripts): string =>
  [`# ${chart}`, '', ...(description ? [description, ''] : []), ...scripts.flatMap(markdownLines)].join('\n')

const markdownLines = ({ id, title, given, steps, seen, startInstructions }: TestScript): string[] => {
  const start = toSentences(startInstructions).map((line) => `- ${line}`)
  return [
    `## ${title}`,
    '',
    `Id: ${id}`,
    '',
    toSentence(`Given ${given}`),
    '',
    ...(start.length > 0 ? [...start, ''] : []),
    toSentence(`Then ${seen}`),
    ...(steps.length > 0 ? [''] : []),
    // With all steps, each one has the number that a failed automatic test names.
    ...steps.flatMap((step, index) => [
      `${index + 1}. ${toSentence(`When ${step.when}`)} ${toSentence(`Then ${step.seen}`)}`,
      ...toSentences(step.instructions).map((line) => `   - ${line}`),
    ]),
    '',
  ]
}

/** Adds a full stop, unless the text ends with a quoted sentence. */
export const toSentence = (text: string): string => (text.endsWith('."') ? text : `${text}.`)

/** The instructions for a person are doc strings of the steps. */
const toFeature = ({ chart, description, scripts }: ChartScripts): string =>
  [`Feature: ${chart}`, `  ${description}`, '', ...scripts.flatMap(scenarioLines)].join('\n')

const scenarioLines = (script: TestScript): string[] => [
  `  @${script.id}${isAutomatic(script) ? ' @automatic' : ''}`,
  `  Scenario: ${script.title}`,
  ...gherkinStep('Given', script.given, script.startInstructions),
  `    Then ${script.seen}`,
  ...script.steps.flatMap(({ when, seen, instructions }) => [
    ...gherkinStep('When', when, instructions),
    `    Then ${seen}`,
  ]),
  '',
]

const gherkinStep = (keyword: string, text: string, instructions: Instructions): string[] => {
  const sentences = toSentences(instructions)
  const docString = ['"""', ...sentences, '"""'].map((line) => `      ${line}`)
  return [`    ${keyword} ${text}`, ...(sentences.length > 0 ? docString : [])]
}

const columns = ['chart', 'script', 'title', 'step', 'given', 'when', 'how', 'data', 'expected']

/** One row for the precondition of a script, and one for each step (RFC 4180). */
const toCsv = (charts: readonly ChartScripts[]): string =>
  stringify(
    charts.flatMap(({ scripts }) => scripts.flatMap(rowsOf)),
    // The library does not quote a line feed if records end with two characters.
    { header: true, columns, record_delimiter: 'windows', quoted_match: '\n' },
  )

const rowsOf = ({ chart, id, title, given, seen, steps, startInstructions }: TestScript): string[][] => {
  const howAndData = (instructions: Instructions) => [toSentences(instructions).join('\n'), dataLines(instructions)]
  return [
    [chart, id, title, '0', given, '', ...howAndData(startInstructions), seen],
    ...steps.map((step, index) => {
      const [how = '', data = ''] = howAndData(step.instructions)
      return [chart, id, title, String(index + 1), '', step.when, how, data || payloadOf(step), step.seen]
    }),
  ]
}

const dataLines = (instructions: Instructions): string =>
  dataOf(instructions)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')

/** The data of a step of the automatic test. */
const payloadOf = ({ input, instructions }: ScriptStep): string =>
  instructions.by === 'person' || input.type !== 'event' || input.case === '' ? '' : printValue(input.payload)

/** `JSON.stringify` drops the fields of errors. */
const withErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message } : value

const toJson = (charts: readonly ChartScripts[]): string => `${JSON.stringify({ format: 2, charts }, withErrors, 2)}\n`

/** The scripts of charts in one text, and the ending of its file. Gherkin has one feature in a file: its text has one chart. */
export const formats = {
  markdown: { ending: 'md', format: (charts: readonly ChartScripts[]) => charts.map(toMarkdown).join('\n') },
  csv: { ending: 'csv', format: toCsv },
  gherkin: { ending: 'feature', format: (charts: readonly ChartScripts[]) => charts.map(toFeature).join('\n') },
  json: { ending: 'json', format: toJson },
}

export const formatNames = Object.keys(formats) as (keyof typeof formats)[]
