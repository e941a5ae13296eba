import { createHash } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { AllChartWords, ChartWords } from '#domain/problemReport/describeEvents.ts'
import { clauseOfState } from '#charts/paths/scripts/clauses.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { guardNameOf, partsOf, statePath } from '#charts/read/parts.ts'

const typesOf = (parts: readonly unknown[]): unknown[] =>
  parts.map((part) => (typeof part === 'object' && part !== null && 'type' in part ? part.type : String(part)))

/**
 * Changes with the states, the calls and the transitions of a chart, and with the names of its guards and actions. It
 * does not change with their code.
 */
export const fingerprintOf = (machine: AnyStateMachine): string => {
  const { nodes, transitions } = partsOf(machine)
  const summary = {
    states: nodes.map((node) => [
      statePath(node),
      node.type,
      typesOf(node.entry),
      typesOf(node.exit),
      node.invoke.map(({ id }) => id),
    ]),
    transitions: transitions.map(({ id, definition }) => [
      id,
      (definition.target ?? []).map(statePath),
      guardNameOf(definition),
      typesOf(definition.actions),
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
    partsOf(machine)
      .nodes.filter(({ type }) => type === 'atomic' || type === 'final')
      .map((node) => [statePath(node), clauseOfState(node)]),
  ),
})

/** The words of all charts, by the id of the machine. */
export const allChartWords = (testModels: readonly TestModel[]): AllChartWords =>
  Object.fromEntries(testModels.map((testModel) => [testModel.machine.id, wordsOf(testModel)]))
