import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGraphql } from '#tests/local/support/graphqlCall.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const post = (headers: Record<string, string>, body: string) =>
  fetch(`${stack.origin}/graphql`, { method: 'POST', headers, body })
const key = { 'x-api-key': settings.VITE_GRAPHQL_API_KEY }
const json = { 'Content-Type': 'application/json' }
const query = JSON.stringify({ query: '{ getDashboard { error } }' })

describe('when GraphQL is called', () => {
  test.each([
    ['no key', {}],
    ['another key', { 'x-api-key': 'guess' }],
  ])('%s gets the unauthorized response of AppSync', async (_situation, headers) => {
    const response = await post({ ...json, ...headers }, query)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      errors: [{ errorType: 'UnauthorizedException', message: 'You are not authorized to make this call.' }],
    })
  })

  test('the error names an unknown operation', async () => {
    const { body } = await callGraphql(stack, '{ listAllSwaps { error } }')
    expect(body.errors?.map((error) => error.message)).toEqual([
      expect.stringContaining('Cannot query field "listAllSwaps" on type "Query".'),
    ])
  })

  test('the error names a variable of the wrong type', async () => {
    const document = 'query ($p: ListAllObjectsPayload!) { listAllUsers(listAllObjectsPayload: $p) { error } }'
    const { body } = await callGraphql(stack, document, { p: { limit: 'ten' } })
    expect(body.errors?.[0]?.message).toContain('Int cannot represent non-integer value: "ten"')
    expect(body.data).toBeUndefined()
  })

  test.each([
    ['no JSON', '{'],
    ['no query', '{}'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is refused', async (_situation, body) => {
    const response = await post({ ...json, ...key, Accept: 'application/graphql-response+json' }, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] })
    expect((await post({ ...json, ...key }, query)).status).toBe(200)
  })

  test('GET is refused', async () => {
    const response = await fetch(`${stack.origin}/graphql`, { headers: { Accept: 'text/html', ...key } })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  test('the contract can be read by introspection', async () => {
    const { body } = await callGraphql(
      stack,
      '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }',
    )
    const types = body.data?.['__schema'] as Record<'queryType' | 'mutationType', { fields: { name: string }[] }>
    expect([types.queryType, types.mutationType].map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      [
        'getDashboard',
        'listAllUsers',
        'listActiveUsers',
        'listInActiveUsers',
        'listAllMarketers',
        'listReferredUsers',
        'listAllItems',
        'listRentedItems',
        'listDonatedItems',
        'listSoldItems',
        'getMarketer',
      ],
      ['createMarketer', 'updateMarketer', 'suspendUser', 'activateUser', 'deleteMarketer', 'deleteAdminUser'],
    ])
  })
})
