import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { StackOptions } from '#local/stack.ts'
import { createCognito } from '#services/identity/cognito/provider.ts'
import { createIdTokenVerifier } from '#services/identity/idToken.ts'
import { createIdentity } from '#services/identity/cognito/identity.ts'
import { createSession } from '#services/identity/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

export const clientId = settings.VITE_IDENTITY_CLIENT_ID

export const refreshRevoked = {
  operation: 'GetTokensFromRefreshToken',
  fault: 'graphql-error',
  type: 'NotAuthorizedException',
  message: 'Refresh Token has been revoked',
} as const

/** A local stack for the tests of a file. Each test starts with an empty storage and without faults. */
export const setUpStack = (options: Partial<StackOptions> = {}) => {
  let stack: TestStack
  let passedMs = 0
  beforeAll(async () => {
    stack = await startTestStack({ users: 20, items: 20, ...options })
  })
  afterAll(() => stack.close())
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
  })
  afterEach(async () => {
    vi.useRealTimers()
    stack.advance(-passedMs)
    passedMs = 0
    await stack.clearFaults()
  })

  /** The identity service, and the session that it opens. */
  const create = (prefix: 'admin.' | 'marketer.' = 'admin.') => {
    const pool = { poolId: settings.VITE_IDENTITY_POOL_ID, clientId, endpoint: `${stack.origin}/identity` }
    const identity = createIdentity(pool, prefix)
    const provider = createCognito(pool)
    const renew = vi.fn<typeof identity.renewTokens>(identity.renewTokens)
    const session = createSession({
      prefix,
      provider,
      identity: async () => ({ ...identity, renewTokens: renew }),
      createVerifier: () => createIdTokenVerifier(provider),
    })
    return { identity, renew, session }
  }

  const signIn = async (prefix?: 'admin.' | 'marketer.', email = adminEmail) => {
    const created = create(prefix)
    await created.identity.startSignIn(email)
    await created.identity.confirmCode(await stack.readCode(email))
    return created
  }

  const callPool = async (target: string, body: object): Promise<[number, unknown]> => {
    const headers = {
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
      'content-type': 'application/x-amz-json-1.1',
    }
    const answer = await fetch(`${stack.origin}/identity`, { method: 'POST', headers, body: JSON.stringify(body) })
    return [answer.status, await answer.json()]
  }

  /** Moves the clocks of the stack and the browser past the expiry of the tokens, until the end of the test. */
  const passExpiry = (): void => {
    passedMs = 61 * 60_000
    stack.advance(passedMs)
    vi.useFakeTimers({ toFake: ['Date'], now: stack.now() })
  }

  return { stack: () => stack, create, signIn, callPool, passExpiry }
}

export const keysUnder = (prefix: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

const keyOf = (name: string): string => Object.keys(localStorage).find((key) => key.endsWith(`.${name}`)) ?? ''

export const stored = (name: string): string => localStorage.getItem(keyOf(name)) ?? ''

export const change = (name: string, edit: (value: string) => string): void =>
  localStorage.setItem(keyOf(name), edit(stored(name)))

/** Makes the stored tokens look as if they had expired an hour ago. */
export const expireTokens = (): void => change('clockDrift', () => String(2 * 60 * 60_000))

export const clear = (prefix: string): void => keysUnder(prefix).forEach((key) => localStorage.removeItem(key))
