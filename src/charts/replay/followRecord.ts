import { areSameNames, type RecordedEvent } from '#charts/replay/record.ts'
import type { TestModel } from '#charts/testModel.ts'
import { applyInput, type Configuration, notStarted } from '#charts/paths/model/configuration.ts'
import {
  buildConfigurationGraph,
  configurationKey,
  shortestPathFinder,
} from '#charts/paths/model/configurationGraph.ts'
import { eventInputs, type Input, inputName, outcomeInputs, possibleInputs } from '#charts/paths/model/inputs.ts'
import { instrumentChart, type InstrumentedChart } from '#charts/read/instrument.ts'
import { idOfTaken, innermostStates } from '#charts/read/running.ts'

/** A step that fits an event of a record. */
export interface FittingStep {
  /** Milliseconds that pass before the input. */
  readonly wait: number
  /** Null if the event came from a delay that expired. */
  readonly input: Input | null
  /** Other cases of the event take the same transitions into the same states. */
  readonly isGuess: boolean
  /** The chart has not changed since the record, so it does this. The test model has no case for it. */
  readonly isMissing?: true
}

/** One way in which the chart can have reached its states. A record has no payloads, so there can be several. */
interface Candidate {
  readonly configuration: Configuration
  /** The inputs before the record. */
  readonly setup: readonly Input[]
  /** One for each event of the record. */
  readonly steps: readonly FittingStep[]
}

/** What the chart of this checkout makes of the events of one actor. */
export interface FollowedRecord {
  /** A way through all events that fit, and through the first that does not if this checkout does one thing at it. */
  readonly candidate: Candidate
  /** The first event that does not fit; null if all fit. */
  readonly difference: {
    readonly event: RecordedEvent
    /** What this checkout does at the event: the states of each possibility. Empty if it has no such event. */
    readonly possible: readonly (readonly string[])[]
  } | null
}

/** More candidates than this are dropped: they differ in what the key of the test model leaves out. */
const maxCandidates = 200

/** Whether a step took the transitions of the record and led to its states. */
const fits = ({ snapshot, lastStep }: Configuration, { taken, after, event }: RecordedEvent): boolean =>
  snapshot !== null &&
  areSameNames(innermostStates(snapshot), after) &&
  (event === 'xstate.init' || areSameNames(lastStep.takenTransitions, taken.map(idOfTaken)))

/** Of the candidates that the chart cannot tell apart, the first ones. */
const distinctCandidates = (testModel: TestModel, candidates: readonly Candidate[]): Candidate[] => {
  const distinct = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = configurationKey(testModel, candidate.configuration)
    if (!distinct.has(key)) distinct.set(key, candidate)
  }
  return [...distinct.values()].slice(0, maxCandidates)
}

/** All ways in which the chart can be in some states. */
const candidatesIn = (testModel: TestModel, states: readonly string[]): Candidate[] => {
  const graph = buildConfigurationGraph(testModel)
  const pathTo = shortestPathFinder(graph)
  return graph.vertices
    .filter(({ configuration: { snapshot } }) => snapshot && areSameNames(innermostStates(snapshot), states))
    .map((vertex) => ({
      configuration: vertex.configuration,
      setup: pathTo(vertex).map(({ input }) => input),
      steps: [],
    }))
}

/** The candidates before the first event. A record can begin after the start of the chart. */
const firstCandidates = (testModel: TestModel, first: RecordedEvent): Candidate[] =>
  first.event === 'xstate.init'
    ? [{ configuration: notStarted, setup: [], steps: [] }]
    : candidatesIn(testModel, first.before)

/** The candidates after an event that the test model cannot express: the chart is in its states all the same. */
const candidatesAfter = (
  testModel: TestModel,
  { after }: RecordedEvent,
  [before]: readonly Candidate[],
): Candidate[] => {
  const { setup, steps } = before ?? { setup: [], steps: [] }
  const missing: FittingStep = { wait: 0, input: null, isGuess: false, isMissing: true }
  return candidatesIn(testModel, after).map((candidate) => ({ ...candidate, setup, steps: [...steps, missing] }))
}

/** The inputs of the test model that an event of a record can have been. */
const inputsFor = (testModel: TestModel, { event }: RecordedEvent, { runningCalls }: Configuration): Input[] => {
  if (event === 'xstate.init') return possibleInputs(testModel, notStarted)
  const [, kind, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (kind === undefined) return eventInputs(testModel).filter((input) => input.event === event)
  const status = kind === 'done' ? 'done' : 'failed'
  if (!runningCalls.includes(call)) return []
  return outcomeInputs(testModel, call).filter((input) => input.type === 'outcome' && input.status === status)
}

const withStep = (candidate: Candidate, configuration: Configuration, step: FittingStep): Candidate => ({
  ...candidate,
  configuration,
  steps: [...candidate.steps, step],
})

/**
 * Everything that the event can have done in the chart of this checkout, whether it fits the record or not.
 * @param elapsed milliseconds since the event before
 */
const applyEvent = (
  testModel: TestModel,
  chart: InstrumentedChart,
  candidate: Candidate,
  event: RecordedEvent,
  elapsed: number,
): Candidate[] => {
  const { configuration } = candidate
  const timer = configuration.timers.find((running) => running.event.type === event.event)
  if (timer) {
    const delay: Input = { type: 'delay', milliseconds: Math.max(timer.left, 0) }
    return [
      withStep(candidate, applyInput(chart, configuration, delay), {
        wait: delay.milliseconds,
        input: null,
        isGuess: false,
      }),
    ]
  }
  const nextDelay = Math.min(...configuration.timers.map(({ left }) => left))
  const wait = Math.max(0, Math.min(elapsed, nextDelay - 1))
  const waited = wait > 0 ? applyInput(chart, configuration, { type: 'delay', milliseconds: wait }) : configuration
  return inputsFor(testModel, event, configuration).flatMap((input) => {
    const applied = tryInput(chart, waited, input)
    return applied ? withStep(candidate, applied, { wait, input, isGuess: false }) : []
  })
}

/** Null if the chart fails, for example because a part that gets its events does not run in this candidate. */
const tryInput = (chart: InstrumentedChart, configuration: Configuration, input: Input): Configuration | null => {
  try {
    return applyInput(chart, configuration, input)
  } catch {
    return null
  }
}

const statesAfter = ({ configuration: { snapshot } }: Candidate): readonly string[] =>
  snapshot ? innermostStates(snapshot) : []

/** What this checkout does at the event. Undefined if that depends on the payload: the transitions may still tell it. */
const insteadOf = ({ taken }: RecordedEvent, applied: readonly Candidate[]): Candidate | undefined =>
  [
    applied.filter(({ configuration: { lastStep } }) => areSameNames(lastStep.takenTransitions, taken.map(idOfTaken))),
    applied,
  ].find((candidates) => distinctStates(candidates.map(statesAfter)).length === 1)?.[0]

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
 * @param isSameChart the chart has not changed since the record. What does not fit is then missing in the test model
 */
export const followRecord = (
  testModel: TestModel,
  events: readonly RecordedEvent[],
  isSameChart: boolean,
): FollowedRecord => {
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
    const others = fitting.length === 0 && isSameChart ? candidatesAfter(testModel, event, candidates) : []
    if (others.length > 0) candidates = distinctCandidates(testModel, others)
    else if (fitting.length === 0) {
      const possible = distinctStates(applied.map(statesAfter))
      const before = candidates[0] ?? { configuration: notStarted, setup: [], steps: [] }
      return { candidate: insteadOf(event, applied) ?? before, difference: { event, possible } }
    } else candidates = distinctCandidates(testModel, markGuesses(fitting, applied))
  }
  return { candidate: candidates[0] as Candidate, difference: null }
}
