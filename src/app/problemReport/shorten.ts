import type { RecordedEvent } from '#domain/problemReport/problemReport.ts'

/** An event with the new text of a field, a new address or newer rows. It replaces the one before. */
const isChange = (event: string): boolean =>
  event.endsWith('.changed') || ['changes.made', 'view.shown'].includes(event)

const areEqual = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second)

/** Whether a chart gets the next letter of the same field: the last one of them says enough. */
export const isRepeated = (last: RecordedEvent | undefined, { event, taken, before, after }: RecordedEvent): boolean =>
  last?.event === event &&
  isChange(event) &&
  areEqual(before, after) &&
  areEqual([last.after, last.taken], [after, taken])

/** Charts that load code and send requests. If they succeed, the chart that waits for them says so. */
const helpers = ['lazyCode', 'call']

const isSuccess = ({ event }: RecordedEvent): boolean =>
  ['xstate.init', 'code.requested'].includes(event) || event.startsWith('xstate.done.actor.')

/** The events that say nothing any more after the last one of them. */
export const needlessEvents = (events: readonly RecordedEvent[], last: RecordedEvent): RecordedEvent[] => {
  const { chart, actor, event, status } = last
  if (status !== 'done' && event !== 'xstate.stop') return []
  const own = events.filter((other) => other.actor === actor)
  if (helpers.includes(chart)) return status === 'done' && own.every(isSuccess) ? own : []
  if (event !== 'xstate.stop') return []
  // A part of a page to which nothing happened, and the ends of the parts inside a part.
  const isUnused = own.every((other) => ['xstate.init', 'xstate.stop'].includes(other.event))
  const inner = events.filter((other) => other.parent === actor && other.event === 'xstate.stop')
  return [...(isUnused && own.length > 1 ? own : []), ...inner]
}
