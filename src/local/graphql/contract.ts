import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'

/** The contract of §7 as text. */
export const contract = readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8')

/** The schema of the contract, without resolvers. */
export const bareSchema = buildSchema(contract)

/** Every operation of §7. */
export const operationNames = [bareSchema.getQueryType(), bareSchema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
)
