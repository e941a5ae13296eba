import type { AnyStateMachine } from 'xstate'
import type { MissingCase } from '#charts/paths/check/missingCases.ts'
import type { StateConfig } from '#charts/read/config.ts'

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

/** A copy of a chart with one change that a test must notice. */
export interface Mutant {
  readonly operator: (typeof operators)[number]
  readonly description: string
  readonly machine: AnyStateMachine
  readonly missingCase?: MissingCase | undefined
  /** The name of the only action that it changes, if that is an assign. */
  readonly assign?: string
}

/** A change of a chart, as a new config or as new implementations. */
export interface Mutation extends Omit<Mutant, 'machine'> {
  readonly config?: (config: StateConfig) => StateConfig
  readonly implementations?: object
}
