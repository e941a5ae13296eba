/** The names of arguments that are identifiers. */
const ids: readonly string[] = ['id', 'userId', 'marketerId']

/**
 * The GraphQL type of an argument. §7 does not give it: a server that uses `String` for identifiers needs a change here
 * and nowhere else.
 */
export const scalarTypeOf = (name: string, value: string | number | boolean): 'ID' | 'String' | 'Int' | 'Boolean' => {
  if (typeof value === 'boolean') return 'Boolean'
  if (typeof value === 'number') return 'Int'
  return ids.includes(name) ? 'ID' : 'String'
}
