import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isScalarType,
  type GraphQLSchema,
  parse,
  print,
  typeFromAST,
  validate,
  visit,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import type { Marketer } from '#domain/people/marketers.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { type ArgumentValue, writeRequest } from '#services/api/apiRequest.ts'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import type { Api } from '#services/api/graphql.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'
import { collectDocuments } from '#tools/doctor/graphqlDocuments.ts'

const ownSchema = parse(readFileSync('src/local/graphql/schema.graphql', 'utf8'))
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

const schemas: readonly (readonly [string, GraphQLSchema])[] = [
  ['the local stack', buildSchema(print(ownSchema))],
  ['a server that names its types otherwise', buildSchema(print(renamed(ownSchema)))],
]

describe.each(schemas)('on %s', (_, schema) => {
  test('every document is valid', async () => {
    const documents = await collectDocuments()
    const problems = documents.flatMap((document) =>
      validate(schema, parse(document)).map(({ message }) => `${message} in ${document}`),
    )
    expect(problems).toEqual([])
    expect(documents.filter((document) => document.includes('lastEvaluatedKey: {'))).toHaveLength(10)
  })
})

test('no document names a type of the server besides scalars', async () => {
  const schema = buildSchema(print(ownSchema))
  const types: string[] = []
  for (const document of await collectDocuments())
    visit(parse(document), {
      FragmentDefinition: ({ typeCondition }) => void types.push(typeCondition.name.value),
      InlineFragment: ({ typeCondition }) => void types.push(typeCondition?.name.value ?? ''),
      VariableDefinition({ type }) {
        const named = getNamedType(typeFromAST(schema, type as never))
        if (!named || !isScalarType(named)) types.push(print(type))
      },
    })
  expect(types).toEqual([])
})

describe('a request', () => {
  const requestFor = (args: Readonly<Record<string, ArgumentValue>>) =>
    writeRequest('query', [{ name: 'call', args, fields: 'error' }])

  test('has input objects in the document, and their scalars as variables', () => {
    expect(requestFor({ payload: { isFirst: true, limit: 10, lastEvaluatedKey: { id: 'USR-1', item: 'x' } } })).toEqual(
      {
        document:
          'query ($isFirst: Boolean!, $limit: Int!, $id: ID!, $item: String!) ' +
          '{ call(payload: { isFirst: $isFirst, limit: $limit, lastEvaluatedKey: { id: $id, item: $item } }) { error } }',
        variables: { isFirst: true, limit: 10, id: 'USR-1', item: 'x' },
      },
    )
  })

  test('writes null into the document', () => {
    expect(requestFor({ payload: { lastEvaluatedKey: null } })).toEqual({
      document: 'query { call(payload: { lastEvaluatedKey: null }) { error } }',
      variables: {},
    })
  })

  test('gives different values of an argument variables of their own', () => {
    const operations = ['a', 'b', 'c'].map((alias, index) => ({
      alias,
      name: 'call',
      args: { startDate: `day ${index % 2}`, section: 'items' },
      fields: 'error',
    }))
    expect(writeRequest('query', operations)).toEqual({
      document:
        'query ($startDate: String!, $section: String!, $startDate2: String!) ' +
        '{ a: call(startDate: $startDate, section: $section) { error } ' +
        'b: call(startDate: $startDate2, section: $section) { error } ' +
        'c: call(startDate: $startDate, section: $section) { error } }',
      variables: { startDate: 'day 0', section: 'items', startDate2: 'day 1' },
    })
  })

  test('without arguments has no brackets', () => {
    expect(writeRequest('query', [{ name: 'call', fields: 'error' }]).document).toBe('query { call { error } }')
  })
})

describe('the id of a person gets its prefix in', () => {
  const idsIn = async (call: (api: Api) => Promise<unknown>): Promise<unknown[]> => {
    const ids: unknown[] = []
    const api: Api = ({ variables }) => {
      ids.push(variables['userId'] ?? variables['marketerId'])
      return Promise.reject(new Error('Nothing is sent.'))
    }
    await call(api).catch(() => undefined)
    return ids
  }
  const account = { id: 'abc', email: 'ada@example.com' } as Marketer
  const calls: readonly (readonly [string, (api: Api) => Promise<unknown>])[] = [
    ['getMarketer of the ambassador area', (api) => createAmbassadorService(api).getMarketer('abc')],
    ['getMarketer of the admin area', (api) => createMarketerService(api).fetchReferralCode('abc')],
    ['updateMarketer', (api) => createMarketerService(api).updateMarketer(account, { name: 'Ada', phone: '080' })],
    ['deleteMarketer', (api) => createMarketerService(api).deleteMarketer(account)],
    ['suspendUser', (api) => createUserStatusService(api)('suspend', account)],
    ['activateUser', (api) => createUserStatusService(api)('activate', account)],
    ['deleteAdminUser', (api) => createDeleteAccountService(api)('admin', 'abc', 'ada@example.com')],
    ['deleteMarketer of the own account', (api) => createDeleteAccountService(api)('marketer', 'abc', 'a@b.co')],
  ]

  test.each(calls)('%s', async (_, call) => {
    expect(await idsIn(call)).toEqual(['USR-abc'])
  })
})
