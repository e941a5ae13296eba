import { assign, emit, setup } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'
import { type Input, possibleInputs, inputName } from '#tools/paths/model/inputs.ts'
import { instrumentChart, type InstrumentedChart } from '#tools/paths/model/instrumentChart.ts'
import { observeConfiguration } from '#tools/paths/model/observation.ts'
import { statePath } from '#tools/paths/model/parts.ts'
import { thenClause, whenClause } from '#tools/paths/scripts/sentences.ts'
import { applyInput, notStarted, type Configuration } from '#tools/paths/model/configuration.ts'

/** One thing that was done in a run, and where it led. */
export interface PlayedStep {
  readonly input: Input
  /** To follow "When". */
  readonly when: string
  /** To follow "Then". */
  readonly seen: string
  readonly situation: Configuration
}

interface Context {
  readonly entry: TestModel
  readonly chart: InstrumentedChart
  readonly run: readonly PlayedStep[]
  /** How many steps of the run count; those behind it were stepped back over. */
  readonly at: number
  /** The name of a step of a shared run that the chart no longer knows there. */
  readonly lost: string | null
}

type Event = { type: 'input.chosen'; input: Input } | { type: 'moment.chosen'; at: number } | { type: 'run.restarted' }

/** What was played last: the start is always there. */
const situationAt = ({ run, at }: Pick<Context, 'run' | 'at'>): Configuration => run[at - 1]?.situation ?? notStarted

const withStep = (context: Context, input: Input): readonly PlayedStep[] => {
  const { entry, chart, run, at } = context
  const from = situationAt(context)
  const situation = applyInput(chart, from, input)
  const seen = thenClause(
    { testModel: entry },
    { from: { configuration: from }, configuration: situation, expected: observeConfiguration(entry, situation) },
  )
  return [...run.slice(0, at), { input, when: whenClause({ testModel: entry }, input), seen, situation }]
}

const beginning = (context: Context): Context => {
  const [first] = possibleInputs(context.entry, notStarted)
  return first ? { ...context, run: withStep({ ...context, run: [], at: 0 }, first), at: 1 } : context
}

/** Follows the names of a shared run as far as the chart knows them. */
const follow = (context: Context, names: readonly string[]): Context => {
  const [name, ...rest] = names
  if (name === undefined) return context
  const input = possibleInputs(context.entry, situationAt(context)).find((one) => inputName(one) === name)
  if (!input) return { ...context, lost: name }
  const run = withStep(context, input)
  return follow({ ...context, run, at: run.length }, rest)
}

/** Plays a chart: the machine of production, with the outcomes of the catalogue in place of its calls. */
export const playMachine = setup({
  types: {
    input: {} as { entry: TestModel; run: readonly string[] },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'run.changed'; run: readonly string[] },
  },
  actions: {
    takeStep: assign(({ context, event }) => {
      if (event.type !== 'input.chosen') return {}
      const from = event.input.type === 'start' ? { ...context, at: 0 } : context
      const run = withStep(from, event.input)
      return { run, at: run.length, lost: null }
    }),
    stepTo: assign({
      at: ({ context, event }) =>
        event.type === 'moment.chosen' ? Math.max(1, Math.min(event.at, context.run.length)) : context.at,
    }),
    startAnew: assign(({ context }) => ({ ...beginning(context), lost: null })),
    tellRun: emit(({ context }) => ({
      type: 'run.changed',
      run: context.run.slice(0, context.at).map(({ input }) => inputName(input)),
    })),
  },
}).createMachine({
  id: 'play',
  description: 'Somebody plays a chart: does what can be done, and looks where it leads.',
  context: ({ input: { entry, run } }) => {
    const empty: Context = { entry, chart: instrumentChart(entry.machine), run: [], at: 0, lost: null }
    const followed = follow(empty, run)
    return followed.at === 0 ? { ...beginning(followed), lost: followed.lost } : followed
  },
  initial: 'playing',
  states: {
    playing: {
      description: 'The states that hold are lit, and everything that can happen next is offered.',
      on: {
        'input.chosen': { actions: ['takeStep', 'tellRun'] },
        'moment.chosen': { actions: ['stepTo', 'tellRun'] },
        'run.restarted': { actions: ['startAnew', 'tellRun'] },
      },
    },
  },
})

/** What the panel of a run shows. */
export const selectPlay = ({ context }: { context: Context }) => {
  const situation = situationAt(context)
  return {
    run: context.run,
    at: context.at,
    lost: context.lost,
    situation,
    starts: possibleInputs(context.entry, notStarted),
    inputs: possibleInputs(context.entry, situation),
    active: (situation.snapshot?._nodes ?? []).map(statePath),
    taken: situation.lastStep.takenTransitions,
  }
}
