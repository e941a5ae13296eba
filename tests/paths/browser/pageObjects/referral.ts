import type { Page } from '@playwright/test'
import { type ReferralInput, referralMachine } from '#machines/referral/referral.machine.ts'
import { clickInPage, userAgents } from '#tests/journeys/support/userAgents.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'

const storePages = /^https:\/\/(apps\.apple|play\.google)\.com\//
const landingPage = /^http:\/\/localhost:\d+\/$/

/** Answers with 204, so that the browser stays on the page. */
const block = async (page: Page, url: RegExp): Promise<void> =>
  page.route(url, (route) => route.fulfill({ status: 204 })).then(() => undefined)

/** Replaces the clipboard. A step decides when a copy succeeds or fails. */
const holdClipboard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const writeText = () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { copied: resolve, notCopied: () => reject(new Error('denied')) }),
      )
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    document.execCommand = () => false
  })
}

const endCopy =
  (name: 'copied' | 'notCopied') =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.evaluate((end) => (window as never as Record<string, () => void>)[end]?.(), name)
  }

const storeNames = { appStore: 'App Store', playStore: 'Google Play' } as const

/** Opens the landing page with the code of an earlier visit. */
const openWithCode = async (page: Page, code: string, source: string | null): Promise<void> => {
  await page.goto('/terms')
  await page.evaluate((entries) => Object.assign(localStorage, entries), {
    referralCode: code,
    ...(source && { referralSource: source }),
  })
  await page.goto('/', { waitUntil: 'commit' })
}

const setVisibility =
  (state: 'hidden' | 'visible') =>
  async ({ page }: { page: Page }): Promise<void> =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

export const referralPageObject = pageObject({
  machine: referralMachine,
  actorId: 'referral',
  endsAtOnce: ['storeReferral', 'goHome', 'redirectToStore', 'openStore', 'openLanding'],
  open: async ({ page }, { start }) => {
    const { code, device, isUnreadable, isStored, inAppBrowser, source } = start.input as ReferralInput
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setUserAgentOverride', { userAgent: `${userAgents[device]} ${inAppBrowser ?? ''}` })
    await page.clock.pauseAt(Date.now() + 1_000)
    await block(page, storePages)
    await holdClipboard(page)
    if (isStored) await openWithCode(page, code, source)
    else {
      await block(page, landingPage)
      const query = source === null ? '' : `?via=${source}`
      await page.goto(`/referral/${isUnreadable ? '!' : code}${query}`, { waitUntil: 'commit' })
    }
    await page.waitForFunction(() => 'referral' in ((window as never as { charts?: object }).charts ?? {}))
  },
  steps: {
    'page.hidden': setVisibility('hidden'),
    'page.shown': setVisibility('visible'),
    'store.opened': async ({ page }, { store }) =>
      clickInPage(page.getByRole('contentinfo').getByRole('link', { name: storeNames[store] })),
    'link.opened': async ({ page }) => clickInPage(page.getByRole('link', { name: 'Open the app' })),
    'redirect.cancelled': async ({ page }) => clickInPage(page.getByRole('button', { name: 'Stay on this page' })),
    'copy.requested': async ({ page }) => clickInPage(page.getByRole('button', { name: /^(Copy the code|Copied)$/ })),
  },
  calls: {
    openApp: { outcomes: { 'the browser tries to open the app': async () => undefined } },
    copyCode: {
      outcomes: { 'the code is on the clipboard': endCopy('copied'), 'the call fails': endCopy('notCopied') },
    },
  },
  impossible: {
    'start on an iPhone whose app opens links': 'the settings of the stack are for no app',
    'start on an Android phone, with an app that opens links on an iPhone': 'the settings of the stack are for no app',
  },
})
