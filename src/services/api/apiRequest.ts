import type { Config } from '#domain/app/config.ts'
import { toWellFormed } from '#domain/text.ts'

/** A value of an argument. An object becomes an input object. */
type ArgumentValue = string | number | boolean | null | Arguments

interface Arguments {
  readonly [name: string]: ArgumentValue
}

/** One operation with its arguments. */
export interface Operation {
  /** The name of the result. The default is the name of the operation. */
  readonly alias?: string
  readonly name: string
  readonly args?: Arguments
  /** The fields of the result, for example `users { id } error`. */
  readonly fields: string
  /** The other results are used if this one fails. */
  readonly isOptional?: boolean
}

export interface ApiRequest {
  /** The default is a query. */
  readonly kind?: 'query' | 'mutation'
  readonly operations: readonly Operation[]
}

/** What servers of §7 differ in, as settings of the build. Without them a server takes the literal form of §7. */
export type ServerForm = Partial<Pick<Config, 'VITE_REFEREES_ARGUMENT' | 'VITE_ENUM_ARGUMENTS'>>

const argumentsOf = ({ name, args }: Operation, { VITE_REFEREES_ARGUMENT: payload }: ServerForm) =>
  args && payload && name === 'listReferredUsers' ? { [payload]: args } : args

const enumValue = /^[A-Za-z_]\w*$/

/**
 * Writes a GraphQL document with the values in it. A value in a document has no type, unlike a variable: `ID`, `String`,
 * `AWSEmail` and `AWSDateTime` all take a text.
 */
export const writeDocument = ({ kind = 'query', operations }: ApiRequest, form: ServerForm = {}): string => {
  const enums = form.VITE_ENUM_ARGUMENTS?.split(',') ?? []
  const write = (name: string, value: ArgumentValue): string => {
    if (typeof value === 'object' && value !== null) return `{ ${writeAll(value)} }`
    if (typeof value !== 'string') return String(value)
    // A JSON text is a GraphQL text, if it has no lone surrogate.
    return enums.includes(name) && enumValue.test(value) ? value : JSON.stringify(toWellFormed(value))
  }
  const writeAll = (values: Arguments): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${write(name, value)}`)
      .join(', ')

  const body = operations.map((operation) => {
    const { alias, name, fields } = operation
    const args = argumentsOf(operation, form)
    return `${alias ? `${alias}: ${name}` : name}${args ? `(${writeAll(args)})` : ''} { ${fields} }`
  })
  return `${kind} { ${body.join(' ')} }`
}
