import type { Page } from '@playwright/test'
import { clickInPage, userAgents } from '#tests/journeys/support/userAgents.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'

const appStore = 'https://apps.apple.com/app/id1234567890'
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'
const opened = new Date('2026-11-21T12:00:00Z')
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${opened.getTime()}`
const fallback = encodeURIComponent(playStore)

/** Every address that the page asks the browser to go to, in order. The stores answer that there is nothing to show. */
const recordNavigations = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url().replace(/^http:\/\/localhost:\d+/, ''))
  })
  await page.route(/^https:\/\/(apps\.apple|play\.google)\.com\//, (route) => route.fulfill({ status: 204 }))
  return asked
}

/** Opens a referral link on a clock that stands still, and waits until its chart has asked for the app: before that no time can pass for it. */
const follow = async (page: Page, path = '/referral/ADA-2026'): Promise<string[]> => {
  await page.clock.install({ time: opened.getTime() - 60_000 })
  await page.clock.pauseAt(opened)
  const asked = await recordNavigations(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => asked.some((address) => address.startsWith('rewoven:'))).toBe(true)
  return asked
}

const hide = async (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

for (const [device, visitor, leadsTo, pressed] of [
  ['ios', 'on an iPhone', appStore, scheme],
  [
    'android',
    'on Android',
    playStore,
    `intent://referral/ADA-2026?source=web&timestamp=${opened.getTime()}#Intent;scheme=rewoven;package=com.rewoven.app;S.browser_fallback_url=${fallback};end`,
  ],
  ['other', 'on a desktop', '/', scheme],
] as const) {
  test.describe(`a visitor ${visitor}`, () => {
    test.use({ userAgent: userAgents[device] })

    test('is handed to the app, and two seconds later to where it can be had', async ({ page }) => {
      const asked = await follow(page)
      await expect(page.getByRole('heading', { name: 'Opening the app' })).toBeVisible()
      await expect.poll(() => asked).toEqual(['/referral/ADA-2026', scheme])
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        referralCode: 'ADA-2026',
        referralTimestamp: String(opened.getTime()),
      })
      await page.clock.fastForward(1_999)
      expect(asked).toEqual(['/referral/ADA-2026', scheme])
      await page.clock.fastForward(1)
      await expect.poll(() => asked).toEqual(['/referral/ADA-2026', scheme, leadsTo])
      if (device === 'other') await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
    })

    test('goes nowhere once the app is open', async ({ page }) => {
      const asked = await follow(page)
      await expect.poll(() => asked.length).toBe(2)
      await hide(page, 'hidden')
      await page.clock.fastForward(60_000)
      await hide(page, 'visible')
      await expect(page.getByRole('heading', { name: 'How would you like to go on?' })).toBeVisible()
      await page.clock.fastForward(60_000)
      expect(asked).toEqual(['/referral/ADA-2026', scheme])
    })

    test('may stay, copy the code, and take a way', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const asked = await follow(page)
      await clickInPage(page.getByRole('button', { name: 'Stay on this page' }))
      await page.clock.fastForward(60_000)
      expect(asked).toEqual(['/referral/ADA-2026', scheme])
      await clickInPage(page.getByRole('button', { name: 'Copy the code' }))
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ADA-2026')
      await page.clock.fastForward(2_000)
      await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', pressed)
      const ways = {
        ios: ['Get it in the App Store'],
        android: ['Get it on Google Play'],
        other: ['Get it in the App Store', 'Get it on Google Play', 'Go to the home page'],
      }
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Open the app', ...ways[device]])
    })
  })
}

test.describe('the way out of the page', () => {
  test('stands in its place, so that Back does not lead to it', async ({ page }) => {
    await page.goto('/terms')
    const asked = await follow(page)
    await page.clock.fastForward(2_000)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    expect(asked).toEqual(['/referral/ADA-2026', scheme, '/', '/terms'])
  })
})

test.describe('a link that holds no code', () => {
  for (const path of [
    '/referral',
    '/referral/',
    '/referral/ADA%3Fsource=mail',
    '/referral/%3Cimg%20src=x%3E',
    '/referral/ADA%0D%0A',
    '/referral/ADA/more',
    `/referral/${'A'.repeat(65)}`,
  ]) {
    test(`such as ${path.slice(0, 40)} leads home, and keeps nothing`, async ({ page }) => {
      const asked = await recordNavigations(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
      expect(asked).toEqual([path, '/'])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    })
  }

  for (const path of ['/referral/..%2Fadmin', '/referral/%00', '/referral/%E0%A4%A']) {
    test(`such as ${path} is no page`, async ({ page, complaints }) => {
      const asked = await recordNavigations(page)
      const response = await page.goto(path)
      expect([response?.status(), asked, await page.evaluate(() => Object.keys(localStorage))]).toEqual([
        404,
        [path],
        [],
      ])
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      complaints.length = 0
    })
  }
})

test.describe('a browser that keeps nothing and copies nothing', () => {
  test('is handed on all the same, and told how to copy', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    const asked = await follow(page)
    await clickInPage(page.getByRole('button', { name: 'Copy the code' }))
    await expect(page.getByRole('status')).toHaveText(
      'Your browser did not copy it. Select the code and copy it by hand.',
    )
    await page.clock.fastForward(2_000)
    await expect(page).toHaveURL('/')
    expect(asked).toEqual(['/referral/ADA-2026', scheme, '/'])
  })
})

test.describe('the referral page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`is accessible in ${colorScheme} colours, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 740 })
        await follow(page)
        await clickInPage(page.getByRole('button', { name: 'Stay on this page' }))
        await page.clock.resume()
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      })
    }
  }
})
