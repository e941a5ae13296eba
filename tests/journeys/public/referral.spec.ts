import type { Page } from '@playwright/test'
import { clickInPage, userAgents } from '#tests/journeys/support/userAgents.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { recordSlowCopies } from '#tests/journeys/support/slowClipboard.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const appStore = 'https://apps.apple.com/app/id1234567890'
const playStore =
  'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026%26source%3Dwhatsapp'
const link = '/referral/ADA-2026?via=whatsapp'
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

const pauseClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: openedAt.getTime() - 60_000 })
  await page.clock.pauseAt(openedAt)
}

/** Opens a referral link with a paused clock, and waits until the page tries to open the app. */
const openReferral = async (page: Page, path = link): Promise<string[]> => {
  await pauseClock(page)
  const urls = await recordNavigations(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => urls.some((url) => url.startsWith('rewoven:'))).toBe(true)
  return urls
}

const linkTexts = {
  ios: ['Get it in the App Store'],
  android: ['Get it on Google Play'],
  other: ['Get it in the App Store', 'Get it on Google Play', 'Go to the home page'],
}

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

    test('opens the app, and after two seconds goes on with the code copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const urls = await openReferral(page)
      await expect(page.getByRole('heading', { name: 'Opening the app' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', appHref)
      await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(device === 'other' ? 1 : 0)
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Open the app', ...linkTexts[device]])
      await expect.poll(() => urls).toEqual([link, scheme])
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        referralCode: 'ADA-2026',
        referralTimestamp: String(openedAt.getTime()),
        referralSource: 'whatsapp',
      })
      await page.clock.fastForward(1_999)
      expect(urls).toEqual([link, scheme])
      await page.clock.fastForward(1)
      await expect.poll(() => urls).toEqual([link, scheme, redirectUrl])
      if (device === 'other') {
        await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'For Android' })).toHaveAttribute('href', playStore)
        return
      }
      await expect(page.getByRole('status')).toHaveText('Code ADA-2026 copied. Paste it when you sign up.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ADA-2026')
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText('ADA-2026', { exact: true })).toBeVisible()
    })
  })
}

const inAppBrowsers = [
  ['Instagram', `${userAgents.ios} Instagram 350.0.0.20 (iPhone15,2; iOS 18_0)`],
  ['Instagram', `${userAgents.android} Instagram 350.0.0.20 Android`],
  ['TikTok', `${userAgents.ios} musical_ly_37.0.0 BytedanceWebview/d8a21c6`],
  ['TikTok', `${userAgents.android} trill_370000 BytedanceWebview/d8a21c6`],
] as const

for (const [app, userAgent] of spread(inAppBrowsers, 4))
  test.describe(`a visitor with ${userAgent.slice(0, 26)} in the browser of ${app}`, () => {
    test.use({ userAgent })

    test('learns how to open the real browser, and takes the code along to the store', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.install()
      const urls = await recordNavigations(page)
      await page.goto(link)
      await expect(page.getByText(`${app} shows this page in a browser of its own`)).toBeVisible()
      await page.clock.fastForward(60_000)
      expect(urls).toEqual([link])
      await clickInPage(page.getByRole('link', { name: /^Get it/ }))
      await expect(page.getByRole('status')).toHaveText('Code ADA-2026 copied. Paste it when you sign up.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ADA-2026')
    })
  })

test.describe('a link to a store', () => {
  test.use({ userAgent: userAgents.ios, viewport: { width: 360, height: 640 } })

  test('opens after the copy, on the page and in its footer', async ({ page }) => {
    const steps = await recordSlowCopies(page)
    await pauseClock(page)
    await page.goto(link, { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeInViewport({ ratio: 1 })
    await clickInPage(page.getByRole('link', { name: 'Get the app' }))
    await expect(page).toHaveURL(`${link}#stores`)
    const footer = page.getByRole('contentinfo')
    for (const [storeLink, url] of [
      [page.getByRole('link', { name: 'Get it in the App Store' }), appStore],
      [footer.getByRole('link', { name: 'App Store' }), appStore],
      [footer.getByRole('link', { name: 'Google Play' }), playStore],
    ] as const) {
      steps.length = 0
      await clickInPage(storeLink)
      await expect.poll(() => steps).toEqual(['copied ADA-2026', url])
      await expect(page.getByRole('status')).toHaveText('Code ADA-2026 copied. Paste it when you sign up.')
      await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 })
    }
  })
})

test('a link with another code says which code it replaces, and leads back to it', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('referralCode', '8045500001'))
  await openReferral(page, '/referral/x')
  await expect(page.getByText('This link replaces your code 8045500001.')).toBeVisible()
  await clickInPage(page.getByRole('link', { name: 'Use that code instead' }))
  await expect(page).toHaveURL('/referral/8045500001')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referralCode'))).toBe('8045500001')
})

test('a link without a code / redirects to the landing page and stores nothing', async ({ page }) => {
  const urls = await recordNavigations(page)
  for (const path of ['/referral', '/referral/']) {
    urls.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
    expect(urls).toEqual([path, '/'])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  }
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

  for (const path of spread(unreadable, 8))
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

  for (const path of spread(changed, 4))
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
      document.execCommand = () => false
    })
    const urls = await openReferral(page)
    await clickInPage(page.getByRole('button', { name: 'Copy the code' }))
    await expect(page.getByRole('status')).toHaveText(
      'Your browser did not copy the code ADA-2026. Select it and copy it by hand.',
    )
    await page.clock.fastForward(2_000)
    await expect(page).toHaveURL('/')
    expect(urls).toEqual([link, scheme, '/'])
  })
})

test.describe('the referral page', () => {
  const displays = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [360, 1280].map((width) => ({ width, colorScheme })),
  )

  for (const { width, colorScheme } of spread(displays, 4))
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
