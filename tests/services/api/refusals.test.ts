import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { errorMessageFor, isUnauthorized } from '#domain/errorCatalogue.ts'
import { createApi } from '#services/api/graphql.ts'
import { createTotalsService } from '#services/api/totals.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** The failure of a call to a server that gives one answer. */
const failureOf = async (status: number, body: object): Promise<unknown> => {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createTotalsService(createApi(`http://127.0.0.1:${port}`, 'key'))('userOverview', {
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
