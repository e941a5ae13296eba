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
import { describe, expect, test, afterEach, beforeEach, vi } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Marketer } from '#domain/people/marketers.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { type ArgumentValue, writeRequest } from '#services/api/apiRequest.ts'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import { createCallPause } from '#services/api/callPause.ts'
import { type Api, createApi } from '#services/api/graphql.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'
import { collectDocuments } from '#tools/doctor/graphqlDocuments.ts'
import { TimeoutError, withTimeout } from '#services/api/timeout.ts'
import { errorMessageFor, isUnauthorized } from '#domain/errorCatalogue.ts'
import { createTotalsService } from '#services/api/totals.ts'

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

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

describe('a call with a timeout', () => {
  test('returns its answer, and no timer is left', async () => {
    await expect(withTimeout(async () => 7)).resolves.toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fails after 15 seconds, even if it ignores its signal', async () => {
    const outcome = withTimeout(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual(new TimeoutError())
  })

  test('receives an abort after the timeout and when its caller aborts', async () => {
    const signals: AbortSignal[] = []
    const call = (signal: AbortSignal) => {
      signals.push(signal)
      return never()
    }
    const caller = new AbortController()
    const timedOut = withTimeout(call).catch(() => undefined)
    void withTimeout(call, caller.signal).catch(() => undefined)
    caller.abort()
    expect(signals.map((signal) => signal.aborted)).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(15_000)
    await timedOut
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true])
  })
})

let server: Server | undefined
afterEach(() => server?.close())

/** The failure of a call to a server that gives one answer. */
const failureOf = async (
  status: number,
  body: object,
  headers: Record<string, string> = {},
  pause = createCallPause(),
): Promise<unknown> => {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createTotalsService(createApi(`http://127.0.0.1:${port}`, 'key', pause))({
    start: new Date(0),
    end: new Date(0),
  }).catch((error: unknown) => error)
}

const errorOf = (errorType: string | null, message: string | null) => ({ data: null, errors: [{ errorType, message }] })

const tooOften = 'Too many requests in a short time. Please wait a few minutes and try again.'
const timedOut = 'The request timed out. Please try again later.'

describe('an answer of AppSync', () => {
  test.each([
    [401, errorOf('UnauthorizedException', 'You are not authorized to make this call.'), 'Unauthorized', false],
    [403, errorOf('WAFForbiddenException', '403 Forbidden'), 'Unauthorized', false],
    [401, {}, 'Unauthorized', false],
    [200, errorOf('Unauthorized', 'Not Authorized to access getDashboard on type Query'), 'Unauthorized', true],
    [200, errorOf(null, 'Unauthorized'), 'Unauthorized', true],
    [429, errorOf('TooManyRequestsException', 'Slow down'), tooOften, false],
    [200, errorOf('Lambda:ThrottlingException', 'Rate exceeded'), tooOften, false],
    [200, errorOf('ExecutionTimeout', 'Execution timed out.'), timedOut, false],
    [200, errorOf('UnauthorizedException', 'Expired key'), 'Unauthorized', false],
    [200, errorOf(null, 'Request failed due to execution timeout.'), timedOut, false],
    [200, errorOf('Lambda:Unhandled', '2026-11-23 Task timed out after 3.00 seconds'), timedOut, false],
    [408, {}, timedOut, false],
    [504, {}, timedOut, false],
    [200, errorOf('Unexpected', null), 'Something went wrong. Please try again or contact support.', false],
  ])('%i %j shows %j, and a renewed session can help: %s', async (status, body, text, isSessionRefused) => {
    const failure = await failureOf(status, body)
    expect([errorMessageFor(failure), isUnauthorized(failure)]).toEqual([text, isSessionRefused])
  })
})

test.each([
  [429, '12', 12],
  [503, '12', 0],
  [429, 'soon', 0],
])('an answer %i with Retry-After %j / pauses calls for %i seconds', async (status, header, seconds) => {
  const pause = createCallPause()
  await failureOf(status, {}, { 'retry-after': header }, pause)
  expect(pause.secondsLeft()).toBe(seconds)
})
