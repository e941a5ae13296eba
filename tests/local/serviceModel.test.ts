import {
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { targetNames } from '#local/identity/targets.ts'
import { createAmplify } from '#tests/local/support/amplify.ts'
import { callIdentity, clientId, wrongCode } from '#tests/local/support/identityCall.ts'
import { type Exchange, problemsOfExchange } from '#tests/local/support/serviceModel.ts'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

const minute = 60_000
const custom = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 20, items: 20, confirmsSignUps: false, limits: { codesPerWindow: 20 } })
})
afterAll(() => stack.close())

/** What the identity library sent, and what the stack answered. */
const record: Exchange[] = []
const network = fetch
const recordCall: typeof fetch = async (input, init) => {
  const response = await network(input, init)
  const target = new Headers(init?.headers).get('x-amz-target')?.split('.')[1]
  const answer = await response.clone().text()
  if (target) record.push({ operation: target, request: String(init?.body), status: response.status, answer })
  return response
}
beforeEach(() => void vi.stubGlobal('fetch', recordCall))

const ignoreRefusal = (call: Promise<unknown>) => call.catch(() => undefined)
const signInAs = async (amplify: ReturnType<typeof createAmplify>, email: string) => {
  await signIn(amplify, { username: email, options: custom })
  await confirmSignIn(amplify, { challengeResponse: await stack.readCode(email) })
}
const signUpAs = (amplify: ReturnType<typeof createAmplify>, email: string, phone_number: string, role = 'ADMIN') =>
  signUp(amplify, {
    username: email,
    password: 'Aa1!Aa1!Aa1!',
    options: { userAttributes: { email, name: 'Ada Obi', phone_number, 'custom:role': role } },
  })

/** Everything that an account can do, from the sign-up to its deletion. */
const useAccount = async () => {
  const amplify = createAmplify(stack)
  const email = 'ada@rewoven.com'
  await signUpAs(amplify, email, '+2348031111111')
  await signIn(amplify, { username: email, options: custom })
  await resendSignUpCode(amplify, { username: email })
  const confirmationCode = await stack.readCode(email)
  await ignoreRefusal(confirmSignUp(amplify, { username: email, confirmationCode: '000000x' }))
  await confirmSignUp(amplify, { username: email, confirmationCode })
  await ignoreRefusal(resendSignUpCode(amplify, { username: email }))
  await signInAs(amplify, email)
  await fetchUserAttributes(amplify)
  await sendUserAttributeVerificationCode(amplify, { userAttributeKey: 'email' })
  await updateUserAttributes(amplify, { userAttributes: { name: 'Ada Eze', email: 'eze@rewoven.com' } })
  const newCode = await stack.readCode('eze@rewoven.com')
  await ignoreRefusal(confirmUserAttribute(amplify, { userAttributeKey: 'email', confirmationCode: '0' }))
  await confirmUserAttribute(amplify, { userAttributeKey: 'email', confirmationCode: newCode })
  await fetchAuthSession(amplify, { forceRefresh: true })
  await signOut(amplify)
  await signInAs(amplify, 'eze@rewoven.com')
  await signOut(amplify, { global: true })
  await signInAs(amplify, 'eze@rewoven.com')
  await deleteUser(amplify)
}

/** Everything that the pool refuses. */
const useWrongly = async () => {
  const amplify = createAmplify(stack)
  await ignoreRefusal(signIn(amplify, { username: 'nobody@rewoven.com', options: custom }))
  for (const [email, phone, role] of [
    [adminEmail, '+2348033333333', 'ADMIN'],
    ['new@example.com', '+2348033333333', 'ADMIN'],
    ['new@rewoven.com', '0803', 'ADMIN'],
    ['new@rewoven.com', '+2348041112233', 'ADMIN'],
  ] as const)
    await ignoreRefusal(signUpAs(amplify, email, phone, role))
  for (let count = 0; count < 6; count += 1) {
    await ignoreRefusal(signIn(amplify, { username: adminEmail, options: custom }))
    const code = wrongCode(await stack.readCode(adminEmail))
    for (let turn = 0; turn < 3; turn += 1) await ignoreRefusal(confirmSignIn(amplify, { challengeResponse: code }))
  }
  stack.advance(20 * minute)
  await signInAs(amplify, adminEmail)
  await ignoreRefusal(updateUserAttributes(amplify, { userAttributes: { phone_number: '0803' } }))
  const { tokens } = await fetchAuthSession(amplify)
  const AccessToken = tokens?.accessToken.toString()
  await signOut(amplify, { global: true })
  for (const target of ['GetUser', 'GlobalSignOut', 'DeleteUser']) await callIdentity(stack, target, { AccessToken })
  const RefreshToken = 'nonsense'
  await callIdentity(stack, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })
}

describe('every request of aws-amplify and every answer of the stack', () => {
  test('fits the service model of the AWS SDK, for each operation of the stack', async () => {
    await useAccount()
    await useWrongly()
    expect(record.flatMap(problemsOfExchange)).toEqual([])
    expect([...new Set(record.map(({ operation }) => operation))].toSorted()).toEqual(targetNames.toSorted())
    const refusals = record.filter(({ status }) => status !== 200)
    expect(
      [...new Set(refusals.map(({ answer }) => (JSON.parse(answer) as { __type: string }).__type))].toSorted(),
    ).toEqual([
      'CodeMismatchException',
      'InvalidParameterException',
      'NotAuthorizedException',
      'UserLambdaValidationException',
      'UserNotConfirmedException',
      'UsernameExistsException',
    ])
  })
})

describe('the check against the service model', () => {
  const exchange = {
    operation: 'InitiateAuth',
    request: JSON.stringify({ ClientId: 'abc', AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: 'ada' } }),
    status: 200,
    answer: JSON.stringify({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 'x'.repeat(900) }),
  }

  test.each([
    ['an operation that does not exist', { operation: 'SignInUser' }, 'SignInUser is not an operation of Cognito'],
    ['a missing member', { request: '{"ClientId":"abc"}' }, 'InitiateAuth: request.AuthFlow is missing'],
    ['an unknown member', { answer: '{"Sessions":""}' }, 'InitiateAuth: answer.Sessions is not in the model'],
    ['a wrong type', { answer: '{"Session":1}' }, 'InitiateAuth: answer.Session is not a string'],
    ['a session that is too short', { answer: '{"Session":"abc"}' }, 'InitiateAuth: answer.Session violates its rule'],
    [
      'a wrong type in a structure',
      { answer: '{"AuthenticationResult":{"ExpiresIn":"3600"}}' },
      'InitiateAuth: answer.AuthenticationResult.ExpiresIn is not a number',
    ],
    [
      'an error of another operation',
      {
        operation: 'GlobalSignOut',
        request: '{"AccessToken":"a"}',
        status: 400,
        answer: '{"__type":"UserNotFoundException"}',
      },
      'GlobalSignOut: UserNotFoundException is not an error of GlobalSignOut',
    ],
    [
      'a body where none is allowed',
      { operation: 'DeleteUser', request: '{"AccessToken":"a"}', answer: '{}' },
      'DeleteUser: the answer is not empty',
    ],
  ])('reports %s', (_situation, change, problem) => {
    expect(problemsOfExchange({ ...exchange, ...change })).toEqual([problem])
  })
})
