import { stringify } from 'csv-stringify/sync'
import { printValue } from '#charts/paths/model/printValue.ts'
import { type Instructions, toSentences } from '#charts/paths/scripts/instructions.ts'
import type { ChartScripts } from '#charts/paths/scripts/scriptFormats.ts'
import type { ScriptStep, TestScript } from '#charts/paths/scripts/testScripts.ts'

const columns = ['chart', 'script', 'title', 'step', 'given', 'when', 'how', 'data', 'expected']

/** One row for the precondition of a script, and one for each step (RFC 4180). */
export const toCsv = (charts: readonly ChartScripts[]): string =>
  stringify(
    charts.flatMap(({ scripts }) => scripts.flatMap(rowsOf)),
    // The library does not quote a line feed if records end with two characters.
    { header: true, columns, record_delimiter: 'windows', quoted_match: '\n' },
  )

const rowsOf = ({ chart, id, title, given, seen, setup, steps, startInstructions }: TestScript): string[][] => {
  const start = setup.length > 0 ? '' : given
  return [
    [chart, id, title, '0', start, '', howOf(startInstructions), dataOf(startInstructions), seen],
    ...[...setup, ...steps].map((step, index) => [
      chart,
      id,
      title,
      String(index + 1),
      setup.length > 0 && index === setup.length ? given : '',
      step.when,
      howOf(step.instructions),
      dataOf(step.instructions) || payloadOf(step),
      step.seen,
    ]),
  ]
}

const howOf = (instructions: Instructions): string => toSentences(instructions).join('\n')

const dataOf = ({ data }: Instructions): string =>
  Object.entries(data)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')

/** The data of a step of the automatic test. */
const payloadOf = ({ input, instructions }: ScriptStep): string =>
  instructions.by === 'person' || input.type !== 'event' || input.case === '' ? '' : printValue(input.payload)
