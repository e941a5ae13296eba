import { describe, expect, test, vi } from 'vitest'
import {
  change,
  clear,
  expireTokens,
  keysUnder,
  refreshRevoked,
  setUpStack,
  stored,
} from '#tests/services/identity/support.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const { create, passExpiry, signIn, stack } = setUpStack()

describe('a stored session', () => {
  test('that is valid / is read without a call', async () => {
    const { renew, session } = await signIn()
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile: { email: adminEmail, role: 'ADMIN' } })
    expect(renew).not.toHaveBeenCalled()
  })

  test('that is valid / belongs to one email', async () => {
    const { renew, session } = await signIn()
    const answers = [await session.isSignedInAs(adminEmail), await session.isSignedInAs(ambassadorEmail)]
    expect([answers, renew.mock.calls.length]).toEqual([[true, false], 0])
  })

  test('that has expired / still belongs to its email if it can be renewed', async () => {
    const { renew, session } = await signIn()
    passExpiry()
    const answers = [await session.isSignedInAs(ambassadorEmail), await session.isSignedInAs(adminEmail)]
    expect([answers, renew.mock.calls.length]).toEqual([[false, true], 1])
  })

  test('that has expired and ended / belongs to no email', async () => {
    const { session } = await signIn()
    expireTokens()
    await stack().setFault(refreshRevoked)
    expect(await session.isSignedInAs(adminEmail)).toBe(false)
  })

  test('with correct signatures / is verified, with its expiry', async () => {
    const { session } = await signIn()
    const check = await session.checkTokens()
    expect(check).toMatchObject({ kind: 'verified', role: 'ADMIN' })
    expect('expiresAt' in check && Math.abs(check.expiresAt - Date.now() - 60 * 60_000) < 10_000).toBe(true)
  })

  test('that has expired / is renewed once', async () => {
    const { renew, session } = await signIn()
    const before = stored('accessToken')
    passExpiry()
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile: { email: adminEmail, role: 'ADMIN' } })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(stored('accessToken')).not.toBe(before)
    expect(await session.readAccessToken()).toBe(stored('accessToken'))
  })

  test('that the user pool rejects / has expired, and its tokens are removed', async () => {
    const { session } = await signIn()
    expireTokens()
    await stack().setFault(refreshRevoked)
    expect(await session.read()).toEqual({ kind: 'expired' })
    expect(Object.keys(localStorage)).toEqual([])
    expect(await session.read()).toEqual({ kind: 'signedOut' })
  })

  test('that cannot be renewed now / stays stored', async () => {
    const { session } = await signIn()
    expireTokens()
    await stack().setFault({ operation: 'GetTokensFromRefreshToken', fault: 'http-500', times: 10 })
    await expect(session.read()).rejects.toThrow(Error)
    await stack().clearFaults()
    expect(await session.read()).toMatchObject({ kind: 'signedIn' })
  })

  test('without its tokens / is missing', async () => {
    const { session } = await signIn()
    clear('admin.')
    expect([await session.checkTokens(), await session.read()]).toEqual([{ kind: 'missing' }, { kind: 'signedOut' }])
  })
})

describe('a clock that is put ahead by an hour', () => {
  test('ends no session in two tabs', async () => {
    const { session: first } = await signIn()
    const { session: second } = create()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    const statuses = await Promise.all([first.read(), second.read()])
    const checks = await Promise.all([first.checkTokens(), second.checkTokens()])
    vi.useRealTimers()
    expect([...statuses, ...checks].map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn', 'verified', 'verified'])
  })
})

describe('an edited storage', () => {
  test('with a clock drift / does not let tokens in that have expired and are revoked', async () => {
    const { session } = await signIn()
    await stack().setFault(refreshRevoked)
    change('clockDrift', () => '-99999999999')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 })
    const status = await session.read()
    vi.useRealTimers()
    expect(status).toEqual({ kind: 'expired' })
  })

  test('with a clock drift / does not make the session valid for longer than the pool made it', async () => {
    const { session } = await signIn()
    change('clockDrift', () => '-99999999999')
    const check = await session.checkTokens()
    expect('expiresAt' in check && check.expiresAt <= Date.now() + 60 * 60_000).toBe(true)
  })

  test('with another text as a token / is removed', async () => {
    const { session } = await signIn()
    change('accessToken', () => 'garbage')
    expect([await session.read(), Object.keys(localStorage)]).toEqual([{ kind: 'signedOut' }, []])
  })
})

describe('an admin session and a marketer session in one browser', () => {
  test('the end of one / keeps the other', async () => {
    const admin = await signIn()
    const marketer = await signIn('marketer.', ambassadorEmail)
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
    expect(keysUnder('marketer.')).toEqual([])
  })
})
