import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdTokenVerifier } from '#services/identity/idToken.ts'
import { createIdentity } from '#services/identity/identity.ts'
import { createSession } from '#services/identity/session.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { adminEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let claims: (all: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> = (all) => all
let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20, preTokenGeneration: (all) => claims(all) })
})
afterAll(() => stack.close())
beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(async () => {
  claims = (all) => all
  vi.unstubAllGlobals()
  await stack.clearFaults()
})

const clientId = settings.VITE_IDENTITY_CLIENT_ID
const signedIn = async () => {
  const pool = { poolId: settings.VITE_IDENTITY_POOL_ID, clientId, endpoint: `${stack.origin}/identity` }
  const identity = createIdentity(pool, 'admin.')
  await identity.startSignIn(adminEmail)
  expect(await identity.confirmCode(await stack.readCode(adminEmail))).toBe('confirmed')
  return createSession({
    prefix: 'admin.',
    clientId,
    identity: async () => identity,
    createVerifier: () => createIdTokenVerifier(pool),
  })
}
const getUserFails = { operation: 'GetUser', fault: 'error-field', times: 10 } as const
const admin = { kind: 'signedIn', profile: { email: adminEmail, name: 'Amara Okafor', role: 'ADMIN' } }

describe.each([
  ['without the role', ({ 'custom:role': _role, ...rest }: Readonly<Record<string, unknown>>) => rest],
  [
    'without role and email',
    ({ 'custom:role': _role, email: _email, ...rest }: Readonly<Record<string, unknown>>) => rest,
  ],
])('a session whose ID token is %s', (_, omit) => {
  test('has them from the attributes that were read after the sign-in', async () => {
    claims = omit
    const session = await signedIn()
    await stack.setFault(getUserFails)
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes could not be read then / reads them later', async () => {
    claims = omit
    await stack.setFault({ ...getUserFails, times: 1 })
    const session = await signedIn()
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes cannot be read now / stays stored and says so', async () => {
    claims = omit
    await stack.setFault(getUserFails)
    const session = await signedIn()
    await expect(session.read()).rejects.toThrow('A fault is set for this call.')
    await stack.clearFaults()
    expect(await session.read()).toMatchObject(admin)
  })

  test('keeps them after a renewal', async () => {
    claims = omit
    const session = await signedIn()
    expect(await session.renewTokens()).toBe('renewed')
    expect(await session.read()).toMatchObject(admin)
  })

  test('does not believe a role that was edited in the storage', async () => {
    claims = omit
    const session = await signedIn()
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, role: 'MARKETER' }))
    expect(await session.checkTokens()).toMatchObject({ kind: 'verified', role: 'ADMIN' })
  })

  test('does not believe an email that was edited in the storage', async () => {
    claims = omit
    const session = await signedIn()
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, email: 'eve@rewoven.com' }))
    expect(await session.checkTokens()).toMatchObject({ kind: 'verified', email: admin.profile.email })
  })
})

describe('a session with all claims', () => {
  test('is read without a call / and a stored profile cannot change its role', async () => {
    const session = await signedIn()
    await stack.setFault(getUserFails)
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, role: 'MARKETER' }))
    expect(await session.read()).toMatchObject(admin)
  })

  test('with capitals in its email / belongs to that email', async () => {
    claims = (all) => ({ ...all, email: 'Admin@Rewoven.com' })
    const session = await signedIn()
    expect([session.isSignedInAs(adminEmail), session.isSignedInAs('ada@rewoven.com')]).toEqual([true, false])
  })
})
