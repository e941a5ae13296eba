import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdentity } from '#services/identity/identity.ts'
import { TimeoutError } from '#services/api/timeout.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'
import { createSession } from '#services/identity/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail, ambassadorEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20 })
})
afterAll(() => stack.close())
beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await stack.clearFaults()
})

const identityOf = (prefix: 'admin.' | 'marketer.') =>
  createIdentity(
    {
      poolId: settings.VITE_IDENTITY_POOL_ID,
      clientId: settings.VITE_IDENTITY_CLIENT_ID,
      endpoint: `${stack.origin}/identity`,
    },
    prefix,
  )

/** The identity service, and the session that it has opened. */
const create = (prefix: 'admin.' | 'marketer.' = 'admin.') => {
  const identity = identityOf(prefix)
  const { read, readAccessToken } = createSession({
    prefix,
    clientId: settings.VITE_IDENTITY_CLIENT_ID,
    identity: async () => identity,
    createVerifier: async () => async () => true,
  })
  const readProfile = async () => {
    const status = await read()
    return status.kind === 'signedIn' ? status.profile : null
  }
  return { ...identity, readAccessToken, readProfile }
}

const signedIn = async (prefix: 'admin.' | 'marketer.' = 'admin.', email = adminEmail) => {
  const identity = create(prefix)
  await identity.startSignIn(email)
  await identity.confirmCode(await stack.readCode(email))
  return identity
}

const keysUnder = (prefix: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
const callPool = async (target: string, body: object): Promise<[number, unknown]> => {
  const headers = {
    'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    'content-type': 'application/x-amz-json-1.1',
  }
  const answer = await fetch(`${stack.origin}/identity`, { method: 'POST', headers, body: JSON.stringify(body) })
  return [answer.status, await answer.json()]
}

/** Sends the next answer of a challenge to the pool, and holds the response until `release` is called. */
const holdResponses = () => {
  const network = fetch
  const revoked = deferredPromise<void>()
  const answered = deferredPromise<{ AuthenticationResult: { AccessToken: string } }>()
  const released = deferredPromise<void>()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const response = await network(input, init)
    answered.resolve((await response.clone().json()) as never)
    await released.promise
    return response
  })
  const whenRevoked = () => revoked.promise
  const release = () => {
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const response = await network(input, init)
      if (new Headers(init.headers).get('x-amz-target')?.endsWith('RevokeToken')) revoked.resolve()
      return response
    })
    released.resolve()
  }
  return { release, whenAnswered: answered.promise, whenRevoked }
}

const otherCode = (code: string, by: number): string => String((Number(code) + by) % 10_000).padStart(4, '0')

describe('an admin who requests a code', () => {
  test('receives one / and signs in with it', async () => {
    const identity = create()
    expect(await identity.startSignIn(` ${adminEmail.toUpperCase()} `)).toBe('codeSent')
    expect(await identity.confirmCode(await stack.readCode(adminEmail))).toBe('confirmed')
    expect(await identity.readProfile()).toMatchObject({ email: adminEmail, role: 'ADMIN' })
    expect(await identity.readAccessToken()).toMatch(/^eyJ/)
  })

  test('enters three wrong codes / and the code expires', async () => {
    const identity = create()
    await identity.startSignIn(adminEmail)
    const code = await stack.readCode(adminEmail)
    const answers = []
    for (const by of [1, 2, 3]) answers.push(await identity.confirmCode(otherCode(code, by)))
    expect(answers).toEqual(['wrong', 'wrong', 'expired'])
    expect(await identity.confirmCode(code)).toBe('expired')
    expect(await identity.readProfile()).toBeNull()
  })

  test('enters the code after three minutes / and it has expired', async () => {
    const identity = create()
    await identity.startSignIn(adminEmail)
    const code = await stack.readCode(adminEmail)
    stack.advance(3 * 60_000 + 1)
    expect(await identity.confirmCode(code)).toBe('expired')
  })

  test('enters a code that a newer one has replaced / and it has expired', async () => {
    const identity = create()
    await identity.startSignIn(adminEmail)
    const code = await stack.readCode(adminEmail)
    const AuthParameters = { USERNAME: adminEmail }
    await callPool('InitiateAuth', {
      ClientId: settings.VITE_IDENTITY_CLIENT_ID,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters,
    })
    expect(await identity.confirmCode(code)).toBe('expired')
  })

  test('has to take another step / and the sign-in is incomplete', async () => {
    const identity = create()
    await identity.startSignIn(adminEmail)
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: 'x'.repeat(20) }), {
          headers: { 'content-type': 'application/x-amz-json-1.1' },
        }),
    )
    expect(await identity.confirmCode('1234')).toBe('incomplete')
    expect(await identity.readProfile()).toBeNull()
  })

  test('has no account / and reads the message of the identity provider', async () => {
    await expect(create().startSignIn('nobody@rewoven.com')).rejects.toThrow('User does not exist.')
  })
})

describe('a signed-in admin', () => {
  test('starts a new sign-in / and is signed out on all devices first', async () => {
    const here = await signedIn()
    const token = await here.readAccessToken()
    await here.startSignIn(adminEmail)
    expect(await callPool('GetUser', { AccessToken: token })).toEqual([
      400,
      { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' },
    ])
  })

  test('signs out / and no tokens remain', async () => {
    const identity = await signedIn()
    expect(keysUnder('admin.')).not.toEqual([])
    await identity.endSession()
    expect([keysUnder('admin.'), await identity.readProfile()]).toEqual([[], null])
  })

  test.each(['drop', 'http-500', 'malformed'] as const)(
    'signs out while the pool answers with %s / and no tokens remain, but the failure is reported',
    async (fault) => {
      const identity = await signedIn()
      await stack.setFault({ operation: 'GlobalSignOut', fault, times: 20 })
      await expect(identity.endSession()).rejects.toThrow(Error)
      expect([keysUnder('admin.'), await identity.readProfile()]).toEqual([[], null])
    },
  )

  test('has expired tokens / and gets new ones', async () => {
    const identity = await signedIn()
    const before = await identity.readAccessToken()
    vi.useFakeTimers({ toFake: ['Date'], now: stack.now() })
    stack.advance(61 * 60_000)
    vi.setSystemTime(stack.now())
    expect(await identity.readProfile()).toMatchObject({ email: adminEmail, role: 'ADMIN' })
    expect(await identity.readAccessToken()).not.toBe(before)
  })

  test('has expired tokens of a session that was ended elsewhere / and is signed out', async () => {
    const identity = await signedIn()
    vi.useFakeTimers({ toFake: ['Date'], now: stack.now() })
    stack.advance(61 * 60_000)
    vi.setSystemTime(stack.now())
    await stack.setFault({
      operation: 'GetTokensFromRefreshToken',
      fault: 'graphql-error',
      type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    })
    expect(await identity.readProfile()).toBeNull()
  })
})

describe('a session with expired tokens', () => {
  test('is ended / at the pool too', async () => {
    const identity = await signedIn()
    const refreshToken = localStorage.getItem(keysUnder('admin.').find((key) => key.endsWith('.refreshToken')) ?? '')
    vi.useFakeTimers({ toFake: ['Date'], now: stack.now() })
    stack.advance(61 * 60_000)
    vi.setSystemTime(stack.now())
    await identity.endSession()
    const answer = await callPool('GetTokensFromRefreshToken', {
      ClientId: settings.VITE_IDENTITY_CLIENT_ID,
      RefreshToken: refreshToken,
    })
    expect(answer).toEqual([400, { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }])
  })
})

describe('a code check that was cancelled', () => {
  test('that succeeds later / leaves no session', async () => {
    const identity = create()
    await identity.startSignIn(adminEmail)
    const controller = new AbortController()
    const answer = identity.confirmCode(await stack.readCode(adminEmail), controller.signal)
    controller.abort()
    await answer
    expect([keysUnder('admin.'), await identity.readProfile()]).toEqual([[], null])
  })
})

describe('a code check that timed out', () => {
  test('that succeeds later / ends its session, and keeps a newer one', async () => {
    const slow = create()
    await slow.startSignIn(adminEmail)
    const code = await stack.readCode(adminEmail)
    const { release, whenAnswered, whenRevoked } = holdResponses()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = slow.confirmCode(code).catch((error: unknown) => error)
    const token = (await whenAnswered).AuthenticationResult.AccessToken
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toEqual(new TimeoutError())
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', memoryStorage())
    const newer = await signedIn()
    const newerToken = await newer.readAccessToken()
    release()
    await whenRevoked()
    expect(await callPool('GetUser', { AccessToken: token })).toEqual([
      400,
      { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' },
    ])
    expect(await callPool('GetUser', { AccessToken: newerToken })).toMatchObject([200, {}])
    expect(await newer.readAccessToken()).toBe(newerToken)
  })
})

describe('a new account', () => {
  const ngozi = { name: 'Ngozi Eze', email: 'Ngozi@Rewoven.com ', phoneNumber: '+2348039990001' }

  test('that is valid / gets the role ADMIN, and a sign-in sends its code', async () => {
    const identity = create()
    expect(await identity.signUp(ngozi)).toBe('registered')
    expect(await identity.sendCode('ngozi@rewoven.com')).toBe('codeSent')
    expect(await identity.confirmCode(await stack.readCode('ngozi@rewoven.com'))).toBe('confirmed')
    expect(await identity.readProfile()).toMatchObject({
      name: 'Ngozi Eze',
      email: 'ngozi@rewoven.com',
      phoneNumber: '+2348039990001',
      role: 'ADMIN',
    })
  })

  test.each([
    ['email', { ...ngozi, phoneNumber: '+2348039990002' }, 'User already exists'],
    [
      'phone number',
      { ...ngozi, email: 'ebele@rewoven.com' },
      'PreSignUp failed with error Phone Number already exists.',
    ],
    [
      'domain',
      { ...ngozi, email: 'ngozi@example.com', phoneNumber: '+2348039990003' },
      'PreSignUp failed with error Only @rewoven.com email addresses are allowed for admin accounts.',
    ],
  ])('with an invalid %s / is refused with the message of the identity provider', async (_, account, message) => {
    await expect(create().signUp(account)).rejects.toThrow(message)
  })

  test('that must be confirmed / is registered: its first sign-in confirms it', async () => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ UserConfirmed: false, UserSub: 'x' }), {
          headers: { 'content-type': 'application/x-amz-json-1.1' },
        }),
    )
    expect(await create().signUp({ ...ngozi, email: 'uche@rewoven.com' })).toBe('registered')
  })
})

describe('the attributes of the person', () => {
  test('after a change / are read from the pool, and are in the tokens after a renewal', async () => {
    const identity = await signedIn()
    const before = await identity.readAttributes()
    await identity.updateAttributes({ name: 'Ada Eze', phoneNumber: before.phoneNumber })
    expect(await identity.readAttributes()).toEqual({ name: 'Ada Eze', phoneNumber: before.phoneNumber })
    await identity.renewTokens()
    expect(await identity.readProfile()).toMatchObject({ name: 'Ada Eze', phoneNumber: before.phoneNumber })
  })

  test('without a phone number / only the name changes', async () => {
    const identity = await signedIn()
    const { phoneNumber } = await identity.readAttributes()
    await identity.updateAttributes({ name: 'Ada N.', phoneNumber: '' })
    expect(await identity.readAttributes()).toEqual({ name: 'Ada N.', phoneNumber })
  })

  test('of an ended session / are refused with a message of the error catalogue', async () => {
    const identity = await signedIn()
    const token = await identity.readAccessToken()
    await callPool('GlobalSignOut', { AccessToken: token })
    await expect(identity.readAttributes()).rejects.toThrow('Unauthorized: Access Token has been revoked')
    await expect(identity.updateAttributes({ name: 'x', phoneNumber: '' })).rejects.toThrow(
      'Unauthorized: Access Token has been revoked',
    )
    expect(keysUnder('admin.')).not.toEqual([])
  })
})

describe('an admin session and a marketer session in one browser', () => {
  test('the end of one / keeps the other', async () => {
    const admin = await signedIn()
    const marketer = await signedIn('marketer.', ambassadorEmail)
    expect(await admin.readProfile()).toMatchObject({ email: adminEmail, role: 'ADMIN' })
    await marketer.endSession()
    expect(keysUnder('marketer.')).toEqual([])
    expect(await admin.readProfile()).toMatchObject({ email: adminEmail, role: 'ADMIN' })
  })
})

describe('a storage', () => {
  test('with invalid values / reads as signed out', async () => {
    const identity = await signedIn()
    for (const key of keysUnder('admin.')) localStorage.setItem(key, 'garbage')
    expect(await identity.readProfile()).toBeNull()
  })

  test('that is full / stores no incomplete session', async () => {
    vi.stubGlobal('localStorage', memoryStorage(1_000))
    const identity = create()
    await identity.startSignIn(adminEmail)
    await expect(identity.confirmCode(await stack.readCode(adminEmail))).rejects.toThrow(
      'The browser could not keep the session',
    )
    expect([keysUnder('admin.'), await identity.readProfile()]).toEqual([[], null])
  })
})

describe('the identity of the person', () => {
  test('after a deletion / can be deleted again without an error', async () => {
    const identity = await signedIn('marketer.', ambassadorEmail)
    const token = await identity.readAccessToken()
    await identity.deleteIdentity()
    expect(await callPool('GetUser', { AccessToken: token })).toEqual([
      400,
      { __type: 'UserNotFoundException', message: 'User does not exist.' },
    ])
    await identity.deleteIdentity()
  })

  test.each(['malformed', 'null-data', 'drop', 'http-500'] as const)(
    'that the pool answers with %s / does not count as deleted',
    async (fault) => {
      const identity = await signedIn()
      await stack.setFault({ operation: 'DeleteUser', fault })
      await expect(identity.deleteIdentity()).rejects.toThrow(Error)
    },
  )

  test('that the pool refuses to delete / does not count as deleted', async () => {
    const identity = await signedIn()
    await stack.setFault({ operation: 'DeleteUser', fault: 'http-401', message: 'Access Token has been revoked' })
    await expect(identity.deleteIdentity()).rejects.toThrow('Access Token has been revoked')
  })

  test('that the pool cannot delete / throws the error', async () => {
    const identity = await signedIn()
    await stack.setFault({
      operation: 'DeleteUser',
      fault: 'graphql-error',
      type: 'InternalErrorException',
      message: 'Something in the pool',
      times: 20,
    })
    await expect(identity.deleteIdentity()).rejects.toThrow('Something in the pool')
  })
})
