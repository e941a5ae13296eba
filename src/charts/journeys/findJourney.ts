import type { AnyStateMachine } from 'xstate'
import type { FoundJourney, FoundStep } from '#charts/journeys/foundJourney.ts'
import { createDistance } from '#charts/journeys/distance.ts'
import {
  type CompleteJourney,
  type Journey,
  JourneyNotFound,
  type Requirement,
  requirementText,
} from '#charts/journeys/journey.ts'
import { assertConsistent, assertKnown, isActive, isMet, metBy } from '#charts/journeys/requirements.ts'
import { type LiveChart, type LiveSystem, startSystem } from '#charts/journeys/liveSystem.ts'
import { manualStepOf } from '#charts/journeys/manualSteps.ts'
import type { JourneyInput, JourneyStep } from '#charts/journeys/recorder.ts'
import { completeJourney, withRealCharts } from '#charts/journeys/realCharts.ts'
import { eventInputs, inputName, outcomeInputs } from '#charts/paths/model/inputs.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { sentTypesOf } from '#charts/read/sentTypes.ts'
import { handledEvents } from '#charts/read/running.ts'

/** A configuration of all charts, by the inputs that lead to it. */
interface Node {
  readonly inputs: readonly JourneyInput[]
  readonly cost: number
  /** The number of `mustPass` requirements that are met. */
  readonly met: number
}

/** An input to try in a configuration. */
interface Attempt {
  readonly node: Node
  readonly input: JourneyInput
  readonly cost: number
  readonly estimate: number
}

/** An estimated step counts more than a real one, so that the search prefers a path that it has begun. */
const greed = 6

/** More steps than any requirement needs, so that each one that is met counts. */
const far = 100

/** A path that a person can follow comes first. */
const withoutInstructions = 15

/** Attempts for each configuration that the limit allows. Many lead to a configuration that is known. */
const attemptsEach = 5

/**
 * Searches the real actor system for a path that meets the sequence of a journey. The requirements steer it: an input
 * that brings the next one closer comes first.
 * @param limit the maximum number of configurations
 * @throws JourneyNotFound
 */
export const findJourney = (given: Journey, limit = 1_000): FoundJourney => {
  const journey = completeJourney(given)
  for (const requirement of journey.sequence) assertKnown(requirement, journey)
  assertConsistent(journey)
  const messages = new Set(journey.messages)
  for (;;) {
    const found = search(journey, limit, messages)
    // A path that sends an event in the place of a chart is none. The search has learned what charts send.
    const sends = found.steps.some(({ input }) => input && messages.has(messageName(input)))
    if (!sends) return found
  }
}

const messageName = ({ chart, input }: JourneyInput): string =>
  input.type === 'event' ? `${chart} ${input.event}` : ''

const search = (journey: CompleteJourney, limit: number, messages: Set<string>): FoundJourney => {
  const machine = withRealCharts(journey)
  const distanceTo = createDistance(journey)
  const required = journey.sequence.filter(({ kind }) => kind === 'mustPass')
  const atEnd = journey.sequence.filter(({ kind }) => kind === 'eventually')
  const forbidden = journey.sequence.filter(({ kind }) => kind === 'never')
  const sent = new Set(journey.testModels.flatMap((testModel) => sentTypesOf(testModel.machine)))
  const seen = new Set<string>()
  const attempts: Attempt[] = []
  let furthest = { met: -1, live: [] as LiveChart[] }
  let system = startSystem(journey, machine)
  let steps: JourneyStep[] = [system.start]

  /** The system after some inputs. If it is somewhere else, it starts again. */
  const goTo = ({ inputs }: Node): void => {
    const isBefore = steps.slice(1).every(({ input }, index) => input === inputs[index])
    if (!isBefore || steps.length - 1 > inputs.length) {
      system.stop()
      system = startSystem(journey, machine)
      steps = [system.start]
    }
    for (const input of inputs.slice(steps.length - 1)) steps.push(system.send(input))
  }

  const learn = (step: JourneyStep): void => {
    for (const { kind, fromChart, toChart, event } of step.messages)
      if (kind === 'event' && fromChart && toChart) messages.add(`${toChart} ${event.type}`)
  }

  /** Adds what can be done next. Returns whether the journey is complete. */
  const arrive = (inputs: readonly JourneyInput[], cost: number, met: number): boolean => {
    const step = steps.at(-1) as JourneyStep
    learn(step)
    if (system.hasStopped() || forbidden.some((requirement) => isMet(requirement, step))) return false
    const live = system.charts()
    const node = { inputs, cost, met: met + metBy(step, required.slice(met)).length }
    const key = keyOf(node.met, live, system)
    if (seen.has(key)) return false
    seen.add(key)
    if (node.met > furthest.met) furthest = { met: node.met, live }
    if (node.met === required.length && atEnd.every((requirement) => isActive(requirement, live))) return true
    const open = node.met < required.length ? [required[node.met] as Requirement] : atEnd
    const distances = open.map(({ chart, where }) => distanceTo(chart, where, live))
    const left = distances.reduce(
      (sum, { steps: count }) => sum + Math.min(count, far),
      (required.length - node.met) * far,
    )
    const charts = distances.flatMap((distance) => distance.charts)
    for (const input of nextInputs(live, system, messages)) {
      const next = cost + costOf(input, charts, sent) + (manualStepOf(journey, input) ? 0 : withoutInstructions)
      attempts.push({ node, input, cost: next, estimate: next + greed * left })
    }
    return false
  }

  let isComplete = arrive([], 0, 0)
  let attemptsLeft = limit * attemptsEach
  while (!isComplete && attempts.length > 0 && seen.size < limit && attemptsLeft-- > 0) {
    const { node, input, cost } = takeBest(attempts)
    goTo(node)
    steps.push(system.send(input))
    isComplete = arrive([...node.inputs, input], cost, node.met)
  }
  system.stop()
  if (isComplete) return { journey, steps: follow(journey, machine, steps), configurations: seen.size }
  throw new JourneyNotFound(
    notFoundText(journey, required[furthest.met - 1], required[furthest.met] ?? atEnd[0], furthest.live, seen.size),
  )
}

/** Takes the steps once more on a new system. */
const follow = (journey: CompleteJourney, machine: AnyStateMachine, steps: readonly JourneyStep[]): FoundStep[] => {
  const system = startSystem(journey, machine)
  const followed = steps.map(({ input }) => {
    const step = input ? system.send(input) : system.start
    return { ...step, live: system.charts() }
  })
  system.stop()
  return followed
}

const takeBest = (attempts: Attempt[]): Attempt => {
  let best = 0
  for (const [index, { estimate }] of attempts.entries())
    if (estimate < (attempts[best] as Attempt).estimate) best = index
  const [attempt] = attempts.splice(best, 1)
  return attempt as Attempt
}

/** What separates two configurations: what separates them in each chart, and the running delays. */
const keyOf = (met: number, live: readonly LiveChart[], system: LiveSystem): string =>
  printValue([
    met,
    live.map(({ path, testModel, snapshot, runningCalls }) => [
      path,
      snapshot.value,
      testModel.keyOf(snapshot),
      [...runningCalls].sort(),
    ]),
    [...new Set(system.delays())],
  ])

const nextInputs = (live: readonly LiveChart[], system: LiveSystem, messages: ReadonlySet<string>): JourneyInput[] => {
  const [milliseconds] = system.delays()
  return [
    ...live.flatMap(({ path, testModel, snapshot, runningCalls }) => {
      const handled = handledEvents(snapshot)
      const chart = testModel.id
      return [
        ...eventInputs(testModel).filter(({ event }) => handled.has(event) && !messages.has(`${chart} ${event}`)),
        ...runningCalls.flatMap((id) => outcomeInputs(testModel, id)),
      ].map((input) => ({ path, chart, input }))
    }),
    ...(milliseconds === undefined
      ? []
      : [{ path: '', chart: '', input: { type: 'delay', milliseconds } } satisfies JourneyInput]),
  ]
}

/**
 * What happens in the charts that have to move comes first, then calls that succeed, then what else can happen. An
 * event that charts send comes last: it is probably no event of a person.
 */
const costOf = ({ chart, input }: JourneyInput, charts: readonly string[], sent: ReadonlySet<string>): number => {
  if (input.type === 'delay') return 3
  const isUseful = charts.includes(chart)
  if (input.type === 'event') return (isUseful ? 1 : 5) + (sent.has(input.event) ? 20 : 0)
  const isFailure = input.type === 'outcome' && input.status === 'failed'
  return (isUseful ? 1 : 2) + (isFailure ? 3 : 0)
}

const notFoundText = (
  { title }: Journey,
  last: Requirement | undefined,
  next: Requirement | undefined,
  live: readonly LiveChart[],
  count: number,
): string => {
  const states = live
    .filter(({ testModel }) => testModel.id === next?.chart)
    .map(({ snapshot }) => printValue(snapshot.value))
  return [
    `"${title}" was not found in ${count} configurations.`,
    `Last met: ${last ? requirementText(last) : 'nothing'}.`,
    `Open: ${next ? requirementText(next) : 'nothing'}.`,
    states.length > 0 ? `The chart is in ${states.join(' and ')}.` : 'The chart does not run.',
    `Running: ${[...new Set(live.map(({ testModel }) => testModel.id))].join(', ')}.`,
  ].join(' ')
}

/** The inputs of a journey in one line each. */
export const stepNames = ({ steps }: FoundJourney): string[] =>
  steps.flatMap(({ input }) => (input ? [nameOf(input)] : []))

/** The inputs that only the automatic test can make. */
export const inputsWithoutInstructions = ({ journey, steps }: FoundJourney): string[] =>
  steps.flatMap(({ input }) => (input && !manualStepOf(journey, input) ? [nameOf(input)] : []))

const nameOf = ({ chart, input }: JourneyInput): string => `${chart} ${inputName(input)}`.trim()
