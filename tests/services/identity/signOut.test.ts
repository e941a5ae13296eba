import { describe, expect, test, vi } from 'vitest'
import { TimeoutError } from '#services/api/timeout.ts'
import { clientId, keysUnder, setUpStack, stored } from '#tests/services/identity/support.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'

const { callPool, passExpiry, signIn, stack } = setUpStack()

const refreshWith = async (refreshToken: string): Promise<unknown> => {
  const [, answer] = await callPool('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken })
  return 'AuthenticationResult' in (answer as object) ? 'active' : answer
}
const revokedAnswer = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }

/** Starts a sign-out that fails. */
const failSignOut = async () => {
  const { session } = await signIn()
  const refreshToken = stored('refreshToken')
  await stack().setFault({ operation: 'GlobalSignOut', fault: 'drop', times: 20 })
  await expect(session.signOut()).rejects.toThrow('Network Error')
  return { session, refreshToken }
}

describe('a sign-out', () => {
  test('that succeeds / leaves no tokens', async () => {
    const { identity, session } = await signIn()
    expect(keysUnder('admin.')).not.toEqual([])
    await identity.endSession()
    expect([keysUnder('admin.'), await session.read()]).toEqual([[], { kind: 'signedOut' }])
  })

  test('with expired tokens / ends the session at the pool too', async () => {
    const { identity } = await signIn()
    const refreshToken = stored('refreshToken')
    passExpiry()
    await identity.endSession()
    expect(await refreshWith(refreshToken)).toEqual(revokedAnswer)
  })

  test('without a response of the user pool / fails after 3 seconds, and no tokens remain', async () => {
    const { session } = await signIn()
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

  test.each(['http-500', 'malformed'] as const)(
    'that the pool answers with %s / leaves no tokens, but the failure is reported',
    async (fault) => {
      const { identity, session } = await signIn()
      await stack().setFault({ operation: 'GlobalSignOut', fault, times: 20 })
      await expect(identity.endSession()).rejects.toThrow(Error)
      expect([keysUnder('admin.'), await session.read()]).toEqual([[], { kind: 'signedOut' }])
    },
  )

  test('that fails / leaves nothing in the storage, and ends the session at the pool with the next try', async () => {
    const { session, refreshToken } = await failSignOut()
    expect([Object.keys(localStorage), await refreshWith(refreshToken)]).toEqual([['signOut.admin.at'], 'active'])
    await stack().clearFaults()
    await session.endRemoved()
    expect(await refreshWith(refreshToken)).toEqual(revokedAnswer)
  })

  test('that fails before the person signs in again / ends only the old session with the next try', async () => {
    const { session, refreshToken } = await failSignOut()
    await stack().clearFaults()
    await signIn()
    await session.endRemoved()
    const newToken = stored('refreshToken')
    expect([await refreshWith(refreshToken), await refreshWith(newToken)]).toEqual([revokedAnswer, 'active'])
  })
})
