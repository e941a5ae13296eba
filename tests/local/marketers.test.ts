import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOperation, type UserFields, type Users } from '#tests/local/support/graphqlCall.ts'
import {
  requestCode,
  callIdentity,
  clientId,
  identityError,
  signInAs,
  unknownEmail,
} from '#tests/local/support/identityCall.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const marketerFields = 'message marketer { id name email phoneNumber referralCode role userStatus referredUsers } error'
interface MarketerResult {
  readonly message: string | null
  readonly marketer: UserFields
  readonly error: string | null
}

let next = 0

const create = (changes: object = {}) => {
  next += 1
  const signUpPayload = {
    name: 'Bola Ade',
    email: `bola${next}@example.com`,
    phone_number: `+23480900000${String(next).padStart(2, '0')}`,
    ...changes,
  }
  return runOperation<MarketerResult>(
    stack,
    `mutation ($signUpPayload: SignUpPayload!) { createMarketer(signUpPayload: $signUpPayload) { ${marketerFields} } }`,
    { signUpPayload },
  )
}

const update = (updateMarketerPayload: object) =>
  runOperation<MarketerResult>(
    stack,
    `mutation ($p: UpdateMarketerPayload!) { updateMarketer(updateMarketerPayload: $p) { ${marketerFields} } }`,
    { p: updateMarketerPayload },
  )

const change = (operation: 'suspendUser' | 'activateUser', userId: string, email: string) =>
  runOperation(
    stack,
    `mutation ($p: UpdateUserPayload!) { ${operation}(updateUserPayload: $p) { data { id userStatus } error } }`,
    { p: { userId, email } },
  )

const remove = (operation: 'deleteMarketer' | 'deleteAdminUser', userId: string, email: string) =>
  runOperation<{ status: number }>(
    stack,
    `mutation ($p: UpdateUserPayload!) { ${operation}(updateUserPayload: $p) { status message data { id } error } }`,
    { p: { userId, email } },
  )

const getMarketer = (marketerId: string) =>
  runOperation<MarketerResult>(stack, `query ($id: ID!) { getMarketer(marketerId: $id) { ${marketerFields} } }`, {
    id: marketerId,
  })

const noSuchUser = identityError('UserNotFoundException', 'User does not exist.')
const refused = (error: string) => ({ message: null, marketer: null, error })
const gone = { status: 404, message: null, data: null, error: 'User does not exist' }

const idOf = async (email: string): Promise<string> => {
  const { users } = await runOperation<Users>(
    stack,
    '{ listAllMarketers(listAllObjectsPayload: {isFirst: true}) { users { id email } } }',
  )
  return users.find((user) => user.email === email)?.id ?? ''
}

describe('when a marketer is created', () => {
  test('it is the newest in the list, and its code is the last ten digits of the phone number', async () => {
    const { message, marketer, error } = await create({
      email: 'Zara@Example.com',
      phone_number: '+2348091234567',
      name: 'Zara Musa',
    })
    expect({ message, error }).toEqual({ message: 'Marketer created successfully', error: null })
    expect(marketer).toEqual({
      id: expect.stringMatching(/^USR-[0-9a-f-]{36}$/),
      name: 'Zara Musa',
      email: 'zara@example.com',
      phoneNumber: '+2348091234567',
      referralCode: '8091234567',
      role: 'MARKETER',
      userStatus: 'ACTIVE',
      referredUsers: 0,
    })
    const { users } = await runOperation<Users>(
      stack,
      '{ listAllMarketers(listAllObjectsPayload: {isFirst: true, limit: 1}) { users { id } } }',
    )
    expect(users).toEqual([{ id: marketer.id }])
    expect((await getMarketer(marketer.id)).marketer).toEqual(marketer)
    expect((await getMarketer(marketer.id.replace('USR-', ''))).marketer).toBeNull()
  })

  test('it can sign in immediately as a marketer', async () => {
    const { marketer } = await create()
    const { AccessToken } = await signInAs(stack, marketer.email)
    const { body } = await callIdentity(stack, 'GetUser', { AccessToken })
    expect(body.UserAttributes).toContainEqual({ Name: 'custom:role', Value: 'MARKETER' })
    expect(`USR-${body.Username}`).toBe(marketer.id)
  })

  test.each([
    ['a known phone', { phone_number: '+2348045500001' }, 'Phone Number already exists'],
    ['a known email', { email: ambassadorEmail }, 'User already exists'],
    ['no email', { email: 'nothing' }, 'Invalid email address'],
    ['a phone of another country', { phone_number: '+4915112345678' }, 'Invalid phone number'],
    ['a short name', { name: 'B' }, 'Name must be at least 2 characters'],
    ['an unknown role', { role: 'OWNER' }, 'Role must be MARKETER or ADMIN'],
    [
      'an admin of another domain',
      { role: 'ADMIN' },
      'Only @rewoven.com email addresses are allowed for admin accounts',
    ],
  ])('%s is refused', async (_situation, changes, error) => {
    expect(await create(changes)).toEqual(refused(error))
  })

  test('an admin needs an email on the admin domain', async () => {
    expect((await create({ role: 'ADMIN', email: 'lead@rewoven.com' })).marketer.role).toBe('ADMIN')
  })
})

describe('when a marketer is changed', () => {
  test('name and phone change, code and email do not', async () => {
    const { marketer } = await create()
    const answer = await update({ userId: marketer.id, name: 'Bola Eze', phoneNumber: '0809 888 7777' })
    expect(answer).toEqual({
      message: 'Marketer updated successfully',
      marketer: { ...marketer, name: 'Bola Eze', phoneNumber: '+2348098887777' },
      error: null,
    })
  })

  test.each([
    ['a known phone', { phoneNumber: '+2348045500001' }, 'Phone Number already exists'],
    ['no phone', { phoneNumber: '12' }, 'Invalid phone number'],
    ['an empty name', { name: '' }, 'Name must be at least 2 characters'],
    ['an unknown account', { userId: 'USR-nobody' }, 'User does not exist'],
  ])('%s is refused', async (_situation, changes, error) => {
    const { marketer } = await create()
    expect(await update({ userId: marketer.id, name: 'Bola', phoneNumber: marketer.phoneNumber, ...changes })).toEqual(
      refused(error),
    )
  })

  test('an id of another account is unknown', async () => {
    const { users } = await runOperation<Users>(
      stack,
      '{ listAllUsers(listAllObjectsPayload: {isFirst: true, limit: 1}) { users { id } } }',
    )
    expect(await getMarketer(users[0]?.id ?? '')).toEqual(refused('User does not exist'))
    expect(await getMarketer('USR-nobody')).toEqual(refused('User does not exist'))
  })
})

describe('when an account is suspended', () => {
  test('it cannot sign in and its sessions end, until it is activated', async () => {
    const { marketer } = await create()
    const { AccessToken, RefreshToken } = await signInAs(stack, marketer.email)
    expect(await change('suspendUser', marketer.id, marketer.email)).toEqual({
      data: { id: marketer.id, userStatus: 'SUSPENDED' },
      error: null,
    })
    expect(await requestCode(stack, marketer.email)).toEqual(
      identityError('NotAuthorizedException', 'User is disabled.'),
    )
    expect(await callIdentity(stack, 'GetUser', { AccessToken })).toEqual(
      identityError('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect((await callIdentity(stack, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })).status).toBe(
      400,
    )
    expect(await change('activateUser', marketer.id, marketer.email)).toEqual({
      data: { id: marketer.id, userStatus: 'ACTIVE' },
      error: null,
    })
    expect((await signInAs(stack, marketer.email)).AccessToken).toBeDefined()
  })

  test('an earlier code does not sign in', async () => {
    const { marketer } = await create()
    const { body } = await requestCode(stack, marketer.email)
    await change('suspendUser', marketer.id, marketer.email)
    const ChallengeResponses = { USERNAME: marketer.email, ANSWER: await stack.readCode(marketer.email) }
    const answer = await callIdentity(stack, 'RespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: body.Session,
      ChallengeResponses,
    })
    expect(answer).toEqual(identityError('NotAuthorizedException', 'User is disabled.'))
  })

  test('suspending twice and activating an active account are errors', async () => {
    const { marketer } = await create()
    expect(await change('activateUser', marketer.id, marketer.email)).toEqual({
      data: null,
      error: 'User is already active',
    })
    await change('suspendUser', marketer.id, marketer.email)
    expect(await change('suspendUser', marketer.id, marketer.email)).toEqual({
      data: null,
      error: 'User is already suspended',
    })
  })

  test('id and email must belong together', async () => {
    const { marketer } = await create()
    expect(await change('suspendUser', marketer.id, ambassadorEmail)).toEqual({
      data: null,
      error: 'User does not exist',
    })
  })

  test('the dashboard and the lists show it', async () => {
    const query = '{ getDashboard { dashboard { activeUserCount suspendedUserCount } } }'
    const readCounts = async () =>
      (await runOperation<{ dashboard: { activeUserCount: number; suspendedUserCount: number } }>(stack, query))
        .dashboard
    const before = await readCounts()
    const { users } = await runOperation<Users>(
      stack,
      '{ listActiveUsers(listUserByStatusPayload: {isFirst: true, limit: 1}) { users { id email } } }',
    )
    await change('suspendUser', users[0]?.id ?? '', users[0]?.email ?? '')
    const after = await readCounts()
    expect(after).toEqual({
      activeUserCount: before.activeUserCount - 1,
      suspendedUserCount: before.suspendedUserCount + 1,
    })
  })
})

describe('when an account is deleted', () => {
  test('a marketer disappears from the list and cannot sign in', async () => {
    const { marketer } = await create()
    const { AccessToken } = await signInAs(stack, marketer.email)
    expect(await remove('deleteMarketer', marketer.id, marketer.email)).toEqual({
      status: 200,
      message: 'User deleted successfully',
      data: { id: marketer.id },
      error: null,
    })
    expect(await getMarketer(marketer.id)).toEqual(refused('User does not exist'))
    expect(await requestCode(stack, marketer.email)).toEqual(unknownEmail)
    expect(await callIdentity(stack, 'GetUser', { AccessToken })).toEqual(noSuchUser)
    expect(await remove('deleteMarketer', marketer.id, marketer.email)).toEqual(gone)
  })

  test('admins and marketers can be deleted only by their own operation', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const { body } = await callIdentity(stack, 'GetUser', { AccessToken })
    expect(await remove('deleteMarketer', `USR-${body.Username}`, adminEmail)).toEqual(gone)
    expect(await remove('deleteAdminUser', await idOf(ambassadorEmail), ambassadorEmail)).toEqual(gone)
  })

  test('an admin can be deleted', async () => {
    const { marketer } = await create({ role: 'ADMIN', email: 'leaver@rewoven.com' })
    expect((await remove('deleteAdminUser', marketer.id, marketer.email)).status).toBe(200)
    expect(await requestCode(stack, marketer.email)).toEqual(unknownEmail)
  })
})
