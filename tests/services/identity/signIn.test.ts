import { describe, expect, test, vi } from 'vitest'
import { TimeoutError } from '#services/api/timeout.ts'
import { clientId, keysUnder, setUpStack } from '#tests/services/identity/support.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail } from '#tests/support/stack.ts'

const { callPool, create, signIn, stack } = setUpStack()

const requestCode = async () => {
  const created = create()
  await created.identity.startSignIn(adminEmail)
  return { ...created, code: await stack().readCode(adminEmail) }
}

const otherCode = (code: string, by: number): string => String((Number(code) + by) % 10_000).padStart(4, '0')
const signedOut = { kind: 'signedOut' }
const revoked = [400, { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' }]

describe('an admin who requests a code', () => {
  test('receives one / and signs in with it', async () => {
    const { identity, session } = create()
    expect(await identity.startSignIn(` ${adminEmail.toUpperCase()} `)).toBe('codeSent')
    expect(await identity.confirmCode(await stack().readCode(adminEmail))).toBe('confirmed')
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile: { email: adminEmail, role: 'ADMIN' } })
    expect(await session.readAccessToken()).toMatch(/^eyJ/)
  })

  test('enters three wrong codes / and the code expires', async () => {
    const { identity, session, code } = await requestCode()
    const answers = []
    for (const by of [1, 2, 3]) answers.push(await identity.confirmCode(otherCode(code, by)))
    expect(answers).toEqual(['wrong', 'wrong', 'expired'])
    expect(await identity.confirmCode(code)).toBe('expired')
    expect(await session.read()).toEqual(signedOut)
  })

  test('enters the code after three minutes / and it has expired', async () => {
    const { identity, code } = await requestCode()
    stack().advance(3 * 60_000 + 1)
    expect(await identity.confirmCode(code)).toBe('expired')
  })

  test('enters the code of this sign-in after another one got a newer code / and is signed in', async () => {
    const { identity, code } = await requestCode()
    const AuthParameters = { USERNAME: adminEmail }
    await callPool('InitiateAuth', { ClientId: clientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters })
    expect(await identity.confirmCode(code)).toBe('confirmed')
  })

  test('has to take another step / and the sign-in is incomplete', async () => {
    const { identity, session } = await requestCode()
    const challenge = { ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: 'x'.repeat(20) }
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify(challenge), { headers: { 'content-type': 'application/x-amz-json-1.1' } }),
    )
    expect(await identity.confirmCode('1234')).toBe('incomplete')
    expect(await session.read()).toEqual(signedOut)
  })

  test('has no account / and reads the message of the identity provider', async () => {
    await expect(create().identity.startSignIn('nobody@rewoven.com')).rejects.toThrow('User does not exist.')
  })

  test('is signed in already / and is signed out on all devices first', async () => {
    const { identity, session } = await signIn()
    const token = await session.readAccessToken()
    await identity.startSignIn(adminEmail)
    expect(await callPool('GetUser', { AccessToken: token })).toEqual(revoked)
  })

  test('has a full storage / and no incomplete session is stored', async () => {
    vi.stubGlobal('localStorage', memoryStorage(1_000))
    const { identity, session, code } = await requestCode()
    await expect(identity.confirmCode(code)).rejects.toThrow('The browser could not keep the session')
    expect([keysUnder('admin.'), await session.read()]).toEqual([[], signedOut])
  })
})

describe('a code check that succeeds too late', () => {
  /** Sends the next answer of a challenge to the pool, and holds the response until `release` is called. */
  const holdResponses = () => {
    const network = fetch
    const whenRevoked = deferredPromise<void>()
    const answered = deferredPromise<{ AuthenticationResult: { AccessToken: string } }>()
    const released = deferredPromise<void>()
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const response = await network(input, init)
      answered.resolve((await response.clone().json()) as never)
      await released.promise
      return response
    })
    const release = () => {
      vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
        const response = await network(input, init)
        if (new Headers(init.headers).get('x-amz-target')?.endsWith('RevokeToken')) whenRevoked.resolve()
        return response
      })
      released.resolve()
    }
    return { release, whenAnswered: answered.promise, whenRevoked: whenRevoked.promise }
  }

  test('after it was cancelled / leaves no session', async () => {
    const { identity, session, code } = await requestCode()
    const controller = new AbortController()
    const answer = identity.confirmCode(code, controller.signal)
    controller.abort()
    await answer
    expect([keysUnder('admin.'), await session.read()]).toEqual([[], signedOut])
  })

  test('after it timed out / ends its session, and keeps a newer one', async () => {
    const slow = await requestCode()
    const { release, whenAnswered, whenRevoked } = holdResponses()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = slow.identity.confirmCode(slow.code).catch((error: unknown) => error)
    const token = (await whenAnswered).AuthenticationResult.AccessToken
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toEqual(new TimeoutError())
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', memoryStorage())
    const newer = (await signIn()).session
    const newerToken = await newer.readAccessToken()
    release()
    await whenRevoked
    expect(await callPool('GetUser', { AccessToken: token })).toEqual(revoked)
    expect(await callPool('GetUser', { AccessToken: newerToken })).toMatchObject([200, {}])
    expect(await newer.readAccessToken()).toBe(newerToken)
  })
})
