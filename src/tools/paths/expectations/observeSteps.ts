import type { AnyStateMachine } from 'xstate'
import { createRun } from '#tools/paths/expectations/runChart.ts'
import { type Input, inputName } from '#tools/paths/model/inputs.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { createStubs } from '#tools/paths/model/stubs.ts'

/** One step of a path in words. */
export interface ObservedStep {
  /** The name of the input. */
  readonly input: string
  /** What the chart did, one line each; empty if nothing changed. */
  readonly lines: readonly string[]
}

/** What a chart did on a path. */
interface ObservedPath {
  readonly steps: readonly ObservedStep[]
  /** The value of the state after each step. */
  readonly values: readonly unknown[]
  /** The ids of the declared transitions that the path took. */
  readonly taken: ReadonlySet<string>
  /** Why the path stopped early; null if it did not. */
  readonly stopReason: string | null
}

/**
 * Runs inputs, the first of which is a start. `onStep` can stop a path: it returns false. `hasTaken` says whether the
 * step took a declared transition.
 */
export type ObserveSteps = (
  inputs: readonly Input[],
  onStep?: (step: ObservedStep, index: number, hasTaken: boolean) => boolean,
) => ObservedPath

/**
 * Runs paths on the real actor of a chart and says in words what each step did: the states it entered, the fields of
 * the context it changed, the messages, effects and calls with their values, and the delays in milliseconds.
 * Stubs replace all calls and child charts.
 */
export const createStepObserver = (machine: AnyStateMachine): ObserveSteps => {
  const logic = machine.provide({ actors: createStubs(machine) })
  const ids = new Map(partsOf(logic).transitions.map(({ definition, id }) => [definition as unknown, id]))
  const observe: ObserveSteps = (inputs, onStep = () => true) => {
    const taken = new Set<string>()
    const steps: ObservedStep[] = []
    const values: unknown[] = []
    let hasTaken = false
    const run = createRun(logic, (definition) => {
      const id = ids.get(definition)
      if (id === undefined) return
      taken.add(id)
      hasTaken = true
    })
    try {
      for (const input of inputs) {
        hasTaken = false
        const { lines, value } = run(input)
        const step = { input: inputName(input), lines }
        steps.push(step)
        values.push(value)
        if (!onStep(step, steps.length - 1, hasTaken)) break
      }
      return { steps, values, taken, stopReason: null }
    } catch (error) {
      return { steps, values, taken, stopReason: (error as Error).message }
    }
  }
  return (...args) => inUtc(() => observe(...args))
}

/** Texts with times are the same on every computer. */
const inUtc = <Result>(run: () => Result): Result => {
  const { TZ } = process.env
  process.env['TZ'] = 'UTC'
  try {
    return run()
  } finally {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  }
}
