import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdTokenVerifier } from '#services/identity/idToken.ts'
import { createIdentity } from '#services/identity/identity.ts'
import { createSession } from '#services/identity/session.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail, ambassadorEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

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

const signedIn = async (prefix: 'admin.' | 'marketer.' = 'admin.', email = adminEmail) => {
  const identity = createIdentity(pool(), prefix)
  await identity.startSignIn(email)
  await identity.confirmCode(await stack.readCode(email))
  const renew = vi.fn<typeof identity.renewTokens>(identity.renewTokens)
  const session = createSession({
    prefix,
    clientId,
    identity: async () => ({ ...identity, renewTokens: renew }),
    createVerifier: () => createIdTokenVerifier(pool()),
  })
  return { renew, session }
}

const keyOf = (name: string): string => Object.keys(localStorage).find((key) => key.endsWith(`.${name}`)) ?? ''
const change = (name: string, edit: (value: string) => string): void =>
  localStorage.setItem(keyOf(name), edit(localStorage.getItem(keyOf(name)) ?? ''))
const clear = (prefix: string): void =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => localStorage.removeItem(key))

/** Makes the stored tokens look as if they had expired an hour ago. */
const expireTokens = (): void => change('clockDrift', () => String(2 * 60 * 60_000))

describe('a stored session', () => {
  test('that is valid / is read without a call', async () => {
    const { renew, session } = await signedIn()
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile: { email: adminEmail, role: 'ADMIN' } })
    expect(renew).not.toHaveBeenCalled()
  })

  test('that is valid / belongs to one email, and to none after its expiry', async () => {
    const { session } = await signedIn()
    expect([session.isSignedInAs(adminEmail), session.isSignedInAs(ambassadorEmail)]).toEqual([true, false])
    expireTokens()
    expect(session.isSignedInAs(adminEmail)).toBe(false)
  })

  test('with correct signatures / is verified, with its expiry', async () => {
    const { session } = await signedIn()
    const check = await session.checkTokens()
    expect(check).toMatchObject({ kind: 'verified', role: 'ADMIN' })
    expect('expiresAt' in check && Math.abs(check.expiresAt - Date.now() - 60 * 60_000) < 10_000).toBe(true)
  })

  test('that has expired / is renewed once', async () => {
    const { renew, session } = await signedIn()
    const before = localStorage.getItem(keyOf('accessToken'))
    expireTokens()
    expect(await session.read()).toMatchObject({ kind: 'signedIn' })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem(keyOf('accessToken'))).not.toBe(before)
    expect(await session.readAccessToken()).toBe(localStorage.getItem(keyOf('accessToken')))
  })

  test('that the user pool rejects / has expired, and its tokens are removed', async () => {
    const { session } = await signedIn()
    expireTokens()
    await stack.setFault({
      operation: 'GetTokensFromRefreshToken',
      fault: 'graphql-error',
      type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    })
    expect(await session.read()).toEqual({ kind: 'expired' })
    expect(Object.keys(localStorage)).toEqual([])
    expect(await session.read()).toEqual({ kind: 'signedOut' })
  })

  test('that cannot be renewed now / stays stored', async () => {
    const { session } = await signedIn()
    expireTokens()
    await stack.setFault({ operation: 'GetTokensFromRefreshToken', fault: 'http-500', times: 10 })
    await expect(session.read()).rejects.toThrow(Error)
    await stack.clearFaults()
    expect(await session.read()).toMatchObject({ kind: 'signedIn' })
  })

  test('without its tokens / is missing', async () => {
    const { session } = await signedIn()
    clear('admin.')
    expect([await session.checkTokens(), await session.read()]).toEqual([{ kind: 'missing' }, { kind: 'signedOut' }])
  })
})

describe('a renewal in another tab', () => {
  /** The other tab has the lock first, and works in the meantime. */
  const renewElsewhere = (work: () => Promise<unknown>) =>
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, _options: object, run: () => Promise<unknown>) => {
          await work()
          return run()
        },
      },
    })

  test('that this tab sees late / does not end the session', async () => {
    const { renew, session } = await signedIn()
    const other = createIdentity(pool(), 'admin.')
    expireTokens()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const removed = deferredPromise<void>()
    let renewed: [string, string][] = []
    renewElsewhere(async () => {
      await other.renewTokens()
      renewed = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])
      clear('admin.')
      removed.resolve()
    })
    const renewal = session.renewTokens()
    await removed.promise
    await vi.advanceTimersByTimeAsync(100)
    for (const [key, value] of renewed) localStorage.setItem(key, value)
    await vi.advanceTimersByTimeAsync(400)
    vi.useRealTimers()
    expect([await renewal, renew.mock.calls.length]).toEqual(['renewed', 0])
  })

  test('never leaves the storage without tokens', async () => {
    const { session } = await signedIn()
    const counts: number[] = []
    const storage = localStorage
    const countAfter =
      (write: (...changed: never[]) => void) =>
      (...changed: never[]): void => {
        write(...changed)
        counts.push(Object.keys(storage).filter((key) => key.endsWith('.accessToken')).length)
      }
    const { removeItem, setItem } = storage
    const counted = { removeItem: countAfter(removeItem), setItem: countAfter(setItem) }
    vi.stubGlobal(
      'localStorage',
      new Proxy(storage, { get: (target, name) => Reflect.get(name in counted ? counted : target, name) as unknown }),
    )
    await session.renewTokens()
    expect(new Set(counts)).toEqual(new Set([1]))
  })
})

describe('a clock that is put ahead by an hour', () => {
  test('ends no session in two tabs', async () => {
    const { session: first } = await signedIn()
    const other = createIdentity(pool(), 'admin.')
    const second = createSession({
      prefix: 'admin.',
      clientId,
      identity: async () => other,
      createVerifier: () => createIdTokenVerifier(pool()),
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    const statuses = await Promise.all([first.read(), second.read()])
    const checks = await Promise.all([first.checkTokens(), second.checkTokens()])
    vi.useRealTimers()
    expect([...statuses, ...checks].map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn', 'verified', 'verified'])
  })
})

describe('a sign-out or sign-in during a renewal', () => {
  /** Holds the response to a renewal until `release` is called. */
  const holdRenewal = () => {
    const network = fetch
    const requested = deferredPromise<void>()
    const released = deferredPromise<void>()
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const response = await network(input, init)
      if (new Headers(init?.headers).get('x-amz-target')?.endsWith('GetTokensFromRefreshToken')) {
        requested.resolve()
        await released.promise
      }
      return response
    })
    return { whenRequested: requested.promise, release: () => released.resolve() }
  }

  test('a sign-out / leaves no tokens', async () => {
    const { session } = await signedIn()
    const { release, whenRequested } = holdRenewal()
    const renewal = session.renewTokens()
    await whenRequested
    await session.signOut()
    release()
    expect([
      await renewal,
      Object.keys(localStorage).filter((key) => key.startsWith('admin.')),
      await session.read(),
    ]).toEqual(['ended', [], { kind: 'signedOut' }])
  })

  test.each(['accepts', 'rejects'])(
    'a new sign-in, while the pool %s the old tokens / keeps the new tokens',
    async (poolAnswer) => {
      const { session } = await signedIn()
      if (poolAnswer === 'rejects')
        await stack.setFault({
          operation: 'GetTokensFromRefreshToken',
          fault: 'graphql-error',
          type: 'NotAuthorizedException',
          message: 'Refresh Token has been revoked',
        })
      const { release, whenRequested } = holdRenewal()
      const renewal = session.renewTokens()
      await whenRequested
      clear('admin.')
      await signedIn('admin.', 'ambassador@example.com')
      const newToken = localStorage.getItem(keyOf('accessToken'))
      release()
      expect([await renewal, localStorage.getItem(keyOf('accessToken'))]).toEqual(['renewed', newToken])
    },
  )
})

describe('an edited storage', () => {
  test('with a clock drift / does not let tokens in that have expired and are revoked', async () => {
    const { session } = await signedIn()
    await stack.setFault({
      operation: 'GetTokensFromRefreshToken',
      fault: 'graphql-error',
      type: 'NotAuthorizedException',
    })
    change('clockDrift', () => '-99999999999')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
    const status = await session.read()
    vi.useRealTimers()
    expect(status).toEqual({ kind: 'expired' })
  })

  test('with a clock drift / does not make the session valid for longer than the pool made it', async () => {
    const { session } = await signedIn()
    change('clockDrift', () => '-99999999999')
    const check = await session.checkTokens()
    expect('expiresAt' in check && check.expiresAt <= Date.now() + 60 * 60_000).toBe(true)
  })

  test.each(['idToken', 'accessToken', 'LastAuthUser'])('with another text as %s / is removed', async (name) => {
    const { session } = await signedIn()
    change(name, () => 'garbage')
    expect([await session.read(), Object.keys(localStorage)]).toEqual([{ kind: 'signedOut' }, []])
  })
})

describe('an ID token', () => {
  const payload = (edit: (claims: Record<string, unknown>) => object) => (token: string) => {
    const [head, claims = '', signature] = token.split('.')
    const edited = edit(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    return [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.')
  }
  const unsigned = (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`

  test.each([
    ['with an edited role', payload((claims) => ({ ...claims, 'custom:role': 'MARKETER' }))],
    ['with an edited name', payload((claims) => ({ ...claims, name: 'Eve' }))],
    ['without a signature', unsigned],
    ['with half a signature', (token: string) => token.slice(0, -20)],
  ])('%s / is invalid', async (_, edit) => {
    const { session } = await signedIn()
    change('idToken', edit)
    expect(await session.checkTokens()).toEqual({ kind: 'invalid' })
  })

  test.each([
    ['another key with the same key id', async () => (await generateKeyPair('RS256')).privateKey, 'RS256'],
    ['a secret', async () => new TextEncoder().encode('x'.repeat(32)), 'HS256'],
  ] as const)('that is signed with %s / is invalid', async (_, makeKey, alg) => {
    const { session } = await signedIn()
    const token = localStorage.getItem(keyOf('idToken')) ?? ''
    const invalidToken = await new SignJWT({ ...decodeJwt(token), name: 'Eve' })
      .setProtectedHeader({ ...decodeProtectedHeader(token), alg })
      .sign(await makeKey())
    change('idToken', () => invalidToken)
    expect(await session.checkTokens()).toEqual({ kind: 'invalid' })
  })

  test('with any changed character in its header or claims / is never verified, and never throws', async () => {
    const { session } = await signedIn()
    const token = localStorage.getItem(keyOf('idToken')) ?? ''
    const edits = fc.record({
      at: fc.nat(token.lastIndexOf('.')),
      character: fc.constantFrom(...'ABZaz09-_.=+ {"\u0000é'),
    })
    await fc.assert(
      fc.asyncProperty(edits, async ({ at, character }) => {
        fc.pre(token[at] !== character)
        change('idToken', () => token.slice(0, at) + character + token.slice(at + 1))
        expect((await session.checkTokens()).kind).toMatch(/^(invalid|missing)$/)
      }),
      { numRuns: 60 },
    )
  })

  test('that is an access token / is not verified', async () => {
    const { session } = await signedIn()
    change('idToken', () => localStorage.getItem(keyOf('accessToken')) ?? '')
    expect((await session.checkTokens()).kind).not.toBe('verified')
  })

  test('whose keys cannot be fetched / is not called invalid', async () => {
    const { session } = await signedIn()
    const real = fetch
    vi.stubGlobal('fetch', async (input: string | URL) =>
      String(input).endsWith('jwks.json') ? new Response('', { status: 503 }) : real(input),
    )
    await expect(session.checkTokens()).rejects.toThrow('HTTP status 503')
  })
})

describe('an admin session and a marketer session in one browser', () => {
  test('the end of one / keeps the other', async () => {
    const admin = await signedIn()
    const marketer = await signedIn('marketer.', ambassadorEmail)
    expect([await admin.session.checkTokens(), await marketer.session.checkTokens()]).toMatchObject([
      { kind: 'verified' },
      { kind: 'verified' },
    ])
    await admin.session.signOut()
    expect([await admin.session.read(), await marketer.session.read()]).toMatchObject([
      { kind: 'signedOut' },
      { kind: 'signedIn' },
    ])
    marketer.session.clear()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('marketer.'))).toEqual([])
  })
})
