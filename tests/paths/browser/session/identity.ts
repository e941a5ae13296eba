import type { Request } from '@playwright/test'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { signInAs } from '#tests/local/support/identityCall.ts'
import { tokenStorageEntries, type TokenPrefix } from '#tests/support/session.ts'

/** Matches the requests of one target of the identity service. */
export const isIdentityCall =
  (name: string) =>
  (request: Request): boolean =>
    request.headers()['x-amz-target'] === `AWSCognitoIdentityProviderService.${name}`

/** Answers a held call of the identity service. */
export const answerIdentityCall =
  (kind: string, body: object, status = 200) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    await heldCall(kind).fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) })
  }

/** Rejects a held call with an error that the identity library does not retry. */
export const rejectIdentityCall = (kind: string, type = 'InternalErrorException', message = 'Internal error') =>
  answerIdentityCall(kind, { __type: type, message }, 400)

/** What the identity service wants next, for a sign-in with a code. */
export const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: 'x'.repeat(20) }

/** Answers a held call with a step that the console does not know. */
export const requireUnknownStep = (kind: string) => answerIdentityCall(kind, { ...challenge, ChallengeName: 'SMS_MFA' })

/** Answers a held sign-in of an account that was never confirmed, and the request for its code that follows. */
export const sendConfirmation =
  (kind: string, resendKind: string) =>
  async (context: TestContext): Promise<void> => {
    await rejectIdentityCall(kind, 'UserNotConfirmedException', 'User is not confirmed.')(context)
    await context.waitForCall(resendKind)
    await answerIdentityCall(resendKind, {})(context)
  }

/** Continues a held call to the stack. */
export const continueCall =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).continue()

/** The tokens of a real sign-in, requested outside the browser. */
export const signInTokens = ({ stack }: TestContext, email: string) => signInAs(stack, email)

/** Writes entries to the local storage of the page. */
export const storeInLocalStorage = async ({ page }: TestContext, entries: Record<string, string>): Promise<void> =>
  page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), entries)

/** The tokens of a real sign-in as entries of the local storage. */
export const localStorageTokens = (
  { stack }: TestContext,
  email: string,
  prefix: TokenPrefix,
): Promise<Record<string, string>> => tokenStorageEntries(stack, email, prefix)

/** Stores the tokens of a real sign-in before the console opens. */
export const storeTokens = async (
  context: TestContext,
  email: string,
  prefix: TokenPrefix = 'admin.',
): Promise<Record<string, string>> => {
  const entries = await localStorageTokens(context, email, prefix)
  await context.page.goto('/no/such/page')
  await storeInLocalStorage(context, entries)
  return entries
}

/** Tells the page that the browser is online. */
export const goOnline = ({ page }: TestContext): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('online')))

/** The id of the person, from stored tokens. */
export const personIdOf = (tokens: Record<string, string>): string => {
  const token = Object.entries(tokens).find(([key]) => key.endsWith('.idToken'))?.[1] ?? ''
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
}
