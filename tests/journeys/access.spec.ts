import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '#tests/journeys/support/access.ts'
import { askForCode, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

/** Toasts come and go; one that stays is looked at on its own. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expectNoViolations(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['a phone', { width: 360, height: 740 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const) {
    test.describe(`on ${device} in ${colorScheme} colours`, () => {
      test.use({ colorScheme, viewport })

      test('the ways in are accessible', async ({ page }) => {
        for (const path of ['/sign-in', '/admin/no/such/page', '/sign-up']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
        await page.goto('/sign-in')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByText('Email is required')).toBeVisible()
        await expectAccessible(page)
        await page.goto('/verify')
        await page.locator('[data-toast]').hover()
        await expectNoViolations(page)
        await askForCode(page)
        await expectAccessible(page)
        await page.getByLabel('Verification code').fill('0')
        await page.getByRole('button', { name: 'Verify' }).click()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })

      test('the admin area and what lies over it are accessible', async ({ page, stack }) => {
        await signIn(page, stack)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.getByRole('button', { name: 'Alerts' }).click()
        await expect(page.getByRole('region', { name: 'Alerts of this session' })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        if (device === 'a phone') {
          await page.getByRole('button', { name: 'Open the navigation' }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
        }
        await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
        await page.getByRole('button', { name: 'Refresh' }).click()
        await expect(page.getByRole('alert')).toHaveCount(4)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    })
  }
}

test('with the keyboard alone a person signs in and out', async ({ page, stack }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('link', { name: 'Admin sign in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.type('admin@rewoven.com')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await stack.readCode('admin@rewoven.com'))
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
})
