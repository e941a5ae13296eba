import type { BrowserContext, Page } from '@playwright/test'
import { expect, signIn, signInAsMarketer, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { adminEmail } from '#tests/support/stack.ts'

const hour = 60 * 60_000
const slowTitle = 'Checking your session takes long'
const failedTitle = 'Your session could not be checked'

const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const expectDashboard = (page: Page) =>
  expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
const expectSignInPage = (page: Page) => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

const countRenewals = (context: BrowserContext): { count: number } => {
  const renewals = { count: 0 }
  context.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken')) renewals.count += 1
  })
  return renewals
}

test.describe('tabs whose tokens have expired, while the identity provider hangs', () => {
  const others = [1, 2, 3, 4]

  test(
    'say so within 8 seconds, one of them asks, and all go on when it answers',
    { tag: '@whole' },
    async ({ page, context, stack }) => {
      await storeSession(page, stack)
      const renewals = countRenewals(context)
      await stack.setFault({ operation: 'GetTokensFromRefreshToken', fault: 'slow', ms: 12_000 })
      const tabs = [page, ...(await Promise.all(others.map(() => context.newPage())))]
      for (const tab of tabs) await tab.clock.setSystemTime(Date.now() + 2 * hour)
      await Promise.all(tabs.map((tab) => tab.goto('/admin')))
      for (const tab of tabs) {
        await expect(notice(tab, slowTitle)).toBeVisible()
        await expect(notice(tab, slowTitle).getByRole('button')).toHaveText(['Retry', 'Sign in'])
      }
      expect(renewals.count).toBe(1)
      for (const tab of tabs) await expectDashboard(tab)
      expect(renewals.count).toBe(1)
    },
  )
})

test.describe('a token that cannot be verified', () => {
  const blocked = ['abort', 'status 500', 'html', 'hang'] as const

  for (const kind of spread(blocked, 4)) {
    test(`shows no page while the keys answer with ${kind}, and lets a person in as soon as they come`, async ({
      page,
      context,
      stack,
      consoleProblems,
    }) => {
      await storeSession(page, stack)
      let isAnswered = false
      await context.route('**/jwks.json', async (route) => {
        if (isAnswered) return route.continue()
        if (kind === 'abort') await route.abort()
        if (kind === 'status 500') await route.fulfill({ status: 500, body: '' })
        if (kind === 'html') await route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' })
      })
      await page.goto('/admin/users')
      await expect(notice(page, kind === 'hang' ? slowTitle : failedTitle)).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.getByText('@example.com')).toHaveCount(0)
      isAnswered = true
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('table')).toContainText('@example.com')
      consoleProblems.length = 0
    })
  }
})

test.describe('a sign-out', () => {
  test('without a network ends the session when the network is back', async ({
    page,
    context,
    stack,
    consoleProblems,
  }) => {
    await signInAsMarketer(page, stack)
    await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(notice(page, 'You are signed out here, but not everywhere')).toBeVisible()
    const ended = page.waitForResponse(
      (answer) => answer.request().headers()['x-amz-target']?.endsWith('GlobalSignOut') ?? false,
    )
    await context.setOffline(false)
    expect((await ended).status()).toBe(200)
    await expect(notice(page, 'You are signed out here')).toHaveCount(0)
    consoleProblems.length = 0
  })

  test(
    'that a page in the back/forward cache has missed shows nothing personal when it is restored',
    { tag: '@whole' },
    async ({ page, context, stack }) => {
      await signIn(page, stack)
      await page.goto('/admin/users')
      await expect(page.getByRole('table')).toContainText('@example.com')
      // A page in the cache receives no events. The browser restores it with `pageshow`.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('admin.')) localStorage.removeItem(key)
        localStorage.setItem('signOut.admin.at', String(Date.now()))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await expectSignInPage(page)
      await expect(page.getByText('@example.com')).toHaveCount(0)
      await context.clearCookies()
    },
  )
})

test.describe('the resend lock', () => {
  test('holds in a second tab: no code is sent at once, and a code of one tab locks the other', async ({
    page,
    context,
    stack,
  }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    const code = await stack.readCode(adminEmail)
    const other = await context.newPage()
    await other.goto('/sign-in')
    await other.getByLabel('Email').fill(adminEmail)
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByRole('alert')).toContainText('A code was sent to this email')
    expect(await stack.readCode(adminEmail)).toBe(code)
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByLabel('Verification code').fill(code)
    await expect(page).toHaveURL('/admin')
  })
})
