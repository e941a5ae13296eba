import { type Failure, lastFailedCall } from '#charts/replay/failure.ts'
import { actorText } from '#charts/replay/record.ts'
import { type ReplayedReport, secondsText } from '#charts/replay/replayReport.ts'
import { type AllChartWords, describeEvent } from '#domain/problemReport/describeEvents.ts'
import type { Gesture, ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import { routeAt, titleOf } from '#domain/routes/routes.ts'
import { countBeforeReport, lastStepOf } from '#tools/problemReport/replayProblemReport.ts'

/** A page with its title: `Users (/admin/users)`. */
export const pageText = (path: string): string =>
  path === '' ? 'an unknown address' : `${titleOf(routeAt(path))} (${path})`

/** Why a chart is the one of the failure. */
export const reasonText: Readonly<Record<Failure['reason'], string>> = {
  difference: 'it is the first chart that does not follow',
  error: 'a mistake in the code stopped it',
  failedCall: 'it showed the failure',
  lastStep: 'the person did the last step there',
}

/** `button 'Retry'`; empty if the control has another name for each person. */
const gestureText = ({ role, name }: Gesture): string => (name === undefined ? '' : `${role} '${name}'`)

/** What a reader has to know of a report first, in five lines. */
export const summaryOf = (
  report: ProblemReport,
  { steps }: ReplayedReport,
  failure: Failure | null,
  words: AllChartWords,
): string[] => {
  const events = report.events.slice(0, countBeforeReport(report.events))
  const text = (event: RecordedEvent | undefined): string => {
    if (!event) return 'the report does not say it'
    const { chart, when, at } = describeEvent(words, event)
    const detail = event.problem ?? (event.gesture && gestureText(event.gesture))
    return `${when}${detail ? ` (${detail})` : ''}. ${chart}${actorText(events, event)}, ${secondsText(at)}`
  }
  const failedCall = lastFailedCall(events)
  const page = events.at(-1)?.page
  return [
    `Page: ${page === undefined ? 'the report does not say it' : pageText(page)}`,
    `The person did last: ${text(lastStepOf(report, words))}`,
    `Failed: ${failedCall ? text(failedCall) : 'no call'}`,
    `Chart: ${failure ? chartText(failure, events) : 'none'}`,
    `Replay: ${replayText(steps)}`,
  ]
}

const chartText = ({ actor, reason, shownAfter }: Failure, events: readonly RecordedEvent[]): string => {
  const states = (event: { readonly after: readonly string[] } | undefined): string =>
    event?.after.join(' and ') || 'no state'
  const last = states(actor.events.at(-1))
  const way = shownAfter && states(shownAfter) !== last ? `${states(shownAfter)}, and ${last} at the end` : last
  const [first] = actor.events
  return `${actor.chart}${first ? actorText(events, first) : ''} in ${way}, because ${reasonText[reason]}`
}

/** Each name once, with how often it is there: `dashboard/section (4 times)`. */
const namesWithCounts = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} (${count} times)` : name))
    .join(', ')

const replayText = (steps: ReplayedReport['steps']): string => {
  const differing = steps.filter(({ difference }) => difference !== null).map(({ chart }) => chart)
  const missing = steps.filter(({ isMissing }) => isMissing).length
  const rest = missing > 0 ? `, and the test model has no case for ${missing} of ${steps.length} steps` : ''
  const verb = new Set(differing).size === 1 ? 'does' : 'do'
  return (
    (differing.length > 0 ? `${namesWithCounts(differing)} ${verb} not follow` : 'the charts of this checkout follow') +
    rest
  )
}

/** Each difference once, with the times of the steps: `0.1 s, 0.2 s  dashboard/section differs. …`. */
export const differenceLines = ({ steps }: ReplayedReport): string[] => {
  const times = new Map<string, string[]>()
  for (const { at, chart, difference } of steps) {
    if (difference === null) continue
    const text = `${chart} differs. ${difference}`
    times.set(text, [...(times.get(text) ?? []), secondsText(at)])
  }
  return [...times].map(([text, at]) => `${[...new Set(at)].join(', ').padStart(8)}  ${text}`)
}
