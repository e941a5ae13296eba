import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import type { JourneyInBrowser } from '#tests/paths/browser/journeys/runJourney.ts'
import { clickInPage } from '#tests/journeys/support/userAgents.ts'
import { adminEmail } from '#tests/support/stack.ts'

const openAsAdmin =
  (path: string) =>
  async (context: TestContext): Promise<void> => {
    await storeTokens(context, adminEmail)
    await context.page.goto(path)
  }

/** The person enters the code that the stack has sent. */
const enterCodeOf =
  (email: string) =>
  async ({ page, stack }: TestContext): Promise<void> =>
    page.getByLabel('Verification code').fill(await stack.readCode(email))

/** How a browser follows the journeys, by their ids. */
export const journeyPages: Readonly<Record<string, JourneyInBrowser>> = {
  signIn: {
    open: async ({ page }) => void (await page.goto('/sign-in')),
    steps: { 'auth/codeCheck outcome confirmCode: the code is correct': enterCodeOf(adminEmail) },
  },
  expiredSession: {
    open: openAsAdmin('/admin/settings'),
    steps: {
      'settings/profileForm changes.made': async ({ page }) => page.getByLabel('Full Name').fill('Ada Eze'),
      'auth/codeCheck outcome confirmCode: the code is correct': enterCodeOf(adminEmail),
    },
  },
  undoSuspension: {
    open: openAsAdmin('/admin/users'),
    steps: {
      'users/users change.requested': async ({ page }) => {
        const active = page.locator('[data-row]').filter({ hasText: /active/i })
        await active
          .first()
          .getByRole('button', { name: /^Actions for/ })
          .click()
        await page.getByRole('menuitem', { name: 'Suspend' }).click()
      },
    },
  },
  referralSignUp: {
    open: async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.pauseAt(Date.now() + 1_000)
      await page.goto('/referral/ADA-2026', { waitUntil: 'commit' })
    },
    steps: {
      'referral/referral copy.requested': async ({ page }) =>
        clickInPage(page.getByRole('button', { name: 'Copy the code' })),
      'journeys/visit signUp.opened': async ({ page }) => {
        await page.clock.resume()
        await page.goto('/sign-up')
        // The prerendered page is there before its chart.
        await page.waitForFunction(() => 'signUp' in ((window as never as { charts?: object }).charts ?? {}))
      },
      'auth/codeCheck outcome confirmCode: the code is correct': enterCodeOf('ada@rewoven.com'),
    },
  },
}
