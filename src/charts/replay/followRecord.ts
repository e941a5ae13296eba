import type { RecordedEvent } from '#charts/replay/record.ts'
import type { TestModel } from '#charts/testModel.ts'
import { notStarted } from '#charts/paths/model/configuration.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { instrumentChart } from '#charts/read/instrument.ts'
import { applyEvent, type Candidate, distinctCandidates, firstCandidates, fits } from '#charts/replay/candidates.ts'
import { innermostStates } from '#charts/read/running.ts'

/** What the chart of this checkout makes of the events of one actor. */
export interface FollowedRecord {
  /** A way through all events that fit. */
  readonly candidate: Candidate
  /** The first event that does not fit; null if all fit. */
  readonly difference: {
    readonly event: RecordedEvent
    /** What this checkout does at the event: the states of each possibility. Empty if it has no such event. */
    readonly possible: readonly (readonly string[])[]
  } | null
}

const distinctStates = (states: readonly (readonly string[])[]): (readonly string[])[] => [
  ...new Map(states.map((names) => [names.join(), names])).values(),
]

/** The event with which a chart ends the charts that it runs. No chart declares it. */
const isStop = ({ event }: RecordedEvent): boolean => event === 'xstate.stop'

const lastInput = ({ steps }: Candidate): Input | null => steps.at(-1)?.input ?? null

const distinctInputs = (candidates: readonly Candidate[]): number =>
  new Set(candidates.map(lastInput).map((input) => input && inputName(input))).size

/** Marks the last steps if the record does not say which case it was: several fit, or an event has only one. */
const markGuesses = (fitting: readonly Candidate[], tried: readonly Candidate[]): Candidate[] => {
  const areSeveral = distinctInputs(fitting) > 1
  const isOnly = distinctInputs(tried) === 1
  return fitting.map((candidate) => {
    const input = lastInput(candidate)
    const isGuess = areSeveral || (isOnly && input?.type === 'event' && input.case !== '')
    const steps = candidate.steps.map((step, index, { length }) => (index === length - 1 ? { ...step, isGuess } : step))
    return { ...candidate, steps }
  })
}

/**
 * Follows the events of one actor on the chart of this checkout. It tries all payloads of the test model, and keeps
 * those that take the same transitions into the same states.
 * @param events of one actor, the oldest first
 */
export const followRecord = (testModel: TestModel, events: readonly RecordedEvent[]): FollowedRecord => {
  const chart = instrumentChart(testModel.machine)
  const followed = events.filter((event) => !isStop(event))
  const [first] = followed
  if (!first) return { candidate: { configuration: notStarted, setup: [], steps: [] }, difference: null }
  let candidates = distinctCandidates(testModel, firstCandidates(testModel, first))
  let time = first.at
  for (const event of followed) {
    const elapsed = event.at - time
    time = event.at
    const applied = candidates.flatMap((candidate) => applyEvent(testModel, chart, candidate, event, elapsed))
    const fitting = applied.filter(({ configuration }) => fits(configuration, event))
    if (fitting.length === 0) {
      const possible = applied.map(({ configuration: { snapshot } }) => (snapshot ? innermostStates(snapshot) : []))
      const candidate = candidates[0] ?? { configuration: notStarted, setup: [], steps: [] }
      return { candidate, difference: { event, possible: distinctStates(possible) } }
    }
    candidates = distinctCandidates(testModel, markGuesses(fitting, applied))
  }
  return { candidate: candidates[0] as Candidate, difference: null }
}
