import { scalarTypeOf } from '#services/api/scalarTypes.ts'

type Scalar = string | number | boolean
/** A value of an argument. Objects become input objects in the document, scalars become variables. */
export type ArgumentValue = Scalar | null | { readonly [name: string]: ArgumentValue }

/** One operation with its arguments. */
export interface Operation {
  /** The name of the result. The default is the name of the operation. */
  readonly alias?: string
  readonly name: string
  readonly args?: { readonly [name: string]: ArgumentValue }
  /** The fields of the result, for example `users { id } error`. */
  readonly fields: string
}

export interface ApiRequest {
  readonly document: string
  readonly variables: Record<string, Scalar>
}

/**
 * Writes a GraphQL request (§7). Only scalars are variables, so that the document names no type of the server besides
 * those of `scalarTypes.ts`. Two arguments of the same name and value share a variable.
 */
export const writeRequest = (kind: 'query' | 'mutation', operations: readonly Operation[]): ApiRequest => {
  const variables: Record<string, Scalar> = {}
  const types = new Map<string, string>()
  const variableOf = (name: string, value: Scalar): string => {
    let variable = name
    for (let number = 2; variable in variables && variables[variable] !== value; number += 1)
      variable = `${name}${number}`
    variables[variable] = value
    types.set(variable, `$${variable}: ${scalarTypeOf(name, value)}!`)
    return variable
  }
  const write = (name: string, value: ArgumentValue): string => {
    if (value === null) return 'null'
    return typeof value === 'object' ? `{ ${writeAll(value)} }` : `$${variableOf(name, value)}`
  }
  const writeAll = (values: { readonly [name: string]: ArgumentValue }): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${write(name, value)}`)
      .join(', ')

  const body = operations.map(({ alias, name, args, fields }) => {
    const label = alias ? `${alias}: ${name}` : name
    return `${label}${args ? `(${writeAll(args)})` : ''} { ${fields} }`
  })
  const declared = types.size > 0 ? `(${[...types.values()].join(', ')}) ` : ''
  return { document: `${kind} ${declared}{ ${body.join(' ')} }`, variables }
}
