import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  requestCode,
  callIdentity,
  clientId,
  identityError,
  signInAs,
  signUpBody,
  triggerError,
  unknownEmail,
} from '#tests/local/support/identityCall.ts'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const signUp = (email: string, phoneNumber: string, role?: string) =>
  callIdentity(stack, 'SignUp', signUpBody(email, phoneNumber, role))

describe('when a person signs up', () => {
  test('an admin on the admin domain is confirmed immediately and can sign in', async () => {
    const { status, body } = await signUp('first@rewoven.com', '+2348030000001', 'ADMIN')
    expect({ status, body }).toEqual({ status: 200, body: { UserConfirmed: true, UserSub: expect.any(String) } })
    expect((await signInAs(stack, 'first@rewoven.com')).AccessToken).toBeDefined()
  })

  test.each([
    ['a known email', adminEmail, '+2348030000004', identityError('UsernameExistsException', 'User already exists')],
    ['a known phone', 'fourth@rewoven.com', '+2348041112233', triggerError('PreSignUp', 'Phone Number already exists')],
    [
      'no email',
      'no email',
      '+2348030000005',
      identityError('InvalidParameterException', 'Username should be an email.'),
    ],
    [
      'no phone number',
      'fifth@rewoven.com',
      '0803',
      identityError('InvalidParameterException', 'Invalid phone number format.'),
    ],
  ])('%s is refused', async (_situation, email, phoneNumber, answer) => {
    expect(await signUp(email, phoneNumber, 'ADMIN')).toEqual(answer)
  })

  test.each([
    ['Aa1!Aa1!Aa1', 'Password not long enough'],
    ['AA1!AA1!AA1!', 'Password must have lowercase characters'],
    ['aa1!aa1!aa1!', 'Password must have uppercase characters'],
    ['Aab!Aab!Aab!', 'Password must have numeric characters'],
    ['Aa1bAa1bAa1b', 'Password must have symbol characters'],
  ])('the password %s is refused', async (Password, reason) => {
    const body = { ...signUpBody('sixth@rewoven.com', '+2348030000006', 'ADMIN'), Password }
    expect(await callIdentity(stack, 'SignUp', body)).toEqual(
      identityError('InvalidPasswordException', `Password did not conform with policy: ${reason}`),
    )
  })

  test('an attribute that the pool does not know is refused', async () => {
    const body = signUpBody('sixth@rewoven.com', '+2348030000006', 'ADMIN')
    const answer = await callIdentity(stack, 'SignUp', {
      ...body,
      UserAttributes: [...body.UserAttributes, { Name: 'sub', Value: 'mine' }],
    })
    expect(answer).toEqual(
      identityError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: sub: Attribute does not exist in the schema.',
      ),
    )
  })
})

describe('when a signed-in account changes its attributes', () => {
  const update = async (Name: string, Value: string) => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    return callIdentity(stack, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] })
  }

  test.each([
    [
      'custom:role',
      'MARKETER',
      identityError('InvalidParameterException', 'user.custom:role: Attribute cannot be updated.'),
    ],
    ['sub', 'another', identityError('InvalidParameterException', 'Cannot modify the non-mutable attribute sub')],
    [
      'locale',
      'en',
      identityError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: locale: Attribute does not exist in the schema.',
      ),
    ],
    [
      'name',
      ' ',
      identityError(
        'InvalidParameterException',
        'Attributes did not conform to the schema: name: The attribute name is required',
      ),
    ],
    ['phone_number', '0803', identityError('InvalidParameterException', 'Invalid phone number format.')],
    [
      'phone_number',
      '+2348045500001',
      identityError('AliasExistsException', 'An account with the given phone_number already exists.'),
    ],
    [
      'email',
      'ambassador@example.com',
      identityError('InvalidParameterException', 'Only @rewoven.com email addresses are allowed for admin accounts'),
    ],
    ['email', 'nothing', identityError('InvalidParameterException', 'Invalid email address format.')],
  ])('%s to "%s" is refused', async (name, value, answer) => {
    expect(await update(name, value)).toEqual(answer)
  })

  test('if one change is refused, none is saved', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const UserAttributes = [
      { Name: 'name', Value: 'Changed' },
      { Name: 'custom:role', Value: 'USER' },
    ]
    await callIdentity(stack, 'UpdateUserAttributes', { AccessToken, UserAttributes })
    const { body } = await callIdentity(stack, 'GetUser', { AccessToken })
    expect(body.UserAttributes).toContainEqual({ Name: 'name', Value: 'Amara Okafor' })
  })

  test('a new name and phone number are saved', async () => {
    await signUp('renamed@rewoven.com', '+2348031111111', 'ADMIN')
    const { AccessToken } = await signInAs(stack, 'renamed@rewoven.com')
    const UserAttributes = [
      { Name: 'name', Value: 'Ada Eze' },
      { Name: 'phone_number', Value: '+2348032222222' },
    ]
    await callIdentity(stack, 'UpdateUserAttributes', { AccessToken, UserAttributes })
    const { body } = await callIdentity(stack, 'GetUser', { AccessToken })
    expect(body.UserAttributes).toEqual(expect.arrayContaining(UserAttributes))
  })

  test('its own phone number is accepted', async () => {
    expect(await update('phone_number', '+2348041112233')).toEqual({
      status: 200,
      body: { CodeDeliveryDetailsList: [] },
    })
  })
})

describe('when an email is verified by a code', () => {
  const send = (AccessToken: string) =>
    callIdentity(stack, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' })
  const verify = (AccessToken: string, Code: string) =>
    callIdentity(stack, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })

  test('the right code works once', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    expect(await send(AccessToken)).toEqual({
      status: 200,
      body: {
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@r***' },
      },
    })
    const code = await stack.readCode(adminEmail)
    expect(code).toMatch(/^\d{6}$/)
    expect(await verify(AccessToken, code)).toEqual({ status: 200, body: {} })
    expect(await verify(AccessToken, code)).toEqual(
      identityError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
    )
  })

  test('a wrong code is a mismatch, and after three of them the right code has expired', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    await send(AccessToken)
    const mismatch = identityError('CodeMismatchException', 'Invalid verification code provided, please try again.')
    for (let turn = 0; turn < 3; turn += 1) expect(await verify(AccessToken, 'none')).toEqual(mismatch)
    expect((await verify(AccessToken, await stack.readCode(adminEmail))).body.__type).toBe('ExpiredCodeException')
  })

  test('only an email can be verified', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const answer = await callIdentity(stack, 'GetUserAttributeVerificationCode', {
      AccessToken,
      AttributeName: 'phone_number',
    })
    expect(answer).toEqual(identityError('InvalidParameterException', 'Attribute phone_number is not verifiable.'))
  })
})

describe('when an account deletes itself', () => {
  test('it cannot sign in, its tokens are invalid, and its email is free', async () => {
    await signUp('leaver@rewoven.com', '+2348030000009', 'ADMIN')
    const { AccessToken, RefreshToken } = await signInAs(stack, 'leaver@rewoven.com')
    expect(await callIdentity(stack, 'DeleteUser', { AccessToken })).toEqual({ status: 200, body: null })
    expect(await requestCode(stack, 'leaver@rewoven.com')).toEqual(unknownEmail)
    expect(await callIdentity(stack, 'GetUser', { AccessToken })).toEqual(
      identityError('UserNotFoundException', 'User does not exist.'),
    )
    const refreshed = await callIdentity(stack, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })
    expect(refreshed).toEqual(identityError('NotAuthorizedException', 'Invalid Refresh Token'))
    expect((await signUp('leaver@rewoven.com', '+2348030000009', 'ADMIN')).status).toBe(200)
  })
})
