import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TimeoutError } from '#services/api/timeout.ts'
import { createIdTokenVerifier } from '#services/identity/idToken.ts'
import { createIdentity } from '#services/identity/identity.ts'
import { createSession } from '#services/identity/session.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20 })
})
afterAll(() => stack.close())
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await stack.clearFaults()
})

const clientId = settings.VITE_IDENTITY_CLIENT_ID
const pool = () => ({ poolId: settings.VITE_IDENTITY_POOL_ID, clientId, endpoint: `${stack.origin}/identity` })

const signedIn = async () => {
  const identity = createIdentity(pool(), 'admin.')
  await identity.startSignIn(adminEmail)
  await identity.confirmCode(await stack.readCode(adminEmail))
  return createSession({
    prefix: 'admin.',
    clientId,
    identity: async () => identity,
    createVerifier: () => createIdTokenVerifier(pool()),
  })
}

const storedRefreshToken = (): string =>
  localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('.refreshToken')) ?? '') ?? ''

const refreshWith = async (refreshToken: string): Promise<unknown> => {
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' }
  const body = JSON.stringify({ ClientId: clientId, RefreshToken: refreshToken })
  const answer = (await (await fetch(`${stack.origin}/identity`, { method: 'POST', headers, body })).json()) as object
  return 'AuthenticationResult' in answer ? 'active' : answer
}
const revokedAnswer = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }

describe('a sign-out', () => {
  test('without a response of the user pool / fails after 3 seconds, and no tokens remain', async () => {
    const session = await signedIn()
    const network = fetch
    const requested = deferredPromise<void>()
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (!new Headers(init.headers).get('x-amz-target')?.endsWith('GlobalSignOut')) return network(input, init)
      requested.resolve()
      return new Promise<Response>(() => undefined)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const end = session.signOut().catch((error: unknown) => error)
    await requested.promise
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect([await end, session.storedAccessToken()]).toEqual([new TimeoutError(), null])
  })

  test('that fails / leaves nothing in the storage, and ends the session at the pool with the next try', async () => {
    const session = await signedIn()
    const refreshToken = storedRefreshToken()
    await stack.setFault({ operation: 'GlobalSignOut', fault: 'drop', times: 20 })
    await expect(session.signOut()).rejects.toThrow('fetch failed')
    expect([Object.keys(localStorage), await refreshWith(refreshToken)]).toEqual([['signOut.admin.at'], 'active'])
    await stack.clearFaults()
    await session.endRemoved()
    expect(await refreshWith(refreshToken)).toEqual(revokedAnswer)
  })

  test('that fails before the person signs in again / ends only the old session with the next try', async () => {
    const session = await signedIn()
    const refreshToken = storedRefreshToken()
    await stack.setFault({ operation: 'GlobalSignOut', fault: 'drop', times: 20 })
    await expect(session.signOut()).rejects.toThrow('fetch failed')
    await stack.clearFaults()
    await signedIn()
    await session.endRemoved()
    const newToken = storedRefreshToken()
    expect([await refreshWith(refreshToken), await refreshWith(newToken)]).toEqual([revokedAnswer, 'active'])
  })
})
