import { gesturesOf, told } from '#charts/gestures.ts'
import type { ManualStep } from '#charts/manualTest.ts'
import { castOf } from '#charts/journeys/cast.ts'
import type { FoundJourney, FoundStep } from '#charts/journeys/foundJourney.ts'
import type { LiveChart } from '#charts/journeys/liveSystem.ts'
import { manualStepOf, testModelOf } from '#charts/journeys/manualSteps.ts'
import type { JourneyInput } from '#charts/journeys/recorder.ts'
import { seenAfter } from '#charts/journeys/seenAfter.ts'
import { notStarted } from '#charts/paths/model/configuration.ts'
import type { Edge } from '#charts/paths/model/configurationGraph.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { type Observation, observeConfiguration } from '#charts/paths/model/observation.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import { type Instructions, instructionsOf, isAtOnce } from '#charts/paths/scripts/instructions.ts'
import { type ChartScripts, renamed, type ScriptStep } from '#charts/paths/scripts/testScripts.ts'
import type { TestModel } from '#charts/testModel.ts'

/** A step with the instructions for a person. */
export interface ToldStep {
  readonly step: FoundStep
  readonly input: JourneyInput
  readonly testModel: TestModel
  readonly instructions: Instructions
}

/** The script of a journey for a person. What the charts do by themselves belongs to the step before. */
export const journeyScripts = (found: readonly FoundJourney[]): ChartScripts => ({
  chart: 'journeys',
  description: 'Paths through several charts.',
  scripts: found.map((journey) => {
    const cast = castOf(journey)
    const [groupAtStart = [], ...groups] = groupsOf(journey)
    const start = journey.steps[0] as FoundStep
    const firstAutomatic = groups.findIndex(([first]) => first && !manualStepOf(journey.journey, first.input))
    const steps = groups.map((group, index) => {
      const step = stepOf(cast, journey.steps, group)
      if (firstAutomatic < 0 || index < firstAutomatic) return step
      const by = index === firstAutomatic ? 'automatic' : 'after'
      return { ...step, instructions: { ...step.instructions, by } } satisfies ScriptStep
    })
    const atStart = [start, ...groupAtStart.map(({ step }) => step)]
    const script = {
      id: journey.journey.id,
      title: journey.journey.title,
      chart: 'journeys',
      start: { case: journey.journey.start, input: journey.journey.input },
      startInstructions: startOf(journey),
      expectedAtStart: observationOf(atStart, 'root'),
      seen: seenAfter(cast, journey.steps, atStart),
      given: journey.journey.start,
      steps,
    }
    return renamed(namesOf(journey), script)
  }),
})

const startOf = ({ journey: { manual } }: FoundJourney): Instructions => {
  const { preparation, faults = [], action }: ManualStep = manual?.start ?? {}
  const orders = {
    preparation: gesturesOf(preparation),
    faults,
    action: typeof action === 'function' ? [] : gesturesOf(action),
  }
  return { by: manual ? 'person' : 'unknown', ...orders, seconds: 0 }
}

/** The names of the stack, of the charts that run. */
const namesOf = ({ journey, steps }: FoundJourney): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...steps.flatMap(({ live }) => live.map(({ testModel: { manual } }) => manual?.names ?? {})),
    journey.manual?.names,
  )

/** The input with the chart in its name, so that inputs of several charts differ. */
const withChart = ({ chart, input }: JourneyInput): Input => {
  if (input.type === 'event') return { ...input, event: `${chart} ${input.event}` }
  return input.type === 'outcome' ? { ...input, invoke: `${chart} ${input.invoke}` } : input
}

const toldSteps = ({ journey, steps }: FoundJourney): ToldStep[] => {
  const [, ...own] = steps as [FoundStep, ...FoundStep[]]
  const inputs = own.map(({ input }) => input as JourneyInput)
  const manual = {
    starts: {},
    inputs: Object.fromEntries(
      inputs.map((input) => [
        inputName(withChart(input)),
        // The search has shown that it is possible. What a person cannot do is a step of its own.
        {
          ...(manualStepOf(journey, input) ?? {
            action: told(whenClause(testModelOf(journey, input), input.input)),
          }),
          isPossible: () => true,
        },
      ]),
    ),
  }
  const edges = own.map((step, index) => edgeOf(step, steps[index] as FoundStep, inputs[index] as JourneyInput))
  const model = testModelOf(journey, inputs[0] as JourneyInput)
  const instructions = instructionsOf({ ...model, isFree: false, manual }, edges)
  return inputs.map((input, index) => ({
    step: own[index] as FoundStep,
    input,
    testModel: testModelOf(journey, input),
    instructions: instructions[index] as Instructions,
  }))
}

/** The part of an edge that instructions need. */
const edgeOf = (step: FoundStep, before: FoundStep, input: JourneyInput): Edge => {
  const chart = before.live.find(({ path }) => path === input.path)
  // A message of a chart that starts is older than the name of the chart.
  const chartAt = (wanted: string) => step.live.find(({ path }) => path === wanted)?.testModel.id
  const startedCalls = step.messages.flatMap(({ kind, from, to }) =>
    kind === 'start' && chartAt(from) && !chartAt(to) ? [`${chartAt(from)} ${to.split('/').at(-1)}`] : [],
  )
  return {
    input: withChart(input),
    from: { configuration: { ...notStarted, snapshot: chart?.snapshot ?? before.live[0]?.snapshot ?? null } },
    configuration: notStarted,
    expected: { startedCalls } as unknown as Observation,
  } as unknown as Edge
}

/** The first group has what follows the start at once. Each other group starts with what the person does. */
export const groupsOf = (found: FoundJourney): ToldStep[][] =>
  toldSteps(found).reduce<ToldStep[][]>(
    (groups, step) =>
      isAtOnce(step.instructions)
        ? [...groups.slice(0, -1), [...(groups.at(-1) as ToldStep[]), step]]
        : [...groups, [step]],
    [[]],
  )

const stepOf = (cast: readonly string[], all: readonly FoundStep[], group: readonly ToldStep[]): ScriptStep => {
  const [{ input, testModel, instructions }] = group as [ToldStep]
  const steps = group.map(({ step }) => step)
  return {
    input: input.input as ScriptStep['input'],
    when: whenClause(testModel, input.input),
    seen: seenAfter(cast, all, steps),
    expected: observationOf(steps, input.path),
    instructions,
    takenTransitions: steps.flatMap(({ charts }) => [...charts.values()].flatMap((chart) => chart.takenTransitions)),
  }
}

/** What a chart has done last. Time that passes is told of the root. */
const observationOf = (steps: readonly FoundStep[], path: string): Observation => {
  const chart = steps.findLast(({ charts }) => charts.has(path))?.charts.get(path) ?? steps.at(-1)?.live[0]
  const { testModel, snapshot } = chart as LiveChart
  return observeConfiguration(testModel, { ...notStarted, snapshot })
}
