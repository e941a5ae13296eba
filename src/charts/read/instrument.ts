import { and, type AnyStateMachine } from 'xstate'
import { declarationsOf, statePath } from '#charts/read/chart.ts'
import { type FreeChart, freeCopy } from '#charts/read/freeChart.ts'
import { createStep, nodesOf, type Step } from '#charts/read/internals.ts'
import { withStubs } from '#charts/paths/model/stubs.ts'

/** The result of one guard of one transition. */
export interface GuardResult {
  /** The id of the transition. */
  readonly transition: string
  readonly passed: boolean
}

/** A copy of a chart that records which of its parts a step uses. */
export interface InstrumentedChart extends Partial<Omit<FreeChart, 'machine'>> {
  readonly machine: AnyStateMachine
  readonly step: Step
  /** Returns the guard results since the last call. */
  readonly takeGuardResults: () => GuardResult[]
}

/** The actions that the copy adds to a step. */
export const transitionTakenAction = 'paths.transitionTaken'
export const stateEnteredAction = 'paths.stateEntered'
export const stateExitedAction = 'paths.stateExited'

/**
 * Copies a chart and adds an action to every transition and every state, and a recorder to every guard.
 * The copy behaves like the chart, with stubs for all invoked actors. The chart itself does not change.
 */
export const instrumentChart = (chart: AnyStateMachine): InstrumentedChart => instrument(withStubs(chart))

/** The same with free choices in the place of guards, and without data. */
export const instrumentFreeChart = (chart: AnyStateMachine): InstrumentedChart => {
  const { machine, choose, takeConditions } = freeCopy(chart)
  return { ...instrument(machine), choose, takeConditions }
}

const instrument = (machine: AnyStateMachine): InstrumentedChart => {
  const nodes = nodesOf(machine)
  let results: GuardResult[] = []
  for (const node of nodes) {
    const params = { state: statePath(node) }
    node.entry.unshift({ type: stateEnteredAction, params })
    node.exit.unshift({ type: stateExitedAction, params })
  }
  for (const { id, definition } of nodes.flatMap(declarationsOf)) {
    definition.actions = [{ type: transitionTakenAction, params: { transition: id } }, ...definition.actions]
    if (definition.guard !== undefined)
      definition.guard = recordedGuard(definition.guard, (passed) => results.push({ transition: id, passed }))
  }
  const takeGuardResults = () => {
    const taken = results
    results = []
    return taken
  }
  return { machine, step: createStep(machine), takeGuardResults }
}

type Check = (snapshot: unknown, args: unknown, guard: unknown) => boolean

/** A guard of the same kind as `and`: only those get the snapshot that `stateIn` needs. */
const recordedGuard = (guard: unknown, record: (passed: boolean) => void) => {
  const inner = and([guard as never]) as unknown as { check: Check }
  const check: Check = (snapshot, args) => {
    const passed = inner.check(snapshot, args, inner)
    record(passed)
    return passed
  }
  return Object.assign(() => false, { check })
}
