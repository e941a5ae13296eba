import { relative, resolve } from 'node:path'
import type { CheckedChart } from '#charts/check.ts'
import type { CommandIo } from '#charts/command/commandLine.ts'
import { lineOf } from '#charts/command/keyLines.ts'
import { type Chart, type ChartState, type ChartTransition, labelOf } from '#charts/read/chart.ts'

/** What the reader of a result must know. */
interface Findings {
  /** The variable of the chart. */
  readonly name: string
  readonly file: string
  readonly notes: readonly string[]
  /** Whether a part of the chart was not read. */
  readonly isPartial: boolean
  /** What the command says about the coverage. */
  readonly lines: readonly string[]
}

/** A mark at a line of a file. A workflow can run in a folder of the repository, and a pull request has paths from the root. */
export const annotation = (
  kind: 'error' | 'warning' | 'notice',
  file: string,
  line: number,
  message: string,
): string => {
  const path = relative(process.env['GITHUB_WORKSPACE'] ?? '', resolve(file))
  return `::${kind} file=${escape(path).replaceAll(':', '%3A').replaceAll(',', '%2C')},line=${line}::${escape(message)}`
}

/**
 * Annotations for a pull request of GitHub: an error for each goal that no path meets, at its line of the file. The
 * summary of the job gets the lines about the coverage.
 */
export const reportToGitHub = (
  { graph, coverages, hiddenFields, scripts }: CheckedChart,
  { name, file, notes, isPartial, lines }: Findings,
  { print, read, write }: CommandIo,
): void => {
  const text = read(file) ?? ''
  const annotate = (kind: 'error' | 'warning' | 'notice', line: number, message: string) =>
    print(annotation(kind, file, line, message))
  for (const note of notes) annotate(isPartial ? 'warning' : 'notice', 1, note)
  for (const field of hiddenFields) annotate('warning', 1, field)
  for (const goal of coverages.flatMap(({ missing }) => missing))
    annotate('error', lineOf(text, name, keysOf(graph.chart, goal)), `Nothing covers ${goal}.`)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  const [title = '', ...missing] = lines
  const items = missing.map((line) => `- ${line}`)
  const paths = scripts.scripts.map((script) => `1. ${script.title}`)
  const tested = paths.length > 0 ? ['The test paths:', '', ...paths, ''] : []
  if (summary) write(summary, `${read(summary) ?? ''}${[`### ${title}`, '', ...items, '', ...tested].join('\n')}\n`)
}

const escape = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** The keys of the transition or the state that a goal names first. */
const keysOf = ({ transitions, states }: Chart, goal: string): string[] => {
  const transition = transitions.find(({ id }) => goal.startsWith(`${id}:`) || goal.startsWith(`${id},`))
  if (transition) return [...stateKeys(transition.source), ...eventKeys(transition)]
  const state = states.find(({ path }) => goal.startsWith(`${path}:`))
  return state ? stateKeys(state) : []
}

const stateKeys = ({ keys }: ChartState): string[] => keys.flatMap((key) => ['states', key])

const eventKeys = ({ eventType }: ChartTransition): string[] => {
  if (eventType === '') return ['always']
  if (eventType.startsWith('xstate.after.')) return ['after', labelOf(eventType).replace('after ', '')]
  if (eventType.startsWith('xstate.done.state.')) return ['onDone']
  const ends: Readonly<Record<string, string>> = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }
  const end = ends[/^xstate\.(done|error|snapshot)\./.exec(eventType)?.[1] ?? '']
  return end === undefined ? ['on', eventType] : ['invoke', end]
}
