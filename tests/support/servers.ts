import { type DocumentNode, parse, print, visit } from 'graphql'
import { contract } from '#local/graphql/contract.ts'
import type { ServerForm } from '#services/api/apiRequest.ts'

const ownSchema = parse(contract)
const builtIn = ['Query', 'Mutation', 'String', 'Int', 'Float', 'Boolean', 'ID']

/** The same shapes under other names: §7 names operations, arguments and fields, but no type. */
const renamed = (schema: DocumentNode): DocumentNode => {
  const rename = (name: string) => (builtIn.includes(name) ? name : `Aws${name}V2`)
  const renameNode = <Node extends { readonly name: { readonly value: string } }>(node: Node): Node => ({
    ...node,
    name: { ...node.name, value: rename(node.name.value) },
  })
  return visit(schema, {
    NamedType: renameNode,
    ObjectTypeDefinition: renameNode,
    InputObjectTypeDefinition: renameNode,
  })
}

/** The schema of the local stack with other texts. */
const changed = (...changes: readonly (readonly [from: RegExp, to: string])[]): string =>
  changes.reduce(
    (schema, [from, to]) => {
      if (!from.test(schema)) throw new Error(`The schema does not contain ${from.source}.`)
      return schema.replace(from, to)
    },
    `scalar AWSEmail scalar AWSDateTime scalar AWSPhone ${print(ownSchema)}`,
  )

interface Server {
  readonly server: string
  readonly schema: string
  /** The settings that the server needs. */
  readonly form?: ServerForm
}

const refereesInput = `input RefereesInput {
  referralCode: String! isFirst: Boolean limit: Int lastEvaluatedKey: LastEvaluatedKey
}
type Query {`
const enums = `enum Section { userOverview itemOverview itemPerformance itemListings }
enum Role { MARKETER }
type Query {`

/** Servers of §7 that differ in what §7 leaves open. */
export const servers: readonly Server[] = [
  { server: 'the local stack', schema: contract },
  { server: 'a server that names its types otherwise', schema: print(renamed(ownSchema)) },
  { server: 'a server with texts for ids', schema: changed([/\bID\b/g, 'String']) },
  { server: 'a server with numbers of another type', schema: changed([/\blimit: Int\b/g, 'limit: Float']) },
  {
    server: 'a server with the scalars of AppSync',
    schema: changed(
      [/email: String!/g, 'email: AWSEmail!'],
      [/(startDate|endDate): String/g, '$1: AWSDateTime'],
      [/(phone_number|phoneNumber): String!/g, '$1: AWSPhone!'],
    ),
  },
  {
    server: 'a server that takes the arguments of listReferredUsers as one',
    schema: changed(
      [/(?<=listReferredUsers)\(.*?\)/s, '(listReferredUsersPayload: RefereesInput!)'],
      [/type Query {/, refereesInput],
    ),
    form: { VITE_REFEREES_ARGUMENT: 'listReferredUsersPayload' },
  },
  {
    server: 'a server with enums',
    schema: changed(
      [/section: String/, 'section: Section'],
      [/role: String(?=\n})/, 'role: Role'],
      [/type Query {/, enums],
    ),
    form: { VITE_ENUM_ARGUMENTS: 'section,role' },
  },
]
