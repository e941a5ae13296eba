import type { Page } from '@playwright/test'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { adminEmail } from '#tests/support/stack.ts'

const editIdToken = (page: Page, edit: string): Promise<void> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith('.idToken')) ?? ''
    const [head, claims = '', signature] = (localStorage.getItem(key) ?? '').split('.')
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const edited = { ...(JSON.parse(new TextDecoder().decode(bytes)) as object), name }
    const text = btoa(JSON.stringify(edited)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    localStorage.setItem(key, [head, text, signature].join('.'))
  }, edit)

test.describe('access to the admin area', () => {
  test('with an edited token the visitor is signed out', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/terms')
    await editIdToken(page, 'Eve')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.')))).toEqual([])
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
})
