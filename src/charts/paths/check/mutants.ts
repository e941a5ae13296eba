import type { AnyStateMachine } from 'xstate'
import { actionMutants } from '#charts/paths/check/actionMutants.ts'
import { changedCopy, type StateConfig, mapTransitions } from '#charts/read/config.ts'
import { stateMutants } from '#charts/paths/check/stateMutants.ts'
import { transitionMutants } from '#charts/paths/check/transitionMutants.ts'
import { type Chart, readChart } from '#charts/read/chart.ts'

/** What a mutant changes. */
export const operators = [
  'transition',
  'guard',
  'target',
  'order',
  'action',
  'assignment',
  'parameter',
  'input',
  'child',
  'delay',
] as const

type Operator = (typeof operators)[number]

/** A copy of a chart with one change that a test must notice. */
export interface Mutant {
  readonly operator: Operator
  readonly description: string
  readonly machine: AnyStateMachine
}

/** A change of a chart, as a new config or as new implementations. */
export interface Mutation extends Omit<Mutant, 'machine'> {
  readonly config?: (config: StateConfig) => StateConfig
  readonly implementations?: object
}

const delayFactors = [0, 0.01, 10] as const

const delayMutants = ({ delays }: Chart): Mutation[] =>
  Object.entries(delays as Record<string, Delay>).flatMap(([name, delay]) =>
    delayFactors.map((factor) => ({
      operator: 'delay',
      description: factor === 0 ? `skip the delay ${name}` : `make the delay ${name} ${factor} times as long`,
      implementations: { delays: { [name]: scaled(delay, factor) } },
    })),
  )

type Delay = number | ((...args: never[]) => number)

const scaled = (delay: Delay, factor: number): Delay =>
  typeof delay === 'number' ? delay * factor : (...args) => delay(...args) * factor

/** All mutants of a chart. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => {
  const chart = readChart(machine)
  return [
    ...chart.transitions.flatMap(transitionMutants),
    ...chart.states.flatMap(stateMutants),
    ...actionMutants(chart),
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
  { operator, description, config = (same) => same, implementations }: Mutation,
): Mutant => {
  // A mutant can loop forever, so the number of its microsteps is limited.
  const limited = (state: StateConfig) => ({ ...config(state), options: { maxIterations: 1_000 } })
  return { operator, description, machine: changedCopy(machine, limited, implementations) }
}
