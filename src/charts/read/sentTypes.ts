import type { AnyStateMachine } from 'xstate'
import { declarationsOf, readChart } from '#charts/read/chart.ts'
import { nodesOf } from '#charts/read/internals.ts'
import { partsOf } from '#charts/read/words.ts'

/** The types of the events that a chart sends, as far as its actions say them. A type can come from elsewhere too. */
export const sentTypesOf = (machine: AnyStateMachine): string[] =>
  [
    ...Object.values(readChart(machine).actions),
    ...nodesOf(machine).flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...declarationsOf(node).flatMap(({ definition }) => definition.actions as readonly unknown[]),
    ]),
  ].flatMap(typesOf)

const typesOf = (action: unknown): string[] => {
  const { type, event, collect } = partsOf(action)
  if (type === 'xstate.enqueueActions') return typesInCode(collect)
  if (type !== 'xstate.sendTo') return []
  const { type: sent } = partsOf(event)
  return typeof sent === 'string' ? [sent] : typesInCode(event)
}

const typesInCode = (code: unknown): string[] =>
  [...String(code).matchAll(/\btype:\s*["'`]([\w.-]+)/g)].map(([, type = '']) => type)
