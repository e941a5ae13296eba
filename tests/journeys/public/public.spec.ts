import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { encode } from 'uqr'
import { settings } from '#tests/support/stack.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const pages = [
  {
    path: '/',
    heading: 'Worn, loved, passed on.',
    title: 'Rewoven: second-hand fashion to rent, sell, swap and donate',
    isListed: true,
  },
  { path: '/terms', heading: 'Terms and conditions', title: 'Terms and conditions · Rewoven', isListed: true },
  { path: '/privacy', heading: 'Privacy notice', title: 'Privacy notice · Rewoven', isListed: true },
  { path: '/success', heading: 'Your account has been verified', title: 'Account verified · Rewoven', isListed: false },
  {
    path: '/failed',
    heading: 'There has been a problem with your verification',
    title: 'Verification problem · Rewoven',
    isListed: false,
  },
  { path: '/no/such/page', heading: 'Page Not Found', title: 'Page Not Found · Rewoven', isListed: false },
] as const

const addressesIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, title, isListed } of pages) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('link', { name: 'Terms', exact: true })).toBeVisible()
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{20,}\.$/)
      await expect(page.locator('meta[name=robots]')).toHaveCount(isListed ? 0 : 1)
      expect(await addressesIn(page, 'link[rel=canonical]')).toEqual(
        isListed ? [new URL(path, settings.VITE_SITE_ORIGIN).href] : [],
      )
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(isListed ? 1 : 0)
    })
  }

  test('an invitation still has every way on', async ({ page }) => {
    await page.goto('/referral/ADA-2026')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are invited to Rewoven')
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Get it in the App Store',
      'Get it on Google Play',
      'Go to the home page',
    ])
  })
})

test.describe('every link', () => {
  test('leads somewhere', async ({ page, request }) => {
    const outside = new Set<string>()
    const inside = new Set<string>()
    for (const { path } of pages) {
      await page.goto(path)
      for (const address of await addressesIn(page, 'a[href]'))
        (address.startsWith('/') || address.startsWith('#') ? inside : outside).add(
          address.startsWith('#') ? path + address : address,
        )
    }
    const {
      VITE_APP_STORE_LINK,
      VITE_PLAY_STORE_LINK,
      VITE_INSTAGRAM_LINK,
      VITE_X_LINK,
      VITE_FACEBOOK_LINK,
      VITE_DELETION_FORM_LINK,
      VITE_SUPPORT_EMAIL,
    } = settings
    const expected = [
      VITE_APP_STORE_LINK,
      VITE_PLAY_STORE_LINK,
      VITE_INSTAGRAM_LINK,
      VITE_X_LINK,
      VITE_FACEBOOK_LINK,
      VITE_DELETION_FORM_LINK,
      `mailto:${VITE_SUPPORT_EMAIL}`,
    ]
    expect([...outside].sort()).toEqual(expected.sort())
    for (const address of inside) {
      const [path = '/', id] = address.split('#')
      const response = await request.get(path)
      if (path !== '/no/such/page') expect([address, response.status()]).toEqual([address, 200])
      if (id) expect([address, (await response.text()).includes(`id="${id}"`)]).toEqual([address, true])
    }
  })
})

test.describe('what the public pages load', () => {
  test('has nothing of the console in it', async ({ page }) => {
    const scripts = new Map<string, string>()
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.endsWith('.js'))
        scripts.set(new URL(response.url()).pathname, await response.text())
    })
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('referralCode', 'ADA-2026'))
    for (const { path } of pages) await page.goto(path, { waitUntil: 'networkidle' })
    await page.goto('/referral/ADA-2026', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Opening the app' })).toBeVisible()
    expect(scripts.size).toBeGreaterThan(3)
    for (const [name, text] of scripts)
      expect([
        name,
        /amplify|echarts|zrender|hydrateRoot|react\.transitional|Cognito|graphql/i.exec(text)?.[0],
      ]).toEqual([name, undefined])
  })

  test('is a document of valid HTML', async ({ request }) => {
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
    }
  })

  test('tells search engines which pages there are', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text()
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/', '/terms', '/privacy'].map((path) => new URL(path, settings.VITE_SITE_ORIGIN).href),
    )
    expect(await (await request.get('/robots.txt')).text()).toContain(
      `Sitemap: ${new URL('/sitemap.xml', settings.VITE_SITE_ORIGIN).href}`,
    )
    const landing = await (await request.get('/')).text()
    const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(landing)?.[1] ?? '') as {
      '@graph': { '@type': string }[]
    }
    expect(about['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'MobileApplication'])
    expect((await request.get('/share.png')).status()).toBe(200)
    expect((await request.get('/touch-icon.png')).status()).toBe(200)
  })
})

test.describe('the policies', () => {
  test('of the terms are ten numbered sections, reached from their contents', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('article').locator('section')).toHaveCount(10)
    await page.getByRole('link', { name: 'Payments' }).click()
    await expect(page).toHaveURL('/terms#payments')
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Rewoven does not process payments.')
    await expect(page.getByRole('region', { name: 'Payments' })).toBeInViewport()
  })

  test('of the privacy notice say from when it holds, what is collected, and how it is deleted', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('article')).toContainText('Effective from 21 November 2026')
    await expect(page.getByRole('region', { name: 'What we collect' }).getByRole('listitem')).toHaveText([
      /^your email/,
      /^your mobile number/,
      /^your username/,
    ])
    await expect(page.getByRole('region', { name: 'How old you must be' })).toContainText('16 years')
    await expect(page.getByRole('region', { name: 'How to have your data deleted' }).getByRole('listitem')).toHaveText([
      /^in the app/,
      /request form/,
      /support@rewoven\.com/,
    ])
  })

  test('are printed without navigation', async ({ page }) => {
    await page.goto('/privacy')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Get the app' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What we collect' })).toBeVisible()
  })
})

test.describe('the results of a verification', () => {
  test('say what happened', async ({ page }) => {
    await page.goto('/success')
    await expect(page.getByRole('main')).toContainText('Enjoy the Rewoven experience to the fullest!')
    await page.goto('/failed')
    await expect(page.getByRole('main')).toContainText('Please open the app and try again')
  })
})

test.describe('a visitor who was invited', () => {
  test('finds the code and its QR code on the landing page, and nothing of it moves the page', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('referralCode', 'ADA-2026'))
    await page.goto('/')
    const download = page.getByRole('region', { name: 'Your next favourite is in the app' })
    await expect(download).toContainText('ADA-2026')
    await expect(page.getByText('Your invitation is kept')).toBeVisible()
    const squares = encode(new URL('/referral/ADA-2026', page.url()).href, { border: 0 })
      .data.flat()
      .filter(Boolean).length
    const drawn = await download
      .getByRole('img', { name: 'QR code of your referral link' })
      .locator('path')
      .getAttribute('d')
    expect(drawn?.split('M').length).toBe(squares + 1)
    await expectAccessiblePage(page)
  })

  test('sees no code where something else stands in its place', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('referralCode', '<img src=x onerror=alert(1)>'))
    await page.goto('/')
    await expect(page.getByText('You were invited with the code')).toBeHidden()
  })
})

test('an admin comes from the landing page to the console and back', async ({ page, stack }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.getByRole('link', { name: 'Rewoven' }).click()
  await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
  await signIn(page, stack)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280, 1920]) {
    test(`every page fits ${width} px in ${colorScheme} colours, and is accessible`, async ({ page }, testInfo) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of pages) {
        await page.goto(path)
        await expectNoHorizontalScroll(page)
        if (width === 360 || width === 1280) await expectAccessiblePage(page)
        const name = `${path.replaceAll('/', '-').slice(1) || 'landing'}-${width}-${colorScheme}`
        await testInfo.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
      }
    })
  }
}
