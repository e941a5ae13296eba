import { and, type AnyStateMachine } from 'xstate'
import { partsOf, statePath } from '#tools/paths/model/parts.ts'
import { createStubs } from '#tools/paths/model/stubs.ts'

/** What one guard of one transition said. */
export interface GuardResult {
  readonly transition: string
  readonly passed: boolean
}

/** A copy of a chart that tells which of its parts were used. */
export interface InstrumentedChart {
  readonly machine: AnyStateMachine
  /** What guards answered since the last call. */
  readonly takeGuardResults: () => GuardResult[]
}

/** The marks that a copy leaves among the actions of a step. */
export const transitionTakenAction = 'paths.took'
export const stateEnteredAction = 'paths.entered'

/**
 * Copies a chart so that pure transitions show what they used: every transition and every state leaves
 * a mark among the actions, and every guard notes its answer. The chart itself is left alone,
 * and the copy behaves like it, with stand-ins for all that it invokes.
 */
export const instrumentChart = (chart: AnyStateMachine): InstrumentedChart => {
  const machine = chart.provide({ actors: createStubs(chart) })
  const { nodes, transitions } = partsOf(machine)
  let answers: GuardResult[] = []
  for (const node of nodes) node.entry.unshift({ type: stateEnteredAction, params: { state: statePath(node) } })
  for (const { id, definition } of transitions) {
    definition.actions = [{ type: transitionTakenAction, params: { transition: id } }, ...definition.actions]
    if (definition.guard !== undefined)
      definition.guard = noting(definition.guard, (held) => answers.push({ transition: id, passed: held }))
  }
  const takeAnswers = () => {
    const taken = answers
    answers = []
    return taken
  }
  return { machine, takeGuardResults: takeAnswers }
}

type Check = (snapshot: unknown, args: unknown, guard: unknown) => boolean

/** A guard made like the library's own `and`, since only those are handed the snapshot that `stateIn` needs. */
const noting = (guard: unknown, note: (held: boolean) => void) => {
  const inner = and([guard as never]) as unknown as { check: Check }
  const check: Check = (snapshot, args) => {
    const held = inner.check(snapshot, args, inner)
    note(held)
    return held
  }
  return Object.assign(() => false, { check })
}
