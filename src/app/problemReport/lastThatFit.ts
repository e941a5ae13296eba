import { type RecordedEvent, recordLimits } from '#domain/problemReport/problemReport.ts'

const charactersIn = ({ chart, actor, name, event, taken, after, page, problem, gesture }: RecordedEvent): number =>
  [
    chart,
    actor,
    name,
    event,
    page,
    problem,
    gesture?.name,
    ...after,
    ...taken.flatMap((transition) => [transition.state, transition.event]),
  ].join().length

/** The last events that have together at most as many characters as a report may have. */
export const lastThatFit = (events: readonly RecordedEvent[]): RecordedEvent[] => {
  let characters = 0
  const tooLarge = events.findLastIndex((event) => (characters += charactersIn(event)) > recordLimits.characters)
  return events.slice(tooLarge + 1)
}
