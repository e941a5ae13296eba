import { assign } from 'xstate'
import type { Chart } from '#charts/read/chart.ts'
import type { Mutation } from '#charts/paths/check/mutants.ts'

/** An `assign` action that sets several fields: one mutant for each field that it then does not set. */
export const actionMutants = ({ actions }: Chart): Mutation[] =>
  Object.entries(actions).flatMap(([name, action]) => {
    const fields = fieldsOf(action)
    return fields.length < 2 ? [] : fields.map((field) => fieldMutant(name, action as AssignAction, field))
  })

interface AssignAction {
  readonly type: 'xstate.assign'
  readonly assignment: Readonly<Record<string, unknown>>
}

const fieldsOf = (action: unknown): string[] => {
  const { type, assignment } = action as Partial<AssignAction>
  return type === 'xstate.assign' && typeof assignment === 'object' ? Object.keys(assignment) : []
}

const fieldMutant = (name: string, { assignment }: AssignAction, field: string): Mutation => ({
  operator: 'assignment',
  description: `do not set ${field} in ${name}`,
  implementations: {
    actions: {
      [name]: assign(Object.fromEntries(Object.entries(assignment).filter(([each]) => each !== field)) as never),
    },
  },
})
