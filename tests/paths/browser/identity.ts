import type { Request } from '@playwright/test'
import type { Hands } from '#tests/paths/browser/pageObject.ts'
import { openSession, tokenEntries as entriesOf, type TokenPrefix } from '#tests/support/session.ts'

/** Whether a request calls one target of the user pool. */
export const isTarget =
  (name: string) =>
  (request: Request): boolean =>
    request.headers()['x-amz-target'] === `AWSCognitoIdentityProviderService.${name}`

/** Answers a held call of the user pool. */
export const answer =
  (kind: string, body: object, status = 200) =>
  async ({ held }: Hands): Promise<void> => {
    await held(kind).fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) })
  }

/** Refuses a held call with an error that the identity library does not try again. */
export const refuse = (kind: string, type = 'InternalErrorException', message = 'Something in the pool') =>
  answer(kind, { __type: type, message }, 400)

/** Lets a held call through to the stack. */
export const letThrough =
  (kind: string) =>
  async ({ held }: Hands): Promise<void> =>
    held(kind).continue()

/** The tokens of a real sign-in, made beside the browser. */
export const tokensOf = ({ stack }: Hands, email: string): Promise<Record<string, unknown>> => openSession(stack, email)

/** Keeps entries in the local storage of the page. */
export const keepEntries = async ({ page }: Hands, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), entries)

/** The tokens of a real sign-in, as the console keeps an admin's or a marketer's. */
export const tokenEntries = ({ stack }: Hands, email: string, sort: TokenPrefix): Promise<Record<string, string>> =>
  entriesOf(stack, email, sort)

/** Puts the tokens of a real sign-in where the console looks for them, before any of its pages is opened. */
export const putTokens = async (
  hands: Hands,
  email: string,
  sort: TokenPrefix = 'admin.',
): Promise<Record<string, string>> => {
  const entries = await tokenEntries(hands, email, sort)
  await hands.page.goto('/no/such/page')
  await keepEntries(hands, entries)
  return entries
}

/** The browser finds its network again. */
export const networkReturns = ({ page }: Hands): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('online')))
