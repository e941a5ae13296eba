import {
  confirmSignIn,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'
import { createAmplify } from '#tests/local/support/amplify.ts'
import { callIdentity, wrongCode } from '#tests/local/support/identityCall.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const custom = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
type Amplify = ReturnType<typeof createAmplify>

const signInTo = async (amplify: Amplify, email: string) => {
  await signIn(amplify, { username: email, options: custom })
  return confirmSignIn(amplify, { challengeResponse: await stack.readCode(email) })
}

const signUpAs = (amplify: Amplify, email: string, phone_number: string) =>
  signUp(amplify, {
    username: email,
    password: 'Aa1!Aa1!Aa1!',
    options: { userAttributes: { email, name: 'Ada Obi', phone_number, 'custom:role': 'ADMIN' } },
  })

describe('when unmodified aws-amplify talks to the stack', () => {
  test('a sign-in requires the custom challenge, and the code completes it', async () => {
    const amplify = createAmplify(stack)
    const started = await signIn(amplify, { username: adminEmail, options: custom })
    expect(started.isSignedIn).toBe(false)
    expect(started.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
    const confirmed = await confirmSignIn(amplify, { challengeResponse: await stack.readCode(adminEmail) })
    expect(confirmed).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  })

  test('the session has tokens of the pool, the user and the attributes', async () => {
    const amplify = createAmplify(stack)
    await signInTo(amplify, adminEmail)
    const { tokens } = await fetchAuthSession(amplify)
    const user = await getCurrentUser(amplify)
    expect(tokens?.accessToken.payload).toMatchObject({
      token_use: 'access',
      client_id: 'localwebconsole',
      username: user.userId,
    })
    expect(tokens?.idToken?.payload).toMatchObject({
      token_use: 'id',
      aud: 'localwebconsole',
      email: adminEmail,
      'custom:role': 'ADMIN',
    })
    expect(await fetchUserAttributes(amplify)).toEqual({
      sub: user.userId,
      email: adminEmail,
      email_verified: 'true',
      name: 'Amara Okafor',
      phone_number: '+2348041112233',
      phone_number_verified: 'true',
      picture: 'avatar-7.svg',
      'custom:role': 'ADMIN',
    })
  })

  test('after a wrong code, the right one signs in', async () => {
    const amplify = createAmplify(stack)
    await signIn(amplify, { username: adminEmail, options: custom })
    const code = await stack.readCode(adminEmail)
    const refused = await confirmSignIn(amplify, { challengeResponse: wrongCode(code) })
    expect(refused.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
    expect((await confirmSignIn(amplify, { challengeResponse: code })).isSignedIn).toBe(true)
  })

  test('a forced refresh returns new tokens of the same session', async () => {
    const amplify = createAmplify(stack)
    await signInTo(amplify, adminEmail)
    const before = (await fetchAuthSession(amplify)).tokens?.accessToken.payload
    const after = (await fetchAuthSession(amplify, { forceRefresh: true })).tokens?.accessToken.payload
    expect(after?.['origin_jti']).toBe(before?.['origin_jti'])
    expect(after?.jti).not.toBe(before?.jti)
  })

  test('a global sign-out revokes the tokens of all devices', async () => {
    const [here, there] = [createAmplify(stack), createAmplify(stack)]
    await signInTo(here, adminEmail)
    await signInTo(there, adminEmail)
    await signOut(here, { global: true })
    await expect(fetchUserAttributes(there)).rejects.toThrow('Access Token has been revoked')
    expect((await fetchAuthSession(there, { forceRefresh: true })).tokens).toBeUndefined()
  })

  test('a sign-out revokes the refresh token of this device only', async () => {
    const [here, there] = [createAmplify(stack), createAmplify(stack)]
    await signInTo(here, adminEmail)
    await signInTo(there, adminEmail)
    const { tokens } = await fetchAuthSession(here)
    await signOut(here)
    const answer = await callIdentity(stack, 'GetUser', { AccessToken: tokens?.accessToken.toString() })
    expect(answer.body).toEqual({ __type: 'NotAuthorizedException', message: 'Access Token has been revoked' })
    expect((await fetchUserAttributes(there)).email).toBe(adminEmail)
  })

  test('after a sign-up the account can sign in, change its attributes and delete itself', async () => {
    const amplify = createAmplify(stack)
    const signedUp = await signUpAs(amplify, 'ada@rewoven.com', '+2348031111111')
    expect(signedUp).toEqual({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' }, userId: expect.any(String) })
    await signInTo(amplify, 'ada@rewoven.com')
    const updated = await updateUserAttributes(amplify, {
      userAttributes: { name: 'Ada Eze', phone_number: '+2348032222222' },
    })
    expect(updated['name']).toEqual({ isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } })
    expect(await fetchUserAttributes(amplify)).toMatchObject({ name: 'Ada Eze', phone_number: '+2348032222222' })
    await deleteUser(amplify)
    await expect(signIn(amplify, { username: 'ada@rewoven.com', options: custom })).rejects.toThrow(
      'User does not exist.',
    )
  })

  test('a verification code for the email goes to the outbox', async () => {
    const amplify = createAmplify(stack)
    await signInTo(amplify, adminEmail)
    const delivery = await sendUserAttributeVerificationCode(amplify, { userAttributeKey: 'email' })
    expect(delivery).toEqual({ attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'a***@r***' })
    expect(await stack.readCode(adminEmail)).toMatch(/^\d{6}$/)
  })

  test('errors have the name and message of Cognito', async () => {
    const amplify = createAmplify(stack)
    const known = await signUpAs(amplify, adminEmail, '+2348033333333').catch((error: Error) => error)
    expect(known).toMatchObject({ name: 'UsernameExistsException', message: 'User already exists' })
    const unknown = await signIn(amplify, { username: 'nobody@rewoven.com', options: custom }).catch(
      (error: Error) => error,
    )
    expect(unknown).toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'DefineAuthChallenge failed with error User does not exist.',
    })
  })
})
