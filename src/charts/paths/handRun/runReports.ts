import { escapeMarkup } from '#charts/markup.ts'
import { stringify } from 'csv-stringify/sync'
import type { HandRun, RunScript, RunStep } from '#charts/paths/handRun/handRun.ts'

export const commentOf = ({ answer }: RunStep): string => answer?.comment ?? ''

export const countOf = ({ scripts }: HandRun, result: RunScript['result']): number =>
  scripts.filter((script) => script.result === result).length

/** In the format of JUnit: a test case for each script. A blocked one is an error, an open one is skipped. */
export const toJunit = (run: HandRun): string => {
  const counts = `tests="${run.scripts.length}" failures="${countOf(run, 'failed')}" errors="${countOf(run, 'blocked')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escapeMarkup(run.chart)}" ${counts} skipped="${countOf(run, 'open')}">`,
    ...run.scripts.flatMap((script) => [
      `    <testcase classname="${escapeMarkup(run.chart)}" name="${escapeMarkup(`${script.title} (${script.id})`)}">`,
      ...problemOf(script),
      `      <system-out>${escapeMarkup(script.steps.map(logLine).join('\n'))}</system-out>`,
      '    </testcase>',
    ]),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const problemOf = ({ result, steps }: RunScript): string[] => {
  if (result === 'open') return ['      <skipped message="The run of this script is not complete" />']
  const step = steps.find((candidate) => candidate.result === result)
  if (result === 'passed' || !step) return []
  const element = result === 'failed' ? 'failure' : 'error'
  const message = commentOf(step) || `${step.title} ${step.expected}`
  return [
    `      <${element} type="${result}" message="${escapeMarkup(message)}">${escapeMarkup(logLine(step))}</${element}>`,
  ]
}

const logLine = (step: RunStep): string =>
  [`${step.number}. ${step.result}: ${step.title} ${step.expected}`, commentOf(step)].filter(Boolean).join(' ')

const columns = ['id', 'title', 'steps', 'expected', 'result', 'comment', 'picture']

/**
 * One row for each step. TestRail starts a case where a row has a title, Xray where the id changes. A spreadsheet
 * would run a comment that starts with "=".
 */
export const toRunCsv = ({ scripts }: HandRun): string =>
  stringify(
    scripts.flatMap(({ id, title, steps }) =>
      steps.map((step) => [
        id,
        step.number === 0 ? title : '',
        [step.title, ...step.instructions].join('\n'),
        step.expected,
        step.result,
        commentOf(step),
        step.answer?.picture ?? '',
      ]),
    ),
    { header: true, columns, record_delimiter: 'windows', quoted_match: '\n', escape_formulas: true },
  )
