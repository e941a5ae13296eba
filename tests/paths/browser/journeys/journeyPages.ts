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

/** How a browser follows the journeys, by their ids. */
export const journeyPages: Readonly<Record<string, JourneyInBrowser>> = {
  signIn: {
    open: async ({ page }) => void (await page.goto('/sign-in')),
  },
  expiredSession: { open: openAsAdmin('/admin/settings') },
  undoSuspension: { open: openAsAdmin('/admin/users') },
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
    },
  },
}
