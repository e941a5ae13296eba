import { type AnyStateMachine, assign } from 'xstate'
import { caseOfField } from '#charts/paths/check/missingCases.ts'
import type { Mutation } from '#charts/paths/check/mutant.ts'
import { type Chart, readChart } from '#charts/read/chart.ts'

/** The names of fields by the name of an action. */
export type SetFields = ReadonlyMap<string, ReadonlySet<string>>

interface Fields {
  readonly [field: string]: unknown
}

interface AssignAction {
  readonly type: string
  readonly assignment?: Fields | ((args: never, params: never) => Fields)
}

const assignActions = ({ actions }: Chart): [name: string, assignment: AssignAction['assignment'] & object][] =>
  Object.entries(actions as Record<string, AssignAction>).flatMap(([name, { type, assignment }]) =>
    type === 'xstate.assign' && assignment ? [[name, assignment]] : [],
  )

/**
 * A copy of a chart that records which fields its assign functions set.
 * @param onCall is called with the name of each assign function that runs
 */
export const recordSetFields = (
  machine: AnyStateMachine,
  onCall: (name: string) => void = () => undefined,
): { machine: AnyStateMachine; setFields: SetFields } => {
  const setFields = new Map<string, Set<string>>()
  const recorded = assignActions(readChart(machine)).flatMap(([name, assignment]) => {
    if (typeof assignment !== 'function') return []
    const fields = new Set<string>()
    setFields.set(name, fields)
    // A field that the code does not name and does not change comes from a copied object.
    const code = String(assignment)
    const record = (args: never, params: never): Fields => {
      onCall(name)
      const { context } = args as { readonly context: Fields }
      const update = assignment(args, params)
      for (const [field, value] of Object.entries(update))
        if (new RegExp(`\\b${field}\\b`).test(code) || !Object.is(value, context[field])) fields.add(field)
      return update
    }
    return [[name, assign(record as never)]]
  })
  return { machine: machine.provide({ actions: Object.fromEntries(recorded) as never }), setFields }
}

/** An `assign` action that sets several fields: one mutant for each field that it then does not set. */
export const assignmentMutants = (chart: Chart, setFields: SetFields): Mutation[] =>
  assignActions(chart).flatMap(([name, assignment]) => {
    const fields = typeof assignment === 'function' ? [...(setFields.get(name) ?? [])] : Object.keys(assignment)
    return fields.length < 2 ? [] : fields.map((field) => withoutField(name, assignment, field))
  })

const withoutField = (name: string, assignment: AssignAction['assignment'], field: string): Mutation => {
  const omit = ({ [field]: _omitted, ...others }: Fields): Fields => others
  const changed =
    typeof assignment === 'function'
      ? (args: never, params: never) => omit(assignment(args, params))
      : omit(assignment ?? {})
  const implementations = { actions: { [name]: assign(changed as never) } }
  return {
    operator: 'assignment',
    description: `do not set ${field} in ${name}`,
    implementations,
    assign: name,
    missingCase: (graph) => caseOfField(graph, name, field),
  }
}
