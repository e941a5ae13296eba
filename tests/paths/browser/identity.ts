import type { Request } from '@playwright/test'
import type { Hands } from '#tests/paths/browser/stage.ts'

/** Whether a request calls one target of the user pool. */
export const isTarget = (name: string) => (request: Request): boolean => request.headers()['x-amz-target'] === `AWSCognitoIdentityProviderService.${name}`

/** Answers a held call of the user pool. */
export const answer = (kind: string, body: object, status = 200) => async ({ held }: Hands): Promise<void> => {
  await held(kind).fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) })
}

/** Refuses a held call with an error that the identity library does not try again. */
export const refuse = (kind: string, type = 'InternalErrorException', message = 'Something in the pool') => answer(kind, { __type: type, message }, 400)

/** Lets a held call through to the stack. */
export const letThrough = (kind: string) => async ({ held }: Hands): Promise<void> => held(kind).continue()

const call = async (origin: string, target: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}`, 'content-type': 'application/x-amz-json-1.1' }
  const response = await fetch(`${origin}/identity`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

const clientId = 'localwebconsole'

/** The tokens of a real sign-in, made beside the browser. */
export const tokensOf = async ({ stack }: Hands, email: string): Promise<Record<string, unknown>> => {
  const started = await call(stack.origin, 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: clientId, AuthParameters: { USERNAME: email } })
  const responses = { USERNAME: email, ANSWER: await stack.readCode(email) }
  const ended = await call(stack.origin, 'RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ClientId: clientId,
    Session: started['Session'],
    ChallengeResponses: responses,
  })
  return ended['AuthenticationResult'] as Record<string, unknown>
}

/** Keeps entries in the local storage of the page. */
export const keepEntries = async ({ page }: Hands, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), entries)

/** The tokens of a real sign-in, as the console keeps an admin's or a marketer's. */
export const tokenEntries = async (hands: Hands, email: string, sort: 'admin.' | 'marketer.'): Promise<Record<string, string>> => {
  const { AccessToken, IdToken, RefreshToken } = await tokensOf(hands, email)
  const prefix = `${sort}CognitoIdentityServiceProvider.${clientId}`
  return {
    [`${prefix}.LastAuthUser`]: email,
    [`${prefix}.${email}.accessToken`]: AccessToken,
    [`${prefix}.${email}.idToken`]: IdToken,
    [`${prefix}.${email}.refreshToken`]: RefreshToken,
    [`${prefix}.${email}.clockDrift`]: '0',
  } as Record<string, string>
}

/** Puts the tokens of a real sign-in where the console looks for them, before any of its pages is opened. */
export const putTokens = async (hands: Hands, email: string, sort: 'admin.' | 'marketer.' = 'admin.'): Promise<Record<string, string>> => {
  const entries = await tokenEntries(hands, email, sort)
  await hands.page.goto('/no/such/page')
  await keepEntries(hands, entries)
  return entries
}

/** The browser finds its network again. */
export const networkReturns = ({ page }: Hands): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')))
