import { areSameNames, type RecordedEvent } from '#charts/replay/record.ts'
import type { TestModel } from '#charts/testModel.ts'
import { applyInput, type Configuration, notStarted } from '#charts/paths/model/configuration.ts'
import {
  buildConfigurationGraph,
  configurationKey,
  shortestPathFinder,
} from '#charts/paths/model/configurationGraph.ts'
import { eventInputs, type Input, outcomeInputs, possibleInputs } from '#charts/paths/model/inputs.ts'
import type { InstrumentedChart } from '#charts/read/instrument.ts'
import { idOfTaken, innermostStates } from '#charts/read/running.ts'

/** A step that fits an event of a record. */
export interface FittingStep {
  /** Milliseconds that pass before the input. */
  readonly wait: number
  /** Null if the event came from a delay that expired. */
  readonly input: Input | null
  /** Other cases of the event take the same transitions into the same states. */
  readonly isGuess: boolean
}

/** One way in which the chart can have reached its states. A record has no payloads, so there can be several. */
export interface Candidate {
  readonly configuration: Configuration
  /** The inputs before the record. */
  readonly setup: readonly Input[]
  /** One for each event of the record. */
  readonly steps: readonly FittingStep[]
}

/** More candidates than this are dropped: they differ in what the key of the test model leaves out. */
const maxCandidates = 200

/** Whether a step took the transitions of the record and led to its states. */
export const fits = ({ snapshot, lastStep }: Configuration, { taken, after, event }: RecordedEvent): boolean =>
  snapshot !== null &&
  areSameNames(innermostStates(snapshot), after) &&
  (event === 'xstate.init' || areSameNames(lastStep.takenTransitions, taken.map(idOfTaken)))

/** Of the candidates that the chart cannot tell apart, the first ones. */
export const distinctCandidates = (testModel: TestModel, candidates: readonly Candidate[]): Candidate[] => {
  const distinct = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = configurationKey(testModel, candidate.configuration)
    if (!distinct.has(key)) distinct.set(key, candidate)
  }
  return [...distinct.values()].slice(0, maxCandidates)
}

/** The candidates before the first event. A record can begin after the start of the chart. */
export const firstCandidates = (testModel: TestModel, first: RecordedEvent): Candidate[] => {
  if (first.event === 'xstate.init') return [{ configuration: notStarted, setup: [], steps: [] }]
  const graph = buildConfigurationGraph(testModel)
  const pathTo = shortestPathFinder(graph)
  return graph.vertices
    .filter(({ configuration: { snapshot } }) => snapshot && areSameNames(innermostStates(snapshot), first.before))
    .map((vertex) => ({
      configuration: vertex.configuration,
      setup: pathTo(vertex).map(({ input }) => input),
      steps: [],
    }))
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
export const applyEvent = (
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
  return inputsFor(testModel, event, configuration).map((input) =>
    withStep(candidate, applyInput(chart, waited, input), { wait, input, isGuess: false }),
  )
}
