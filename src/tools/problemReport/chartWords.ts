import { createHash } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { AllChartWords, ChartWords } from '#domain/problemReport/describeEvents.ts'
import { clauseOfState } from '#charts/paths/scripts/clauses.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { readChart } from '#charts/read/chart.ts'

/**
 * Changes with the states, the calls and the transitions of a chart, and with the names of its guards and actions. It
 * does not change with their code.
 */
export const fingerprintOf = (machine: AnyStateMachine): string => {
  const { states, transitions } = readChart(machine)
  const summary = {
    states: states.map(({ path, kind, entry, exit, calls, delays }) => [
      path,
      kind,
      entry.map(({ name }) => name),
      exit.map(({ name }) => name),
      calls.map(({ id }) => id),
      delays,
    ]),
    transitions: transitions.map(({ id, targets, guard, actions }) => [
      id,
      (targets ?? []).map(({ path }) => path),
      guard?.name ?? null,
      actions.map(({ name }) => name),
    ]),
  }
  return createHash('sha256').update(printValue(summary)).digest('hex').slice(0, 12)
}

/** The words of a test model that a problem report needs. */
const wordsOf = ({ id, machine, events, calls }: TestModel): ChartWords => ({
  id,
  fingerprint: fingerprintOf(machine),
  events: {
    ...Object.fromEntries(Object.entries(events).map(([type, { when }]) => [type, when])),
    ...Object.fromEntries(
      Object.entries(calls).flatMap(([call, { name }]) => [
        [`xstate.done.actor.${call}`, `${name} ends`],
        [`xstate.error.actor.${call}`, `${name} fails`],
      ]),
    ),
  },
  states: Object.fromEntries(
    readChart(machine)
      .states.filter(({ kind }) => kind === 'atomic' || kind === 'final')
      .map((state) => [state.path, clauseOfState(state)]),
  ),
})

/** The words of all charts, by the id of the machine. */
export const allChartWords = (testModels: readonly TestModel[]): AllChartWords =>
  Object.fromEntries(testModels.map((testModel) => [testModel.machine.id, wordsOf(testModel)]))
