import type { Page } from '@playwright/test'
import { type ReferralInput, referralMachine } from '#machines/referral/referral.machine.ts'
import { clickInPage, userAgents } from '#tests/journeys/support/userAgents.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

/** The stores and the landing page answer that there is nothing to show, so that the page stays where it is. */
const goNowhere = async (page: Page): Promise<void> => {
  await page.route(/^https:\/\/(apps\.apple|play\.google)\.com\/|^http:\/\/localhost:\d+\/$/, (route) =>
    route.fulfill({ status: 204 }),
  )
}

/** The clipboard answers when a step says so. */
const holdClipboard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const writeText = () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { copied: resolve, notCopied: () => reject(new Error('denied')) }),
      )
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
}

const endCopy =
  (name: 'copied' | 'notCopied') =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.evaluate((end) => (window as never as Record<string, () => void>)[end]?.(), name)
  }

const turn =
  (state: 'hidden' | 'visible') =>
  async ({ page }: { page: Page }): Promise<void> =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

const atOnce = async (): Promise<void> => undefined
const asksAtOnce = { endsImmediately: true, outcomes: { 'the browser was asked to go there': atOnce } } as const
const neverThrows = 'a browser that does not go there says nothing'

export const referralPageObject = pageObject({
  machine: referralMachine,
  actorId: 'referral',
  open: async ({ page }, { start }) => {
    const { code, device } = start.input as ReferralInput
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setUserAgentOverride', { userAgent: userAgents[device] })
    await page.clock.pauseAt(Date.now() + 1_000)
    await goNowhere(page)
    await holdClipboard(page)
    await page.goto(`/referral/${code}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'referral' in ((window as never as { charts?: object }).charts ?? {}))
  },
  steps: {
    'page.hidden': turn('hidden'),
    'page.shown': turn('visible'),
    'link.opened': async ({ page }) => clickInPage(page.getByRole('link', { name: 'Open the app' })),
    'redirect.cancelled': async ({ page }) => clickInPage(page.getByRole('button', { name: 'Stay on this page' })),
    'copy.requested': async ({ page }) => clickInPage(page.getByRole('button', { name: /^(Copy the code|Copied)$/ })),
  },
  calls: {
    goHome: asksAtOnce,
    keepReferral: { endsImmediately: true, outcomes: { 'code and time are kept': atOnce } },
    openApp: { outcomes: { 'the app was asked for': atOnce } },
    openAppStore: asksAtOnce,
    openPlayStore: asksAtOnce,
    openLanding: asksAtOnce,
    copyCode: {
      outcomes: { 'the code is on the clipboard': endCopy('copied'), 'the call fails': endCopy('notCopied') },
    },
  },
  impossible: {
    'outcome keepReferral: the call fails': 'a storage that keeps nothing says so to nobody',
    ...Object.fromEntries(
      ['goHome', 'openApp', 'openAppStore', 'openPlayStore', 'openLanding'].map((id) => [
        `outcome ${id}: the call fails`,
        neverThrows,
      ]),
    ),
  },
})
