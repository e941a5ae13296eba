import type { RecordedEvent, ReportStep } from '#domain/problemReport/problemReport.ts'

/** The words of one chart, as scripts for testers have them. */
export interface ChartWords {
  /** AREA/FLOW. */
  readonly id: string
  /** Changes with the states and transitions of the chart. */
  readonly fingerprint: string
  /** What happens at an event, by its type. */
  readonly events: Readonly<Record<string, string>>
  /** What a person notices of a state, by its path. */
  readonly states: Readonly<Record<string, string>>
}

/** By the id of a chart: `verify`. */
export type AllChartWords = Readonly<Record<string, ChartWords>>

const whenOf = (words: ChartWords | undefined, type: string): string => {
  const known = words?.events[type]
  if (known !== undefined) return known
  if (type === 'xstate.init') return 'it starts'
  if (type === 'xstate.stop') return 'its page or part closes'
  return type.startsWith('xstate.after.') ? 'time passes' : `the event '${type}' arrives`
}

const controls: Readonly<Record<string, string>> = {
  a: 'link',
  input: 'field',
  popstate: 'Back or Forward',
  select: 'field',
  summary: 'button',
  textarea: 'field',
}

/** The event with the control in words. A name that is not known is left out: it can be that of a person. */
export const withControl = (names: readonly string[], event: RecordedEvent): RecordedEvent => {
  if (!event.gesture) return event
  const { role, name = '' } = event.gesture
  return { ...event, gesture: { role: controls[role] ?? role, ...(names.includes(name) && { name }) } }
}

/** The states around `state`, and the state itself: `open`, `open.listing`. */
export const withAncestors = (state: string): string[] => {
  const names = state.split('.')
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

const enteredStates = ({ before, after }: RecordedEvent): string[] => {
  const left = new Set(before.flatMap(withAncestors))
  return [...new Set(after.flatMap(withAncestors))].filter((state) => !left.has(state))
}

/** The start and the end of a chart take no transition. */
const lifecycleEvents = ['xstate.init', 'xstate.stop']

export const describeEvent = (allWords: AllChartWords, event: RecordedEvent): ReportStep => {
  const words = allWords[event.chart]
  const entered = [...new Set(enteredStates(event).flatMap((state) => words?.states[state] ?? []))]
  return {
    at: event.at,
    chart: words?.id ?? event.chart,
    when: whenOf(words, event.event),
    seen: event.taken.length === 0 && !lifecycleEvents.includes(event.event) ? ['nothing changes'] : entered,
  }
}
