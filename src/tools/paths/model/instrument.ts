import { and, type AnyStateMachine } from 'xstate'
import { partsOf, pathOf } from '#tools/paths/model/parts.ts'
import { standInsFor } from '#tools/paths/model/stubs.ts'

/** What one guard of one transition said. */
export interface GuardAnswer {
  readonly transition: string
  readonly held: boolean
}

/** A copy of a chart that tells which of its parts were used. */
export interface Instrumented {
  readonly machine: AnyStateMachine
  /** What guards answered since the last call. */
  readonly takeAnswers: () => GuardAnswer[]
}

/** The marks that a copy leaves among the actions of a step. */
export const tookMark = 'paths.took'
export const enteredMark = 'paths.entered'

/**
 * Copies a chart so that pure transitions show what they used: every transition and every state leaves
 * a mark among the actions, and every guard notes its answer. The chart itself is left alone,
 * and the copy behaves like it, with stand-ins for all that it invokes.
 */
export const instrument = (chart: AnyStateMachine): Instrumented => {
  const machine = chart.provide({ actors: standInsFor(chart) })
  const { nodes, transitions } = partsOf(machine)
  let answers: GuardAnswer[] = []
  for (const node of nodes) node.entry.unshift({ type: enteredMark, params: { state: pathOf(node) } })
  for (const { id, definition } of transitions) {
    definition.actions = [{ type: tookMark, params: { transition: id } }, ...definition.actions]
    if (definition.guard !== undefined)
      definition.guard = noting(definition.guard, (held) => answers.push({ transition: id, held }))
  }
  const takeAnswers = () => {
    const taken = answers
    answers = []
    return taken
  }
  return { machine, takeAnswers }
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
