import type { AnyMachineSnapshot } from 'xstate'
import { statePath } from '#charts/read/parts.ts'

/** The innermost active states, as the record of a problem report names them. */
export const innermostStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ parent, type }) => parent && (type === 'atomic' || type === 'final')).map(statePath)

/** The same of the value of a snapshot. */
export const innermostStatesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Object.entries(value as object).flatMap(([state, inner]) => {
    const states = innermostStatesOf(inner)
    return states.length > 0 ? states.map((rest) => `${state}.${rest}`) : [state]
  })
}
