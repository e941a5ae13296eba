import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  submitCode,
  requestCode,
  callIdentity,
  clientId,
  identityError,
  unknownEmail,
  wrongCode,
} from '#tests/local/support/identityCall.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

const minute = 60_000
let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20, limits: { freeCodes: 2 } })
})
afterAll(() => stack.close())

/** Opens a challenge after the limits of earlier tests have expired. */
const openChallenge = async (email = adminEmail) => {
  stack.advance(20 * minute)
  const { body } = await requestCode(stack, email)
  const code = await stack.readCode(email)
  return {
    session: body.Session as string,
    code,
    answer: (text: string) => submitCode(stack, email, body.Session, text),
  }
}

const expired = identityError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

describe('when a code is requested', () => {
  test('it has four digits and is not part of the response', async () => {
    stack.advance(20 * minute)
    const { status, body } = await requestCode(stack, adminEmail)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeParameters: { USERNAME: expect.any(String), codeLength: '4' },
        Session: expect.stringMatching(/^[\w-]{920}$/),
      },
    })
    expect(await stack.readCode(adminEmail)).toMatch(/^\d{4}$/)
  })

  test('an email in upper case is the same account', async () => {
    stack.advance(20 * minute)
    expect((await requestCode(stack, 'ADMIN@Rewoven.com')).status).toBe(200)
  })

  test('an unknown email is an error', async () => {
    expect(await requestCode(stack, 'nobody@rewoven.com')).toEqual(unknownEmail)
  })

  test('the triggers get the limits of the stack: the third code within seconds is the second one again, which signs in', async () => {
    stack.advance(20 * minute)
    const codes: string[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      await requestCode(stack, adminEmail)
      codes.push(await stack.readCode(adminEmail))
    }
    const { body } = await requestCode(stack, adminEmail)
    expect([new Set(codes).size, await stack.readCode(adminEmail)]).toEqual([2, codes[1]])
    expect((await submitCode(stack, adminEmail, body.Session, codes[1] ?? '')).status).toBe(200)
  })
})

describe('when a code is submitted', () => {
  test('the right one returns tokens', async () => {
    const { answer, code } = await openChallenge()
    expect((await answer(code)).body.AuthenticationResult).toEqual({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
      RefreshToken: expect.any(String),
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    })
  })

  test('it works once', async () => {
    const { answer, code } = await openChallenge()
    await answer(code)
    expect(await answer(code)).toEqual(
      identityError('NotAuthorizedException', 'Invalid session for the user, session can only be used once.'),
    )
  })

  test('two submissions at the same time sign in once', async () => {
    const { answer, code } = await openChallenge()
    const statuses = (await Promise.all([answer(code), answer(code)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  test('a wrong one returns a new session that accepts the right one', async () => {
    const { session, answer, code } = await openChallenge()
    const again = await answer(wrongCode(code))
    expect(again.body).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE', Session: expect.any(String) })
    expect(again.body.Session).not.toBe(session)
    expect((await submitCode(stack, adminEmail, again.body.Session, code)).body.AuthenticationResult).toBeDefined()
  })

  test('the third wrong one ends the challenge', async () => {
    const { answer, code } = await openChallenge()
    const second = await answer(wrongCode(code))
    const third = await submitCode(stack, adminEmail, second.body.Session, wrongCode(code))
    const last = await submitCode(stack, adminEmail, third.body.Session, wrongCode(code))
    expect(last).toEqual(identityError('NotAuthorizedException', 'Incorrect username or password.'))
    expect((await submitCode(stack, adminEmail, third.body.Session, code)).status).toBe(400)
  })

  test('it expires after three minutes', async () => {
    const young = await openChallenge()
    stack.advance(3 * minute - 10_000)
    expect((await young.answer(young.code)).status).toBe(200)
    const old = await openChallenge()
    stack.advance(3 * minute)
    expect(await old.answer(old.code)).toEqual(expired)
  })

  test('a session of another account is refused', async () => {
    const { session, code } = await openChallenge()
    expect(await submitCode(stack, ambassadorEmail, session, code)).toEqual(
      identityError('NotAuthorizedException', 'Invalid session for the user.'),
    )
  })

  test('an unknown session is refused', async () => {
    expect(await submitCode(stack, adminEmail, 'nothing', '1234')).toEqual(
      identityError('NotAuthorizedException', 'Invalid session for the user.'),
    )
  })
})

describe('when a request violates the protocol', () => {
  test.each([
    [
      'InitiateAuth',
      { ClientId: clientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} },
      'InvalidParameterException',
      'Missing required parameter USERNAME',
    ],
    [
      'InitiateAuth',
      { AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} },
      'InvalidParameterException',
      'Missing required parameter ClientId',
    ],
    [
      'InitiateAuth',
      { ClientId: 'another', AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: adminEmail } },
      'ResourceNotFoundException',
      'User pool client another does not exist.',
    ],
    [
      'InitiateAuth',
      { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: {} },
      'InvalidParameterException',
      'Initiate Auth method not supported: USER_SRP_AUTH.',
    ],
    ['InitiateAuth', '{', 'SerializationException', 'The body is not a JSON object.'],
    ['InitiateAuth', '[]', 'SerializationException', 'The body is not a JSON object.'],
    [
      'AdminDeleteUser',
      {},
      'UnknownOperationException',
      'Unknown operation: AWSCognitoIdentityProviderService.AdminDeleteUser',
    ],
    [
      'constructor',
      {},
      'UnknownOperationException',
      'Unknown operation: AWSCognitoIdentityProviderService.constructor',
    ],
  ])('%s with %j is a %s', async (target, body, type, message) => {
    expect(await callIdentity(stack, target, body)).toEqual(identityError(type, message))
  })
})
