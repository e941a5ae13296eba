import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { encode } from 'uqr'
import { accessibilityCheck } from '#domain/legal/accessibility.ts'
import { type PublicPage, type PublicPageName, publicPagesOf } from '#domain/routes/publicPages.ts'
import { settings } from '#tests/support/stack.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { recordSlowCopies } from '#tests/journeys/support/slowClipboard.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { isWhole, spread } from '#tests/journeys/support/spread.ts'

/** The main heading of each page. */
const headings: Readonly<Record<PublicPageName, string>> = {
  landing: 'Worn, loved, passed on.',
  terms: 'Terms and conditions',
  privacy: 'Privacy notice',
  accessibility: 'Accessibility statement',
  success: 'Your account has been verified',
  failed: 'There has been a problem with your verification',
  referral: 'You are invited to Rewoven',
  offline: 'You are offline',
  notFound: 'Page Not Found',
}

/** What the result of a verification says below its heading. */
const sentences: Readonly<Record<string, string>> = {
  '/success': 'Enjoy the Rewoven experience to the fullest!',
  '/failed': 'Please open the app and try again',
}

/** The referral page redirects, and has tests of its own. */
const pages = (Object.entries(publicPagesOf('Rewoven')) as [PublicPageName, PublicPage][])
  .filter(([name]) => name !== 'referral')
  .map(([name, { path, serves, title, isListed }]) => ({
    path: serves === 'unknown' ? '/no/such/page' : path,
    heading: headings[name],
    title,
    isListed,
  }))

const hrefsIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))

test('a large text on a phone / makes no page wider than the window', async ({ page, consoleProblems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 32)
  for (const { path } of [...pages, { path: '/referral/ADA-2026' }]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
  consoleProblems.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page is complete, and every link has a valid target', async ({ page, request }) => {
    const externalUrls = new Set<string>()
    const internalUrls = new Set<string>()
    for (const { path, heading, title, isListed } of pages) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main')).toContainText(sentences[path] ?? '')
      await expect(page.getByRole('link', { name: 'Terms', exact: true })).toBeVisible()
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{20,}\.$/)
      await expect(page.locator('meta[name=robots]')).toHaveCount(isListed ? 0 : 1)
      expect(await hrefsIn(page, 'link[rel=canonical]')).toEqual(
        isListed ? [new URL(path, settings.VITE_SITE_ORIGIN).href] : [],
      )
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(isListed ? 1 : 0)
      for (const href of await hrefsIn(page, 'a[href]'))
        // An empty `href` is the page itself.
        if (/^(#|$)/.test(href)) internalUrls.add(path + href)
        else (href.startsWith('/') ? internalUrls : externalUrls).add(href)
    }
    expect([...externalUrls].sort()).toEqual(
      [
        settings.VITE_APP_STORE_LINK,
        settings.VITE_PLAY_STORE_LINK,
        settings.VITE_INSTAGRAM_LINK,
        settings.VITE_X_LINK,
        settings.VITE_FACEBOOK_LINK,
        settings.VITE_DELETION_FORM_LINK,
        `mailto:${settings.VITE_SUPPORT_EMAIL}`,
      ].sort(),
    )
    for (const url of internalUrls) {
      const [path = '/', id] = url.split('#')
      const response = await request.get(path)
      if (path !== '/no/such/page') expect([url, response.status()]).toEqual([url, 200])
      if (id) expect([url, (await response.text()).includes(`id="${id}"`)]).toEqual([url, true])
    }
    await page.goto('/referral/ADA-2026')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.referral)
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Get it in the App Store',
      'Get it on Google Play',
      'Go to the home page',
    ])
  })
})

test.describe('public pages', () => {
  test('load no code of the console', async ({ page }) => {
    const scripts = new Map<string, Promise<string>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.set(pathname, response.text())
    })
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('referralCode', 'ADA-2026'))
    for (const { path } of pages) await page.goto(path, { waitUntil: 'networkidle' })
    await page.goto('/referral/ADA-2026', { waitUntil: 'commit' })
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    expect(scripts.size).toBeGreaterThan(3)
    for (const [name, text] of scripts)
      expect([
        name,
        /amplify|echarts|zrender|hydrateRoot|react\.transitional|Cognito|graphql/i.exec(await text)?.[0],
      ]).toEqual([name, undefined])
  })

  test('are valid HTML with the styles of all their elements', async ({ request }) => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'no-inline-style': 'error' },
    })
    for (const path of [...pages.map((page) => page.path), '/referral/ADA-2026']) {
      const html = await (await request.get(path)).text()
      const { results } = await validator.validateString(html)
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at ${line}:${column}`),
      )
      expect([path, problems]).toEqual([path, []])
      const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
      const missing = classes.filter((name) => !styles.includes(`.${name}`))
      expect([path, missing]).toEqual([path, []])
    }
  })

  test('have a sitemap, robots.txt and structured data', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      ['/', '/terms', '/privacy', '/accessibility'].map((path) => new URL(path, settings.VITE_SITE_ORIGIN).href),
    )
    expect(await (await request.get('/robots.txt')).text()).toContain(
      `Sitemap: ${new URL('/sitemap.xml', settings.VITE_SITE_ORIGIN).href}`,
    )
    const landing = await (await request.get('/')).text()
    const structuredData = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(landing)?.[1] ?? '',
    ) as {
      '@graph': { '@type': string }[]
    }
    expect(structuredData['@graph'].map((node) => node['@type'])).toEqual(['Organization', 'MobileApplication'])
    expect((await request.get('/share.png')).status()).toBe(200)
    expect((await request.get('/touch-icon.png')).status()).toBe(200)
  })
})

test.describe('policies', () => {
  const section = (page: Page, heading: string) =>
    page.getByRole('article').locator('section', { has: page.getByRole('heading', { name: heading }) })

  test('the terms have ten sections, linked from the table of contents', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('article').locator('section')).toHaveCount(10)
    await page.getByRole('link', { name: 'Payments' }).click()
    await expect(page).toHaveURL('/terms#payments')
    await expect(section(page, 'Payments')).toContainText('Rewoven does not process payments.')
    await expect(section(page, 'Payments')).toBeInViewport()
  })

  test('the privacy notice has its date, the collected data and how to delete it, and prints without navigation', async ({
    page,
  }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('article')).toContainText('Effective from 30 November 2026')
    await expect(section(page, 'What we collect').getByRole('listitem')).toHaveText([
      /^your email/,
      /^your mobile number/,
      /^your username/,
    ])
    await expect(section(page, 'What stays in your browser').getByRole('listitem')).toHaveCount(11)
    await expect(section(page, 'What leaves your browser').getByRole('listitem')).toHaveCount(8)
    await expect(section(page, 'How old you must be')).toContainText('16 years')
    await expect(section(page, 'How to have your data deleted').getByRole('listitem')).toHaveText([
      /^in the app/,
      /request form/,
      /support@rewoven\.com/,
    ])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Get the app' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What we collect' })).toBeVisible()
  })
})

test.describe('a visitor with a stored referral code', () => {
  test('sees the code and its QR code on the landing page, if it is one', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('referralCode', '<img src=x onerror=alert(1)>'))
    await page.goto('/')
    await expect(page.getByText('You were invited with the code')).toBeHidden()
    await page.evaluate(() => localStorage.setItem('referralCode', 'ADA-2026'))
    await page.reload()
    const download = page.getByRole('region', { name: 'Your next favourite is in the app' })
    await expect(download).toContainText('ADA-2026')
    await expect(page.getByText('Your invitation is saved')).toBeVisible()
    const squares = encode(new URL('/referral/ADA-2026', page.url()).href, { border: 0 })
      .data.flat()
      .filter(Boolean).length
    const path = await download
      .getByRole('img', { name: 'QR code of your referral link' })
      .locator('path')
      .getAttribute('d')
    expect(path?.split('M').length).toBe(squares + 1)
  })

  test('takes the code along to a store from every page', async ({ page, consoleProblems }) => {
    const steps = await recordSlowCopies(page)
    await page.goto('/terms')
    await page.evaluate(() => Object.assign(localStorage, { referralCode: 'ADA-2026', referralSource: 'sms' }))
    const paths = pages.map(({ path }) => path)
    const { VITE_APP_STORE_LINK: appStore, VITE_PLAY_STORE_LINK: playStore } = settings
    const pressed = async (name: RegExp, url: string): Promise<void> => {
      steps.length = 0
      await expect(page.getByRole('link', { name: /Google Play$/ }).last()).toHaveAttribute('href', /referrer=/)
      await page.getByRole('link', { name }).last().click()
      await expect.poll(() => steps).toEqual(['copied ADA-2026', url])
      await expect(page.getByRole('status')).toHaveText('Code ADA-2026 copied. Paste it when you sign up.')
    }
    for (const path of [...spread(paths, 8), '/no/such/page', '/referral/!']) {
      await page.goto(path)
      await pressed(/^App Store$/, appStore)
    }
    await page.goto('/')
    await pressed(/^For iPhone/, appStore)
    await pressed(/^For Android/, `${playStore}&referrer=referral%3DADA-2026%26source%3Dsms`)
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await expectAccessiblePage(page)
    consoleProblems.length = 0
  })
})

const displays = (['light', 'dark'] as const).flatMap((colorScheme) =>
  accessibilityCheck.widths.map((width) => ({ width, colorScheme })),
)

for (const { width, colorScheme } of spread(displays, 10))
  test(`each page is accessible and fits ${width} px in ${colorScheme} colours`, async ({ page }, testInfo) => {
    // The test checks several pages.
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of pages) {
      await page.goto(path)
      await expectNoHorizontalScroll(page)
      if (accessibilityCheck.axeWidths.some((axeWidth) => axeWidth === width)) await expectAccessiblePage(page)
      if (!isWhole) continue
      const name = `${path.replaceAll('/', '-').slice(1) || 'landing'}-${width}-${colorScheme}`
      await testInfo.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    }
  })
