import { expect, type Page } from '@playwright/test'
import { expectAnswered } from '#tests/journeys/support/timing.ts'
import { adminEmail, type TestStack } from '#tests/support/stack.ts'

/** The server refuses a call of the dashboard, as after the session has expired. */
const refused = {
  operation: 'getDashboard',
  match: { section: 'itemOverview' },
  fault: 'graphql-error',
  message: 'Unauthorized',
} as const

/** The session cannot be renewed. */
export const revoked = {
  operation: 'GetTokensFromRefreshToken',
  fault: 'graphql-error',
  type: 'NotAuthorizedException',
  message: 'Refresh Token has been revoked',
} as const

/**
 * Ends the session on the server. The page learns it from the next call for the card 'Item Overview', so no earlier
 * call may still be on its way.
 */
export const expireSession = async (page: Page, stack: TestStack): Promise<void> => {
  await expectAnswered(page)
  await stack.setFault(refused)
  await stack.setFault(revoked)
}

/** The dialog over a page whose session has ended. */
export const signInAgain = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Session expired. Please sign in again.' })

/** Presses the focused 'Send me a code' and types the code. */
export const enterCodeAgain = async (page: Page, stack: TestStack): Promise<void> => {
  await page.keyboard.press('Enter')
  await expect(signInAgain(page).getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await stack.readCode(adminEmail))
  await expect(signInAgain(page)).toHaveCount(0)
}
