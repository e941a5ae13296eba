import { afterEach, describe, expect, test } from 'vitest'
import { setUpStack } from '#tests/services/identity/support.ts'
import { adminEmail } from '#tests/support/stack.ts'

let claims: (all: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> = (all) => all
const { signIn, stack } = setUpStack({ preTokenGeneration: (all) => claims(all) })
afterEach(() => void (claims = (all) => all))

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
    const { session } = await signIn()
    await stack().setFault(getUserFails)
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes could not be read then / reads them later', async () => {
    claims = omit
    await stack().setFault({ ...getUserFails, times: 1 })
    const { session } = await signIn()
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes cannot be read now / stays stored and says so', async () => {
    claims = omit
    await stack().setFault(getUserFails)
    const { session } = await signIn()
    await expect(session.read()).rejects.toThrow('A fault is set for this call.')
    await stack().clearFaults()
    expect(await session.read()).toMatchObject(admin)
  })

  test('keeps them after a renewal', async () => {
    claims = omit
    const { session } = await signIn()
    expect(await session.renewTokens()).toBe('renewed')
    expect(await session.read()).toMatchObject(admin)
  })

  test('does not believe a role that was edited in the storage', async () => {
    claims = omit
    const { session } = await signIn()
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, role: 'MARKETER' }))
    expect(await session.checkTokens()).toMatchObject({ kind: 'verified', role: 'ADMIN' })
  })

  test('does not believe an email that was edited in the storage', async () => {
    claims = omit
    const { session } = await signIn()
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, email: 'eve@rewoven.com' }))
    expect(await session.checkTokens()).toMatchObject({ kind: 'verified', email: admin.profile.email })
  })
})

describe('a session with all claims', () => {
  test('is read without a call / and a stored profile cannot change its role', async () => {
    const { session } = await signIn()
    await stack().setFault(getUserFails)
    const stored = JSON.parse(localStorage.getItem('admin.profile') ?? '') as object
    localStorage.setItem('admin.profile', JSON.stringify({ ...stored, role: 'MARKETER' }))
    expect(await session.read()).toMatchObject(admin)
  })

  test('with capitals in its email / belongs to that email', async () => {
    claims = (all) => ({ ...all, email: 'Admin@Rewoven.com' })
    const { session } = await signIn()
    expect([await session.isSignedInAs(adminEmail), await session.isSignedInAs('ada@rewoven.com')]).toEqual([
      true,
      false,
    ])
  })
})

describe('a session whose ID token is without the name', () => {
  const withoutName = ({ name: _name, ...rest }: Readonly<Record<string, unknown>>) => rest

  test('has it from the attributes that were read after the sign-in', async () => {
    claims = withoutName
    const { session } = await signIn()
    await stack().setFault(getUserFails)
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes could not be read then / reads them later', async () => {
    claims = withoutName
    await stack().setFault({ ...getUserFails, times: 1 })
    const { session } = await signIn()
    expect(await session.read()).toMatchObject(admin)
  })

  test('and whose attributes cannot be read now / lets the person in without it', async () => {
    claims = withoutName
    await stack().setFault(getUserFails)
    const { session } = await signIn()
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile: { email: adminEmail, name: '' } })
  })
})
