import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ManualStep, ManualTest } from '#charts/manualTest.ts'
import type { TestModel } from '#charts/testModel.ts'

/** What a journey requires of one chart. */
export interface Requirement {
  readonly kind: 'mustPass' | 'never' | 'eventually'
  /** The id of a test model: AREA/FLOW. */
  readonly chart: string
  /** A state by its path, a transition by its id, or an input by its name. */
  readonly where: string
}

/**
 * The chart enters the state, takes the transition or gets the input. These requirements are met in their order, those
 * of one chart each in a step of its own.
 */
export const mustPass = (chart: string, where: string): Requirement => ({ kind: 'mustPass', chart, where })

/** The chart does not enter the state, take the transition or get the input, from the start to the end. */
export const never = (chart: string, where: string): Requirement => ({ kind: 'never', chart, where })

/** The chart is in the state at the end. */
export const eventually = (chart: string, where: string): Requirement => ({ kind: 'eventually', chart, where })

/** An actor that runs one of several charts, or passes input and output on in another form. */
export interface ChildChart {
  readonly charts: readonly AnyStateMachine[]
  readonly choose: (input: never) => { readonly machine: AnyStateMachine; readonly input: unknown }
  /** What the parent gets; the output of the chart without it. */
  readonly end?: (output: never) => { readonly output: unknown } | { readonly error: unknown }
}

/** Actors by their name in the setup of a chart. */
type JourneyActors = Readonly<Record<string, ChildChart | AnyActorLogic>>

/** A path through several charts that run together. */
export interface Journey {
  readonly id: string
  readonly title: string
  /** The chart that starts all others, and what it is started with. */
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** The id of the root chart in the actor system, if others reach it by one. */
  readonly systemId?: string
  /** What the person does first: `the person opens the sign-in page`. */
  readonly start: string
  /** A chart without one gets a model: events without data, and calls that end with or without an error. */
  readonly testModels?: readonly TestModel[]
  /** Actors in the place of those of the setup, by the id of the test model. All others that are no charts are stubs. */
  readonly actors?: Readonly<Record<string, JourneyActors>>
  /** The events that only other charts send, as `CHART EVENT`. The search learns others when it sees them. */
  readonly messages?: readonly string[]
  readonly sequence: readonly Requirement[]
  /** How a person starts, and what the test models do not say: by `CHART INPUT`. */
  readonly manual?: Pick<ManualTest<AnyMachineSnapshot>, 'inputs' | 'names'> & { readonly start: ManualStep }
}

/** A journey with a test model for each of its charts. */
export interface CompleteJourney extends Journey {
  readonly testModels: readonly TestModel[]
}

/** Thrown if no path was found. The message says how far the search got. */
export class JourneyNotFound extends Error {
  override readonly name = 'JourneyNotFound'
}

export const requirementText = ({ kind, chart, where }: Requirement): string => {
  const verb = { mustPass: 'must pass', never: 'never', eventually: 'eventually' }[kind]
  return `${verb} ${chart} "${where}"`
}
