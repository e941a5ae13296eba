import type { AnyStateMachine } from 'xstate'
import type { Mutant, Mutation } from '#charts/paths/check/mutant.ts'
import { assignmentMutants, type SetFields } from '#charts/paths/check/assignmentMutants.ts'
import { transitionMutants } from '#charts/paths/check/transitionMutants.ts'
import { type Chart, type ChartState, readChart } from '#charts/read/chart.ts'
import { changedCopy, type InvokeConfig, mapTransitions, replaceState, type StateConfig } from '#charts/read/config.ts'
import { listOf } from '#charts/read/internals.ts'

/** All mutants of a chart. `setFields` has the fields that assign functions set, by the name of the action. */
export const mutantsOf = (machine: AnyStateMachine, setFields: SetFields = new Map()): Mutant[] => {
  const chart = readChart(machine)
  return [
    ...chart.transitions.flatMap(transitionMutants),
    ...chart.states.flatMap(stateMutants),
    ...assignmentMutants(chart, setFields),
    ...delayMutants(chart),
  ].map((mutation) => toMutant(machine, mutation))
}

/** A copy without a change. If a test notices it, the test reacts to the copying and not to a change. */
export const identityMutantOf = (machine: AnyStateMachine): Mutant =>
  toMutant(machine, {
    operator: 'transition',
    description: 'no change',
    config: (config) => mapTransitions(config, (_path, _event, branches) => branches),
  })

const toMutant = (
  machine: AnyStateMachine,
  { config = (same) => same, implementations, ...mutant }: Mutation,
): Mutant => {
  // A mutant can loop forever, so the number of its microsteps is limited.
  const limited = (state: StateConfig) => ({ ...config(state), options: { maxIterations: 1_000 } })
  return { ...mutant, machine: changedCopy(machine, limited, implementations) }
}

/** The mutants of one state: without an entry action, an exit action, a call or the input of a call. */
const stateMutants = ({ path, keys, calls, entry, exit }: ChartState): Mutation[] => {
  const mutant = (
    operator: Mutation['operator'],
    description: string,
    change: (state: StateConfig) => Partial<StateConfig>,
  ): Mutation => ({
    operator,
    description: `${description} ${path}`,
    config: (root) => replaceState(root, keys, (state) => ({ ...state, ...change(state) })),
  })
  return [
    ...entry.map(({ name }, index) =>
      mutant('action', `drop the entry action ${name} of`, (state) => ({
        entry: listOf(state.entry).toSpliced(index, 1),
      })),
    ),
    ...exit.map(({ name }, index) =>
      mutant('action', `drop the exit action ${name} of`, (state) => ({
        exit: listOf(state.exit).toSpliced(index, 1),
      })),
    ),
    ...calls.flatMap(({ id, hasInput }, index) => [
      mutant('child', `do not start ${id} in`, ({ invoke }) => ({ invoke: listOf(invoke).toSpliced(index, 1) })),
      ...(hasInput ? [mutant('input', `no input for ${id} in`, ({ invoke }) => withoutInput(invoke, index))] : []),
    ]),
  ]
}

const withoutInput = (invoke: unknown, index: number): Partial<StateConfig> => ({
  invoke: listOf<InvokeConfig>(invoke).map((call, at) => (at === index ? { ...call, input: undefined } : call)),
})

type Delay = number | ((...args: never[]) => number)

const delayMutants = ({ delays }: Chart): Mutation[] =>
  Object.entries(delays as Record<string, Delay>).flatMap(([name, delay]) =>
    [0, 0.01, 10].map((factor) => ({
      operator: 'delay',
      description: factor === 0 ? `skip the delay ${name}` : `make the delay ${name} ${factor} times as long`,
      implementations: { delays: { [name]: scaled(delay, factor) } },
    })),
  )

const scaled = (delay: Delay, factor: number): Delay =>
  typeof delay === 'number' ? delay * factor : (...args) => delay(...args) * factor
