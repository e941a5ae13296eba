import type { Page } from '@playwright/test'
import type { Audience } from '#domain/errorCatalogue.ts'
import {
  answerIdentityCall,
  continueCall,
  isIdentityCall,
  rejectIdentityCall,
  signInTokens,
  storeInLocalStorage,
  storeTokens,
} from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

/** The calls of the user pool that renew and end a session. */
export const sessionCalls = {
  renew: isIdentityCall('GetTokensFromRefreshToken'),
  end: isIdentityCall('GlobalSignOut'),
}

/** What differs between the areas of the roles in the browser. */
export const areas = {
  admin: { email: adminEmail, path: '/admin', signOutButton: 'Sign out', tokenPrefix: 'admin.' },
  marketer: { email: ambassadorEmail, path: '/amb', signOutButton: 'Sign out', tokenPrefix: 'marketer.' },
} as const satisfies Record<Audience, object>

/** The area that the page shows, or that the person signs in to. */
export const areaOf = ({ page }: TestContext) =>
  new URL(page.url()).pathname.startsWith('/amb') ? areas.marketer : areas.admin

/** Answers the held renewal with new tokens. */
export const renewedAs =
  (email: string) =>
  async (context: TestContext): Promise<void> =>
    answerIdentityCall('renew', { AuthenticationResult: await signInTokens(context, email) })(context)

/** Answers the held renewal: the session has ended. */
export const renewalRefused = rejectIdentityCall('renew', 'NotAuthorizedException', 'Refresh Token has been revoked')

/** Stores the email of the marketer who signed in last, or removes it. */
const storeMarketerEmail = ({ page }: TestContext, email: string | null): Promise<void> =>
  page.evaluate(
    (stored) =>
      stored === null ? localStorage.removeItem('marketerEmail') : localStorage.setItem('marketerEmail', stored),
    email,
  )

/** Stores an email of a marketer before the call ends. */
export const withStoredEmail =
  (email: string | null, end: (context: TestContext) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    await storeMarketerEmail(context, email)
    await end(context)
  }

/** Ends the session at the user pool. The expired tokens are renewed first. */
export const endSession = async (context: TestContext): Promise<void> => {
  await renewedAs(areaOf(context).email)(context)
  await context.waitForCall('end')
  await continueCall('end')(context)
}

/** The tokens that each page started with. */
const startTokens = new WeakMap<Page, Record<string, string>>()

const storeRoleTokens = async (context: TestContext, audience: Audience): Promise<void> => {
  const { email, tokenPrefix } = areas[audience]
  startTokens.set(context.page, await storeTokens(context, email, tokenPrefix))
  if (audience === 'marketer') await storeMarketerEmail(context, email)
}

/** Opens the area of a role with valid tokens. */
export const openArea = async (context: TestContext, audience: Audience): Promise<void> => {
  await storeRoleTokens(context, audience)
  await context.page.goto(areas[audience].path)
}

/** Opens an area with expired tokens, so that each reading of the session makes a call, which the test can hold. */
export const openAreaWithExpiredTokens = async (context: TestContext, audience: Audience): Promise<void> => {
  await storeRoleTokens(context, audience)
  await context.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
  await context.page.goto(areas[audience].path)
}

/** Stores the tokens again that a step removed. */
export const restoreTokens = (context: TestContext): Promise<void> =>
  storeInLocalStorage(context, startTokens.get(context.page) ?? {})
