import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { errorMessageFor, isNetworkError, isUnauthorized } from '#domain/errorCatalogue.ts'
import { createApi } from '#services/api/graphql.ts'
import { callPool } from '#services/identity/cognito/poolCalls.ts'

afterEach(() => void vi.unstubAllGlobals())

const api = createApi('https://api.example.com/graphql', 'key')
const rows = { users: [{ id: 'USR-1' }] }

/** What a call returns or throws if the server answers like this. */
const resultOf = (answer: () => Response): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => answer())
  const schema = z.object({ users: z.array(z.object({ id: z.string() })) })
  return api({ operations: [{ name: 'listAllUsers', fields: 'users { id }' }], schema }).catch(
    (error: unknown) => error,
  )
}

const json = (answer: object) => () => new Response(JSON.stringify(answer))

const throwing = (message: string) => (): never => {
  throw new TypeError(message)
}

/** An answer that breaks off. */
const broken = (message: string) => () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"da'))
        controller.error(new TypeError(message))
      },
    }),
  )

test('an answer with errors that are null has rows', async () => {
  expect(await resultOf(json({ data: { listAllUsers: rows }, errors: null }))).toEqual({ listAllUsers: rows })
})

test.each([
  ['an error among others that cannot be read', [{ message: 'No', errorType: 'Unauthorized' }, { message: 5 }, null]],
  ['an error with a path that is a text', [{ message: 'No', errorType: 'Unauthorized', path: 'listAllUsers' }]],
  ['an error that is a text', ['Unauthorized']],
  ['one error without a list', { message: 'No', errorType: 'Unauthorized' }],
])('%s is not lost', async (_, errors) => {
  const error = await resultOf(json({ data: null, errors }))
  expect({ isUnauthorized: isUnauthorized(error), text: errorMessageFor(error) }).toEqual({
    isUnauthorized: true,
    text: 'Unauthorized',
  })
})

test.each([
  ['Chrome', throwing('Failed to fetch')],
  ['Chrome, in the middle of an answer', broken('network error')],
  ['Firefox, in the middle of an answer', broken('Error in input stream')],
  ['Safari', throwing('The Internet connection appears to be offline.')],
  ['Safari, in French', throwing('La connexion Internet semble interrompue.')],
])('a call without a network is one in %s', async (_, answer) => {
  expect(isNetworkError(await resultOf(answer))).toBe(true)
})

test('a sign-out whose answer breaks off found no network', async () => {
  vi.stubGlobal('fetch', async () => broken('network error')())
  const error: unknown = await callPool('https://pool.example.com', 'GlobalSignOut', {}).catch((raw: unknown) => raw)
  expect(isNetworkError(error)).toBe(true)
})

test('an answer that is no JSON is not a lost network', async () => {
  const error = await resultOf(() => new Response('<html>'))
  expect({ isNetworkError: isNetworkError(error), text: String(error) }).toEqual({
    isNetworkError: false,
    text: 'ApiError: Malformed answer',
  })
})
