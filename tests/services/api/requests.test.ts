import fc from 'fast-check'
import {
  buildSchema,
  type FieldNode,
  type OperationDefinitionNode,
  parse,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { describe, expect, test, afterEach, beforeEach, vi } from 'vitest'
import { emptyDetails } from '#domain/people/marketerForms.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Marketer } from '#domain/people/marketers.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { type Operation, type ServerForm, writeDocument } from '#services/api/apiRequest.ts'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import { createCallPause } from '#services/api/callPause.ts'
import { type Api, createApi } from '#services/api/graphql.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'
import { servers } from '#tests/support/servers.ts'
import { collectDocuments } from '#tools/doctor/graphqlDocuments.ts'
import { TimeoutError, withTimeout } from '#services/api/timeout.ts'
import { errorMessageFor, isKeyRefused, isUnauthorized } from '#domain/errorCatalogue.ts'
import { createTotalsService } from '#services/api/totals.ts'

describe.each(servers)('on $server', ({ schema, form }) => {
  test('every document is valid', async () => {
    const documents = await collectDocuments(form)
    const problems = documents.flatMap((document) =>
      validate(buildSchema(schema), parse(document)).map(({ message }) => `${message} in ${document}`),
    )
    expect(problems).toEqual([])
    expect(documents.filter((document) => document.includes('lastEvaluatedKey: {'))).toHaveLength(10)
  })
})

test('no document has a variable or names a type of the server', async () => {
  const found: string[] = []
  for (const document of await collectDocuments())
    visit(parse(document), {
      NamedType: ({ name }) => void found.push(name.value),
      VariableDefinition: ({ variable }) => void found.push(variable.name.value),
    })
  expect(found).toEqual([])
})

describe('a request', () => {
  const documentFor = (args: Operation['args'], form?: ServerForm) =>
    writeDocument({ operations: [{ name: 'listReferredUsers', ...(args && { args }), fields: 'error' }] }, form)
  const key = { id: 'USR-1', item: null }

  test('has its values in the document', () => {
    expect(documentFor({ isFirst: true, limit: 10, lastEvaluatedKey: key })).toBe(
      'query { listReferredUsers(isFirst: true, limit: 10, lastEvaluatedKey: { id: "USR-1", item: null }) { error } }',
    )
  })

  test('without arguments has no brackets', () => {
    expect(documentFor(undefined)).toBe('query { listReferredUsers { error } }')
  })

  test('has the forms of the settings, and no enum that is none', () => {
    const form = { VITE_REFEREES_ARGUMENT: 'input', VITE_ENUM_ARGUMENTS: 'code,kind' }
    expect(documentFor({ code: 'A', kind: '} { x', id: 'A' }, form)).toBe(
      'query { listReferredUsers(input: { code: A, kind: "} { x", id: "A" }) { error } }',
    )
  })

  const argumentName = fc.stringMatching(/^[a-z]\w{0,9}$/)
  const hostile = [...'"\\\n\r\u2028#$x{}\0\u007F\uFEFF😀', '"""', '${x}', '\\u0041']
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 3 }))).map((parts) => parts.join('')),
  )
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null))
  const options = { minKeys: 1, noNullPrototype: true }
  const args = fc.dictionary(argumentName, fc.oneof(scalar, fc.dictionary(argumentName, scalar, options)), options)

  test('gives the server every value as it is', () => {
    fc.assert(
      fc.property(args, (given) => {
        const [operation] = parse(documentFor(given)).definitions as [OperationDefinitionNode]
        const [field, ...others] = operation.selectionSet.selections as [FieldNode]
        const read = field.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? []
        expect(others).toEqual([])
        expect(JSON.stringify(Object.fromEntries(read))).toBe(JSON.stringify(given))
      }),
    )
  })

  test('replaces half a surrogate pair, which no server reads', () => {
    expect(documentFor({ id: 'a\uD83D' })).toContain('"a\uFFFD"')
  })
})

describe('the id of a person gets its prefix in', () => {
  const idsIn = async (call: (api: Api) => Promise<unknown>): Promise<unknown[]> => {
    const ids: unknown[] = []
    const api: Api = ({ operations }) => {
      const args = operations[0]?.args ?? {}
      ids.push({ ...args, ...Object(Object.values(args)[0]) }['userId'] ?? args['marketerId'])
      return Promise.reject(new Error('Nothing is sent.'))
    }
    await call(api).catch(() => undefined)
    return ids
  }
  const account = { id: 'abc', email: 'ada@example.com' } as Marketer
  const calls: readonly (readonly [string, (api: Api) => Promise<unknown>])[] = [
    ['getMarketer of the ambassador area', (api) => createAmbassadorService(api).getMarketer('abc')],
    ['getMarketer of the admin area', (api) => createMarketerService(api).fetchReferralCode('abc')],
    [
      'updateMarketer',
      (api) => createMarketerService(api).updateMarketer(account, { ...emptyDetails, name: 'Ada', phone: '080' }),
    ],
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
  body: object | string,
  headers: Record<string, string> = {},
  pause = createCallPause(),
): Promise<unknown> => {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createTotalsService(createApi(`http://127.0.0.1:${port}`, 'key', undefined, pause))('userOverview', {
    start: new Date(0),
    end: new Date(0),
  }).catch((error: unknown) => error)
}

const errorOf = (errorType: string | null, message: string | null) => ({ data: null, errors: [{ errorType, message }] })

const tooOften = 'Too many requests in a short time. Please wait a few minutes and try again.'
const timedOut = 'The request timed out. Please try again later.'

describe('an answer of AppSync', () => {
  test.each([
    [401, errorOf('UnauthorizedException', 'You are not authorized to make this call.'), 'Unauthorized', 'key'],
    [403, errorOf('UnauthorizedException', 'You are not authorized to make this call.'), 'Unauthorized', 'key'],
    [403, errorOf('WAFForbiddenException', '403 Forbidden'), 'Unauthorized', null],
    [401, {}, 'Unauthorized', 'session'],
    [401, '<h1>401 Authorization Required</h1>', 'Unauthorized', 'session'],
    [401, errorOf('Lambda:Unhandled', 'The session is over'), 'Unauthorized', 'session'],
    [200, errorOf('Unauthorized', 'Not Authorized to access getDashboard on type Query'), 'Unauthorized', 'session'],
    [200, errorOf(null, 'Unauthorized'), 'Unauthorized', 'session'],
    [429, errorOf('TooManyRequestsException', 'Slow down'), tooOften, null],
    [200, errorOf('Lambda:ThrottlingException', 'Rate exceeded'), tooOften, null],
    [200, errorOf('ExecutionTimeout', 'Execution timed out.'), timedOut, null],
    [200, errorOf('UnauthorizedException', 'Expired key'), 'Unauthorized', 'key'],
    [200, errorOf(null, 'Request failed due to execution timeout.'), timedOut, null],
    [200, errorOf('Lambda:Unhandled', '2026-11-23 Task timed out after 3.00 seconds'), timedOut, null],
    [408, {}, timedOut, null],
    [504, {}, timedOut, null],
    [200, errorOf('Unexpected', null), 'Something went wrong. Please try again or contact support.', null],
  ])('%i %j shows %j, and refuses: %s', async (status, body, text, refused) => {
    const failure = await failureOf(status, body)
    expect([errorMessageFor(failure), isUnauthorized(failure), isKeyRefused(failure)]).toEqual([
      text,
      refused === 'session',
      refused === 'key',
    ])
  })
})

test.each([
  [429, '12', 12, 'Too many requests in a short time. Please wait a moment and try again.'],
  [429, 'soon', 0, tooOften],
  [503, '12', 0, 'Something went wrong. Please try again or contact support.'],
])(
  'an answer %i with Retry-After %j / pauses calls for %i seconds, and says %j',
  async (status, header, seconds, text) => {
    const pause = createCallPause()
    const failure = await failureOf(status, {}, { 'retry-after': header }, pause)
    expect([pause.secondsLeft(), errorMessageFor(failure)]).toEqual([seconds, text])
  },
)

test.each(['application/json; charset=utf-8', 'text/plain', 'text/html', 'application/octet-stream', ''])(
  'an answer of the type %j is read as JSON',
  async (type) => {
    const body = {
      data: {
        getDashboard: { dashboard: { totalUserCount: 7 }, error: null },
        recent: { dashboard: { totalUserCount: 2 }, error: null },
      },
    }
    expect(await failureOf(200, body, { 'content-type': type })).toMatchObject({
      totals: { totalUserCount: 7 },
      recent: { totalUserCount: 2 },
    })
  },
)

test.each([
  [200, 'text/plain', '<p>Sign in to the network</p>'],
  [204, 'text/plain', ''],
])('an answer %i of the type %j that is %j is no JSON', async (status, type, body) => {
  const failure = await failureOf(status, body, { 'content-type': type })
  expect(errorMessageFor(failure)).toBe('Something went wrong. Please try again or contact support.')
})
