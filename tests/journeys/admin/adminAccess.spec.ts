import type { Page } from '@playwright/test'
import { expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { adminEmail, type TestStack } from '#tests/support/stack.ts'

const editIdToken = (page: Page, edit: string): Promise<void> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith('.idToken')) ?? ''
    const [head, claims = '', signature] = (localStorage.getItem(key) ?? '').split('.')
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const edited = { ...(JSON.parse(new TextDecoder().decode(bytes)) as object), name }
    const text = btoa(JSON.stringify(edited)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    localStorage.setItem(key, [head, text, signature].join('.'))
  }, edit)

/** Waits for the code page first: otherwise the newest code could be that of an earlier test. */
const enterCode = async (page: Page, stack: TestStack): Promise<void> => {
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
}

test.describe('access to the admin area', () => {
  test('with an edited token the visitor is signed out', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/terms')
    await editIdToken(page, 'Eve')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.')))).toEqual([])
  })

  test('an edited role in the storage changes nothing', async ({ page, stack }) => {
    await page.goto('/sign-in')
    await page.evaluate(() => {
      localStorage.setItem('userRole', 'ADMIN')
      localStorage.setItem('token', 'x.y.z')
    })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page, stack)
    await page.evaluate(() => localStorage.setItem('userRole', 'MARKETER'))
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Power Admin')
  })

  for (const content of spread(['\u0000{{', '', 'eyJhbGciOiJSUzI1NiJ9.e30'], 3))
    for (const keys of spread([/^admin\./, /^admin\..*(idToken|accessToken)$/], 2, 1))
      test(`with ${JSON.stringify(content)} in ${keys} the visitor is signed out`, async ({ page, stack }) => {
        await storeSession(page, stack)
        await page.goto('/terms')
        await page.evaluate(
          ([text, pattern]) =>
            Object.keys(localStorage)
              .filter((key) => pattern.test(key))
              .forEach((key) => localStorage.setItem(key, text)),
          [content, keys] as const,
        )
        await page.goto('/admin')
        await expect(page).toHaveURL('/sign-in')
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      })

  test('with a denied storage the sign-in page shows the reason', { tag: '@whole' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Your browser could not keep the sign-in.')
  })

  test('a requested URL opens with its query after the sign-in, also after a reload of the code page', async ({
    page,
    stack,
  }) => {
    await page.goto('/admin/settings?tab=a&q=b%20c')
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await page.reload()
    await enterCode(page, stack)
    await expect(page).toHaveURL('/admin/settings?tab=a&q=b%20c')
  })

  for (const url of spread(['//evil.example/x', 'https://evil.example/admin', '/\\evil.example', '/amb'], 4)) {
    test(`the return URL ${url} is ignored`, async ({ page, stack }) => {
      await page.goto('/sign-in')
      await page.evaluate(
        (returnUrl) => history.replaceState({ returnUrl }, '', '/sign-in?returnUrl=//evil.example#//evil.example'),
        url,
      )
      await page.getByLabel('Email').fill(adminEmail)
      await page.getByRole('button', { name: 'Continue' }).click()
      await enterCode(page, stack)
      await expect(page).toHaveURL('/admin')
    })
  }
})

test('an admin opens the console from the landing page, and returns', async ({ page, stack }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.getByRole('link', { name: 'Rewoven' }).click()
  await expect(page.getByRole('heading', { name: 'Worn, loved, passed on.' })).toBeVisible()
  await signIn(page, stack)
})
