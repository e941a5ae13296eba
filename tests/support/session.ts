import type { TestStack } from '#tests/support/stack.ts'

/** The prefixes of the storage keys of an admin's and of a marketer's tokens. */
export type TokenPrefix = 'admin.' | 'marketer.'

const clientId = 'localwebconsole'

const call = async (origin: string, target: string, body: object): Promise<Record<string, unknown>> => {
  const headers = {
    'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    'content-type': 'application/x-amz-json-1.1',
  }
  const response = await fetch(`${origin}/identity`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

/** Signs in with a code from the outbox, outside the browser. Returns the tokens of the identity service. */
export const requestTokens = async (
  stack: Pick<TestStack, 'origin' | 'readCode'>,
  email: string,
): Promise<Record<string, unknown>> => {
  const started = await call(stack.origin, 'InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: email },
  })
  const responses = { USERNAME: email, ANSWER: await stack.readCode(email) }
  const ended = await call(stack.origin, 'RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ClientId: clientId,
    Session: started['Session'],
    ChallengeResponses: responses,
  })
  return ended['AuthenticationResult'] as Record<string, unknown>
}

/** The tokens of a real sign-in as entries of the local storage, with the keys of the console. */
export const tokenStorageEntries = async (
  stack: Pick<TestStack, 'origin' | 'readCode' | 'now'>,
  email: string,
  tokenPrefix: TokenPrefix,
): Promise<Record<string, string>> => {
  const { AccessToken, IdToken, RefreshToken } = await requestTokens(stack, email)
  const prefix = `${tokenPrefix}CognitoIdentityServiceProvider.${clientId}`
  return {
    [`${prefix}.LastAuthUser`]: email,
    [`${prefix}.${email}.accessToken`]: AccessToken,
    [`${prefix}.${email}.idToken`]: IdToken,
    [`${prefix}.${email}.refreshToken`]: RefreshToken,
    // The difference between the clocks of the identity service and the browser: other tests may have changed it.
    [`${prefix}.${email}.clockDrift`]: String(stack.now() - Date.now()),
  } as Record<string, string>
}
