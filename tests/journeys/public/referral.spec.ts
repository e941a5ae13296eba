import type { Page } from '@playwright/test'
import { clickInPage, userAgents } from '#tests/journeys/support/userAgents.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const appStore = 'https://apps.apple.com/app/id1234567890'
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'
const openedAt = new Date('2026-11-21T12:00:00Z')
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${openedAt.getTime()}`
const fallback = encodeURIComponent(playStore)

/** Records the URL of each navigation in order. The stores answer with 204, so that the page stays. */
const recordNavigations = async (page: Page): Promise<string[]> => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url().replace(/^http:\/\/localhost:\d+/, ''))
  })
  await page.route(/^https:\/\/(apps\.apple|play\.google)\.com\//, (route) => route.fulfill({ status: 204 }))
  return urls
}

/** Opens a referral link with a paused clock, and waits until the page tries to open the app. */
const openReferral = async (page: Page, path = '/referral/ADA-2026'): Promise<string[]> => {
  await page.clock.install({ time: openedAt.getTime() - 60_000 })
  await page.clock.pauseAt(openedAt)
  const urls = await recordNavigations(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => urls.some((url) => url.startsWith('rewoven:'))).toBe(true)
  return urls
}

const setVisibility = async (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

for (const [device, visitor, redirectUrl, appHref] of [
  ['ios', 'on an iPhone', appStore, scheme],
  [
    'android',
    'on Android',
    playStore,
    `intent://referral/ADA-2026?source=web&timestamp=${openedAt.getTime()}` +
      `#Intent;scheme=rewoven;package=com.rewoven.app;S.browser_fallback_url=${fallback};end`,
  ],
  ['other', 'on a desktop', '/', scheme],
] as const) {
  test.describe(`a visitor ${visitor}`, () => {
    test.use({ userAgent: userAgents[device] })

    test('opens the app, and redirects after two seconds', async ({ page }) => {
      const urls = await openReferral(page)
      await expect(page.getByRole('heading', { name: 'Opening the app' })).toBeVisible()
      await expect.poll(() => urls).toEqual(['/referral/ADA-2026', scheme])
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        referralCode: 'ADA-2026',
        referralTimestamp: String(openedAt.getTime()),
      })
      await page.clock.fastForward(1_999)
      expect(urls).toEqual(['/referral/ADA-2026', scheme])
      await page.clock.fastForward(1)
      await expect.poll(() => urls).toEqual(['/referral/ADA-2026', scheme, redirectUrl])
      if (device === 'other') await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
    })

    test('is not redirected after the app opened', async ({ page }) => {
      const urls = await openReferral(page)
      await expect.poll(() => urls.length).toBe(2)
      await setVisibility(page, 'hidden')
      await page.clock.fastForward(60_000)
      await setVisibility(page, 'visible')
      await expect(page.getByRole('heading', { name: 'How would you like to continue?' })).toBeVisible()
      await page.clock.fastForward(60_000)
      expect(urls).toEqual(['/referral/ADA-2026', scheme])
    })

    test('can stay, copy the code and follow a link', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const urls = await openReferral(page)
      await clickInPage(page.getByRole('button', { name: 'Stay on this page' }))
      await page.clock.fastForward(60_000)
      expect(urls).toEqual(['/referral/ADA-2026', scheme])
      await clickInPage(page.getByRole('button', { name: 'Copy the code' }))
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ADA-2026')
      await page.clock.fastForward(2_000)
      await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', appHref)
      const linkTexts = {
        ios: ['Get it in the App Store'],
        android: ['Get it on Google Play'],
        other: ['Get it in the App Store', 'Get it on Google Play', 'Go to the home page'],
      }
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Open the app', ...linkTexts[device]])
    })
  })
}

test.describe('a redirect', () => {
  test('replaces the history entry, so that Back does not return to the page', async ({ page }) => {
    await page.goto('/terms')
    const urls = await openReferral(page)
    await page.clock.fastForward(2_000)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    expect(urls).toEqual(['/referral/ADA-2026', scheme, '/', '/terms'])
  })
})

test.describe('a link without a code', () => {
  for (const path of ['/referral', '/referral/'])
    test(`${path} redirects to the landing page and stores nothing`, async ({ page }) => {
      const urls = await recordNavigations(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
      expect(urls).toEqual([path, '/'])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    })
})

test.describe('a link with a code that cannot be read', () => {
  const unreadable = [
    '/referral/ADA%3Fsource=mail',
    '/referral/%3Cimg%20src=x%3E',
    '/referral/ADA/more',
    `/referral/${'A'.repeat(65)}`,
    '/referral/..%2Fadmin',
    '/referral/%00',
    '/referral/%F0%9F',
    '/Referral/%E0%A4%A',
  ]

  for (const path of spread(unreadable, 4))
    test(`such as ${path.slice(0, 40)} / says so, and stores nothing`, async ({ page, consoleProblems }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'We could not read this link' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
      await expect(page.getByText('Your referral code', { exact: true })).toBeHidden()
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      consoleProblems.length = 0
    })
})

test.describe('a link that a message or a sentence has changed', () => {
  const changed = ['/referral/ADA-2026.', '/referral/ADA-2026)', '/referral/ADA%0D%0A', '/Referral/ADA-2026']

  for (const path of spread(changed, 3))
    test(`such as ${path} / stores its code`, async ({ page, consoleProblems }) => {
      await page.goto(path)
      // The landing page shows the stored code.
      await expect(page).toHaveURL('/')
      await expect(page.getByText(/^ADA(-2026)?$/)).toBeVisible()
      consoleProblems.length = 0
    })
})

test.describe('a browser without storage and clipboard', () => {
  test('redirects, and asks the visitor to copy the code manually', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    const urls = await openReferral(page)
    await clickInPage(page.getByRole('button', { name: 'Copy the code' }))
    await expect(page.getByRole('status')).toHaveText(
      'Your browser did not copy it. Select the code and copy it by hand.',
    )
    await page.clock.fastForward(2_000)
    await expect(page).toHaveURL('/')
    expect(urls).toEqual(['/referral/ADA-2026', scheme, '/'])
  })
})

test.describe('the referral page', () => {
  const displays = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [360, 1280].map((width) => ({ width, colorScheme })),
  )

  for (const { width, colorScheme } of spread(displays, 3))
    test(`is accessible in ${colorScheme} colours, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 740 })
      await openReferral(page)
      await clickInPage(page.getByRole('button', { name: 'Stay on this page' }))
      await page.clock.resume()
      await expectAccessiblePage(page)
      await expectNoHorizontalScroll(page)
    })
})
