import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callIdentity,
  clientId,
  identityError,
  requestCode,
  signInAs,
  signUpBody,
} from '#tests/local/support/identityCall.ts'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20, confirmsSignUps: false })
})
afterAll(() => stack.close())

const email = 'ada@rewoven.com'
const codeExpired = identityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
const confirm = (ConfirmationCode: string, Username = email) =>
  callIdentity(stack, 'ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode })
const resend = (Username = email) => callIdentity(stack, 'ResendConfirmationCode', { ClientId: clientId, Username })

describe('an account that the trigger does not confirm', () => {
  test('cannot sign in until a code of six digits confirms it', async () => {
    const signedUp = await callIdentity(stack, 'SignUp', signUpBody(email, '+2348030000001', 'ADMIN'))
    expect(signedUp.body).toEqual({
      UserConfirmed: false,
      UserSub: expect.any(String),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@r***' },
    })
    expect(await requestCode(stack, email)).toEqual(
      identityError('UserNotConfirmedException', 'User is not confirmed.'),
    )
    const first = await stack.readCode(email)
    expect((await resend()).status).toBe(200)
    const second = await stack.readCode(email)
    expect([first, second]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)])
    expect(await confirm('nothing')).toEqual(
      identityError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
    )
    expect(await confirm(second)).toEqual({ status: 200, body: {} })
    expect((await signInAs(stack, email)).AccessToken).toBeDefined()
    expect(await confirm(second)).toEqual(
      identityError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    )
    expect(await resend()).toEqual(identityError('InvalidParameterException', 'User is already confirmed.'))
  })

  test('is not told from an unknown one', async () => {
    expect(await confirm('123456', 'nobody@rewoven.com')).toEqual(codeExpired)
    expect((await resend('nobody@rewoven.com')).status).toBe(200)
  })
})

describe('a signed-in account', () => {
  test('that changes its email / gets a code at the new one, which confirms it', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const UserAttributes = [{ Name: 'email', Value: 'new@rewoven.com' }]
    const update = await callIdentity(stack, 'UpdateUserAttributes', { AccessToken, UserAttributes })
    expect(update.body).toEqual({
      CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@r***' }],
    })
    const isVerified = async () =>
      (await callIdentity(stack, 'GetUser', { AccessToken })).body.UserAttributes.find(
        ({ Name }) => Name === 'email_verified',
      )?.Value
    expect(await isVerified()).toBe('false')
    const Code = await stack.readCode('new@rewoven.com')
    await callIdentity(stack, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
    expect(await isVerified()).toBe('true')
    const back = [{ Name: 'email', Value: adminEmail }]
    await callIdentity(stack, 'UpdateUserAttributes', { AccessToken, UserAttributes: back })
  })

  test('that was deleted / cannot be signed out globally', async () => {
    const { AccessToken } = await signInAs(stack, email)
    expect(await callIdentity(stack, 'DeleteUser', { AccessToken })).toEqual({ status: 200, body: null })
    expect(await callIdentity(stack, 'GlobalSignOut', { AccessToken })).toEqual(
      identityError('NotAuthorizedException', 'Access Token has been revoked'),
    )
  })
})

describe('like Cognito, the pool', () => {
  test('signs access and ID tokens with two keys, and its tokens are as long', async () => {
    const { AccessToken, IdToken, RefreshToken } = await signInAs(stack, adminEmail)
    const { keys } = (await (await fetch(`${stack.origin}/identity/.well-known/jwks.json`)).json()) as {
      keys: { kid: string }[]
    }
    const used = [IdToken, AccessToken].map((token) => decodeProtectedHeader(token).kid)
    expect(new Set(keys.map(({ kid }) => kid))).toEqual(new Set(used))
    expect(new Set(used).size).toBe(2)
    expect([AccessToken, IdToken].map((token) => token.length > 900)).toEqual([true, true])
    expect([RefreshToken.split('.').length, RefreshToken.length > 1_500]).toEqual([5, true])
  })

  test('answers a preflight request', async () => {
    const answer = await fetch(`${stack.origin}/identity`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://console.example.com', 'Access-Control-Request-Method': 'POST' },
    })
    const header = (name: string) => answer.headers.get(`access-control-${name}`)
    expect([answer.status, header('allow-origin'), header('allow-methods'), header('allow-headers')]).toEqual([
      200,
      '*',
      'POST',
      'x-amz-target,content-type,x-amz-user-agent,cache-control',
    ])
  })
})
