import { describe, expect, test } from 'vitest'
import { setUpStack } from '#tests/services/identity/support.ts'

const { create, stack } = setUpStack({ confirmsSignUps: false })

describe('an account that was never confirmed', () => {
  test('gets a code that confirms it, and then one that signs in', async () => {
    const { identity } = create()
    const email = 'ada@rewoven.com'
    expect(await identity.signUp({ name: 'Ada Obi', email, phoneNumber: '+2348031111111' })).toBe('registered')
    expect(await identity.startSignIn(email)).toBe('confirmationSent')
    const code = await stack().readCode(email)
    expect(code).toMatch(/^\d{6}$/)
    expect(await identity.confirmAccount(email, '000000x')).toBe('wrong')
    expect(await identity.confirmAccount(email, code)).toBe('accountConfirmed')
    expect(await identity.confirmAccount(email, code)).toBe('accountConfirmed')
    expect(await identity.startSignIn(email)).toBe('codeSent')
    expect(await identity.confirmCode(await stack().readCode(email))).toBe('confirmed')
  })

  test('whose code has expired / can ask for another', async () => {
    const { identity } = create()
    const email = 'eve@rewoven.com'
    await identity.signUp({ name: 'Eve Obi', email, phoneNumber: '+2348032222222' })
    const code = await stack().readCode(email)
    stack().advance(3 * 60_000)
    expect(await identity.confirmAccount(email, code)).toBe('expired')
    expect(await identity.startSignIn(email)).toBe('confirmationSent')
    expect(await identity.confirmAccount(email, await stack().readCode(email))).toBe('accountConfirmed')
  })
})
