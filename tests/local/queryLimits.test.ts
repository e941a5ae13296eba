import { getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitProblem } from '#local/graphql/queryLimits.ts'
import { collectDocuments } from '#tools/doctor/graphqlDocuments.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const send = async (path: string, body: string) => {
  const response = await fetch(stack.origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-api-key': settings.VITE_GRAPHQL_API_KEY,
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body,
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

const lists = (count: number, limit: string) =>
  Array.from(
    { length: count },
    (_, index) => `a${index}: listAllUsers(listAllObjectsPayload: { limit: ${limit} }) { error }`,
  )
const nested = (start: string, end: string, levels: number) => start.repeat(levels) + end.repeat(levels)

const tooLong = 'The query has more than 2000 names and signs, the limit.'
const tooManyRows = 'The query asks for 30000 rows. The limit is 20000. Send several queries.'
const doubled = Array.from({ length: 40 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)

describe('a query', () => {
  test.each([
    ['2,000 aliases', { query: `{ ${lists(2_000, '1').join(' ')} }` }, tooLong],
    [
      '51 aliases',
      { query: `{ ${lists(51, '1').join(' ')} }` },
      'The query has 51 operations and aliases. The limit is 50.',
    ],
    ['30,000 rows', { query: `{ ${lists(3, '10000').join(' ')} }` }, tooManyRows],
    [
      '30,000 rows of a variable',
      { query: `query ($n: Int) { ${lists(3, '$n').join(' ')} }`, variables: { n: 10_000 } },
      tooManyRows,
    ],
    ['30,000 rows of a default', { query: `query ($n: Int = 10000) { ${lists(3, '$n').join(' ')} }` }, tooManyRows],
    ['600 levels', { query: nested('{a', '}', 600) }, 'The query has 600 levels. The limit is 20.'],
    ['300,000 levels', { query: nested('{a', '}', 300_000) }, tooLong],
    [
      'a value with 400,000 levels',
      { query: `{ getMarketer(marketerId: ${nested('[', ']', 400_000)}) { error } }` },
      'The query is nested too deeply.',
    ],
    [
      'fragments that double 40 times',
      { query: `{ ...f0 } ${doubled.join(' ')} fragment f40 on Query { getDashboard { error } }` },
      'The query has 1099511627776 operations and aliases. The limit is 50.',
    ],
  ])('with %s is refused', async (_name, body, message) => {
    expect(await send('/graphql', JSON.stringify(body))).toEqual({ status: 400, body: { errors: [{ message }] } })
  })

  test('with a fragment that contains itself is refused as invalid', async () => {
    const query = '{ ...f } fragment f on Query { ...f getDashboard { error } }'
    expect((await send('/graphql', JSON.stringify({ query }))).body).toMatchObject({
      errors: [{ message: 'Cannot spread fragment "f" within itself.' }],
    })
  })

  test('of the console, or for the schema, may run', async () => {
    const documents = [...(await collectDocuments()), getIntrospectionQuery()]
    expect(documents.map((document) => limitProblem(parse(document, { maxTokens: 2_000 }), { limit: 10_000 }))).toEqual(
      documents.map(() => undefined),
    )
  })
})

describe('a body of 900 KB in 400,000 levels', () => {
  const deep = nested('[', ']', 400_000)
  test.each(['/graphql', '/identity', '/local/faults'])('is refused by %s', async (path) => {
    for (const body of [deep, `{"query":"{ getDashboard { error } }","variables":{"p":${deep}}}`])
      expect(await send(path, body)).toEqual({
        status: 400,
        body: { message: 'The body has more than 100 levels of nesting.' },
      })
  })

  test('can have brackets in its texts', async () => {
    const query = `{ getMarketer(marketerId: "${'['.repeat(1_000)}") { error } }`
    expect((await send('/graphql', JSON.stringify({ query }))).status).toBe(200)
  })
})
