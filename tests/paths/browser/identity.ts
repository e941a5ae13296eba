import type { Request } from '@playwright/test'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { requestTokens, tokenStorageEntries as entriesOf, type TokenPrefix } from '#tests/support/session.ts'

/** Whether a request calls one target of the user pool. */
export const isIdentityCall =
  (name: string) =>
  (request: Request): boolean =>
    request.headers()['x-amz-target'] === `AWSCognitoIdentityProviderService.${name}`

/** Answers a held call of the user pool. */
export const answerIdentityCall =
  (kind: string, body: object, status = 200) =>
  async ({ heldCall }: TestContext): Promise<void> => {
    await heldCall(kind).fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) })
  }

/** Refuses a held call with an error that the identity library does not try again. */
export const rejectIdentityCall = (kind: string, type = 'InternalErrorException', message = 'Something in the pool') =>
  answerIdentityCall(kind, { __type: type, message }, 400)

/** Lets a held call through to the stack. */
export const continueCall =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).continue()

/** The tokens of a real sign-in, made beside the browser. */
export const signInTokens = ({ stack }: TestContext, email: string): Promise<Record<string, unknown>> =>
  requestTokens(stack, email)

/** Keeps entries in the local storage of the page. */
export const storeInLocalStorage = async ({ page }: TestContext, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), entries)

/** The tokens of a real sign-in, as the console keeps an admin's or a marketer's. */
export const localStorageTokens = (
  { stack }: TestContext,
  email: string,
  sort: TokenPrefix,
): Promise<Record<string, string>> => entriesOf(stack, email, sort)

/** Puts the tokens of a real sign-in where the console looks for them, before any of its pages is opened. */
export const storeTokens = async (
  hands: TestContext,
  email: string,
  sort: TokenPrefix = 'admin.',
): Promise<Record<string, string>> => {
  const entries = await localStorageTokens(hands, email, sort)
  await hands.page.goto('/no/such/page')
  await storeInLocalStorage(hands, entries)
  return entries
}

/** The browser finds its network again. */
export const goOnline = ({ page }: TestContext): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('online')))
