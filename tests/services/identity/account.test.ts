import { describe, expect, test, vi } from 'vitest'
import { keysUnder, setUpStack } from '#tests/services/identity/support.ts'
import { ambassadorEmail } from '#tests/support/stack.ts'

const { callPool, create, signIn, stack } = setUpStack()

describe('a new account', () => {
  const ngozi = { name: 'Ngozi Eze', email: 'Ngozi@Rewoven.com ', phoneNumber: '+2348039990001' }

  test('that is valid / gets the role ADMIN, and a sign-in sends its code', async () => {
    const { identity, session } = create()
    expect(await identity.signUp(ngozi)).toBe('registered')
    expect(await identity.sendCode('ngozi@rewoven.com')).toBe('codeSent')
    expect(await identity.confirmCode(await stack().readCode('ngozi@rewoven.com'))).toBe('confirmed')
    const profile = { name: 'Ngozi Eze', email: 'ngozi@rewoven.com', phoneNumber: '+2348039990001', role: 'ADMIN' }
    expect(await session.read()).toMatchObject({ kind: 'signedIn', profile })
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
    await expect(create().identity.signUp(account)).rejects.toThrow(message)
  })

  test('that must be confirmed / is registered: its first sign-in confirms it', async () => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ UserConfirmed: false, UserSub: 'x' }), {
          headers: { 'content-type': 'application/x-amz-json-1.1' },
        }),
    )
    expect(await create().identity.signUp({ ...ngozi, email: 'uche@rewoven.com' })).toBe('registered')
  })
})

describe('the attributes of the person', () => {
  test('after a change / are read from the pool, and are in the tokens after a renewal', async () => {
    const { identity, session } = await signIn()
    const { phoneNumber } = await identity.readAttributes()
    await identity.updateAttributes({ name: 'Ada Eze', phoneNumber })
    expect(await identity.readAttributes()).toEqual({ name: 'Ada Eze', phoneNumber })
    await identity.renewTokens()
    expect(await session.read()).toMatchObject({ profile: { name: 'Ada Eze', phoneNumber } })
  })

  test('without a phone number / only the name changes', async () => {
    const { identity } = await signIn()
    const { phoneNumber } = await identity.readAttributes()
    await identity.updateAttributes({ name: 'Ada N.', phoneNumber: '' })
    expect(await identity.readAttributes()).toEqual({ name: 'Ada N.', phoneNumber })
  })

  test('of an ended session / are refused with a message of the error catalogue', async () => {
    const { identity, session } = await signIn()
    await callPool('GlobalSignOut', { AccessToken: await session.readAccessToken() })
    const refused = 'Unauthorized: Access Token has been revoked'
    await expect(identity.readAttributes()).rejects.toThrow(refused)
    await expect(identity.updateAttributes({ name: 'x', phoneNumber: '' })).rejects.toThrow(refused)
    expect(keysUnder('admin.')).not.toEqual([])
  })
})

describe('the identity of the person', () => {
  test('after a deletion / can be deleted again without an error', async () => {
    const { identity, session } = await signIn('marketer.', ambassadorEmail)
    const token = await session.readAccessToken()
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
      const { identity } = await signIn()
      await stack().setFault({ operation: 'DeleteUser', fault })
      await expect(identity.deleteIdentity()).rejects.toThrow(Error)
    },
  )

  test.each([
    ['refuses to delete', { fault: 'http-401', message: 'Access Token has been revoked' }],
    [
      'cannot delete',
      { fault: 'graphql-error', type: 'InternalErrorException', message: 'Something in the pool', times: 20 },
    ],
  ] as const)('that the pool %s / throws its message', async (_, fault) => {
    const { identity } = await signIn()
    await stack().setFault({ operation: 'DeleteUser', ...fault })
    await expect(identity.deleteIdentity()).rejects.toThrow(fault.message)
  })
})
