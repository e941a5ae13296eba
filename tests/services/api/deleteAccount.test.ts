import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import { type Api, createApi } from '#services/api/graphql.ts'
import { ambassadorEmail, adminEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
const deleteAccount = (...parameters: Parameters<ReturnType<typeof createDeleteAccountService>>) =>
  createDeleteAccountService(api())(...parameters)

const call = async (target: string, body: object): Promise<Record<string, never>> => {
  const headers = {
    'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    'content-type': 'application/x-amz-json-1.1',
  }
  return (await (
    await fetch(`${stack.origin}/identity`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as never
}

const signIn = async (email: string) => {
  const client = settings.VITE_IDENTITY_CLIENT_ID
  const { Session } = await call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    ClientId: client,
    AuthParameters: { USERNAME: email },
  })
  const responses = { USERNAME: email, ANSWER: await stack.readCode(email) }
  const { AuthenticationResult } = await call('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ClientId: client,
    Session,
    ChallengeResponses: responses,
  })
  const { AccessToken } = AuthenticationResult as unknown as { AccessToken: string }
  const { Username } = await call('GetUser', { AccessToken })
  return { token: AccessToken, sub: String(Username) }
}

describe.each([
  ['admin', adminEmail],
  ['marketer', ambassadorEmail],
] as const)('the account of an %s', (audience, email) => {
  test('is deleted by the id of its token, and a second deletion succeeds', async () => {
    const { token, sub } = await signIn(email)
    await deleteAccount(audience, sub, email)
    expect(await call('GetUser', { AccessToken: token })).toMatchObject({ __type: 'UserNotFoundException' })
    await deleteAccount(audience, sub, email)
  })
})

describe('a deletion', () => {
  test.each([
    ['is refused', { fault: 'error-field', message: 'Permission denied' }, 'Permission denied'],
    ['has an empty answer', { fault: 'null-data' }, ''],
    ['fails on the server', { fault: 'http-500' }, 'Answer 500'],
  ] as const)('throws if it %s', async (_, fault, message) => {
    await stack.setFault({ operation: 'deleteAdminUser', ...fault })
    await expect(deleteAccount('admin', 'x', adminEmail)).rejects.toMatchObject({ name: 'ApiError', message })
  })

  const answerStatus = (status: unknown) =>
    (async ({ operations, schema }) => ({
      [operations[0]?.name ?? '']: schema.parse({ status, message: 'Not allowed' }),
    })) as Api

  test.each([403, '403', 'FAILED', 'Error', false])('throws if the status is %j', async (status) => {
    await expect(createDeleteAccountService(answerStatus(status))('admin', 'x', adminEmail)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Not allowed',
    })
  })

  test.each([200, '200', 'SUCCESS', true, null])('succeeds if the status is %j', async (status) => {
    await expect(createDeleteAccountService(answerStatus(status))('admin', 'x', adminEmail)).resolves.toBeUndefined()
  })
})
