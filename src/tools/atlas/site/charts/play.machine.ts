import { assertEvent, assign, emit, setup } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { type Input, possibleInputs, inputName } from '#charts/paths/model/inputs.ts'
import { instrumentChart, type InstrumentedChart } from '#charts/read/instrument.ts'
import { observeConfiguration } from '#charts/paths/model/observation.ts'
import { activeStates } from '#charts/read/running.ts'
import { thenClause, whenClause } from '#charts/paths/scripts/clauses.ts'
import { applyInput, notStarted, type Configuration } from '#charts/paths/model/configuration.ts'

/** One input of a run, and the configuration after it. */
export interface PlayedStep {
  readonly input: Input
  /** The text after "When". */
  readonly when: string
  /** The text after "Then". */
  readonly seen: string
  readonly configuration: Configuration
}

interface Context {
  readonly testModel: TestModel
  readonly chart: InstrumentedChart
  readonly run: readonly PlayedStep[]
  /** How many steps of the run are applied. The later ones were undone with "Step back". */
  readonly position: number
  /** The first step of a shared run that the chart does not accept any more. */
  readonly unknownStep: string | null
}

type Event =
  | { type: 'input.chosen'; input: Input }
  | { type: 'step.chosen'; position: number }
  | { type: 'run.restarted' }

const currentConfiguration = ({ run, position }: Pick<Context, 'run' | 'position'>): Configuration =>
  run[position - 1]?.configuration ?? notStarted

const withStep = (context: Context, input: Input): readonly PlayedStep[] => {
  const { testModel, chart, run, position } = context
  const from = currentConfiguration(context)
  const configuration = applyInput(chart, from, input)
  const expected = observeConfiguration(testModel, configuration)
  const seen = thenClause(testModel, { from: { configuration: from }, configuration, expected })
  const when = whenClause(testModel, input)
  return [...run.slice(0, position), { input, when, seen, configuration }]
}

/** Replays a shared run, up to the first name that the chart does not know. */
const replayRun = (context: Context, names: readonly string[]): Context => {
  const [name, ...rest] = names
  if (name === undefined) return context
  const inputs = possibleInputs(context.testModel, currentConfiguration(context))
  const input = inputs.find((candidate) => inputName(candidate) === name)
  if (!input) return { ...context, unknownStep: name }
  const run = withStep(context, input)
  return replayRun({ ...context, run, position: run.length }, rest)
}

const startRun = (context: Context): Context =>
  replayRun(
    { ...context, run: [], position: 0 },
    possibleInputs(context.testModel, notStarted).slice(0, 1).map(inputName),
  )

/** Plays the production chart. The outcomes of its calls come from the test model. */
export const playMachine = setup({
  types: {
    input: {} as { testModel: TestModel; run: readonly string[] },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'run.changed'; run: readonly string[] },
  },
  actions: {
    addStep: assign(({ context, event }) => {
      assertEvent(event, 'input.chosen')
      const from = event.input.type === 'start' ? { ...context, position: 0 } : context
      const run = withStep(from, event.input)
      return { run, position: run.length, unknownStep: null }
    }),
    chooseStep: assign({
      position: ({ context, event }) => {
        assertEvent(event, 'step.chosen')
        return Math.max(1, Math.min(event.position, context.run.length))
      },
    }),
    restart: assign(({ context }) => ({ ...startRun(context), unknownStep: null })),
    emitRun: emit(({ context }) => ({
      type: 'run.changed',
      run: context.run.slice(0, context.position).map(({ input }) => inputName(input)),
    })),
  },
}).createMachine({
  id: 'play',
  description: 'A person plays a chart: chooses what happens next and sees where it leads.',
  context: ({ input: { testModel, run } }) => {
    const chart = instrumentChart(testModel.machine)
    const replayed = replayRun({ testModel, chart, run: [], position: 0, unknownStep: null }, run)
    return replayed.position === 0 ? { ...startRun(replayed), unknownStep: replayed.unknownStep } : replayed
  },
  initial: 'playing',
  states: {
    playing: {
      description: 'The picture highlights the active states. The panel offers everything that can happen next.',
      on: {
        'input.chosen': { actions: ['addStep', 'emitRun'] },
        'step.chosen': { actions: ['chooseStep', 'emitRun'] },
        'run.restarted': { actions: ['restart', 'emitRun'] },
      },
    },
  },
})

/** What the "Play" panel shows. */
export const selectPlay = ({ context }: { context: Context }) => {
  const configuration = currentConfiguration(context)
  return {
    run: context.run,
    position: context.position,
    unknownStep: context.unknownStep,
    configuration,
    starts: possibleInputs(context.testModel, notStarted),
    inputs: possibleInputs(context.testModel, configuration),
    active: activeStates(configuration.snapshot),
    takenTransitions: configuration.lastStep.takenTransitions,
  }
}
