import { settings, type TestStack } from '#tests/support/stack.ts'

export const clientId = settings.VITE_IDENTITY_CLIENT_ID

/** All possible members of a response. The target decides which ones exist. */
interface IdentityBody {
  readonly Session: string
  readonly AuthenticationResult: Tokens
  readonly Username: string
  readonly UserAttributes: readonly { readonly Name: string; readonly Value: string }[]
  readonly __type: string
  readonly message: string
}

interface IdentityAnswer {
  readonly status: number
  readonly body: IdentityBody
}

/** Calls one target of the user pool. */
export const callIdentity = async (
  stack: Pick<TestStack, 'origin'>,
  target: string,
  body: unknown,
): Promise<IdentityAnswer> => {
  const headers = {
    'Content-Type': 'application/x-amz-json-1.1',
    'X-Amz-Target': `AWSCognitoIdentityProviderService.${target}`,
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${stack.origin}/identity`, { method: 'POST', headers, body: text })
  const answer = await response.text()
  return { status: response.status, body: (answer === '' ? null : JSON.parse(answer)) as IdentityBody }
}

export const requestCode = (stack: Pick<TestStack, 'origin'>, email: string): Promise<IdentityAnswer> =>
  callIdentity(stack, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: email },
  })

export const submitCode = (
  stack: Pick<TestStack, 'origin'>,
  email: string,
  session: string,
  code: string,
): Promise<IdentityAnswer> =>
  callIdentity(stack, 'RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeResponses: { USERNAME: email, ANSWER: code },
  })

/** A code that differs from the right one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')

interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
}

/** Signs an account in through the outbox. */
export const signInAs = async (stack: Pick<TestStack, 'origin' | 'readCode'>, email: string): Promise<Tokens> => {
  const { body } = await requestCode(stack, email)
  const answer = await submitCode(stack, email, body.Session, await stack.readCode(email))
  return answer.body.AuthenticationResult
}

export const identityError = (type: string, message: string) => ({ status: 400, body: { __type: type, message } })

/** The answer after a trigger has thrown an error with this text. */
export const triggerError = (trigger: string, text: string) =>
  identityError('UserLambdaValidationException', `${trigger} failed with error ${text}.`)

/** The answer to a sign-in with an unknown email. */
export const unknownEmail = triggerError('DefineAuthChallenge', 'User does not exist')

export const signUpBody = (email: string, phoneNumber: string, role?: string) => ({
  ClientId: clientId,
  Username: email,
  Password: 'Aa1!Aa1!Aa1!',
  UserAttributes: [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ada Obi' },
    { Name: 'phone_number', Value: phoneNumber },
    ...(role === undefined ? [] : [{ Name: 'custom:role', Value: role }]),
  ],
})
