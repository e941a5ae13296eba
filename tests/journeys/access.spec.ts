import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askForCode, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Toasts come and go; one that stays is looked at on its own. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expectNoViolations(page)
}

const expectNoViolations = async (page: Page): Promise<void> => {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['a phone', { width: 360, height: 740 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const) {
    test.describe(`on ${device} in ${colorScheme} colours`, () => {
      test.use({ colorScheme, viewport })

      test('the ways in are accessible', async ({ page }) => {
        for (const path of ['/', '/sign-in', '/no/such/page', '/sign-up']) {
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

      test('the lists and what lies over them are accessible', async ({ page, stack }) => {
        await signIn(page, stack)
        for (const path of ['/admin/users', '/admin/all-items', '/admin/users?q=nobody+at+all']) {
          await page.goto(path)
          await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
          await expect(page.getByText(/ loaded; sorting|in the first 400/)).toBeVisible()
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
        await page.goto('/admin/users')
        await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Columns' }).click()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Export' }).first().click()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^(Suspend|Activate) 1$/ }).click()
        await expectAccessible(page)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('table').getByRole('link').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
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
  await expect(page.getByRole('link', { name: 'Admin sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Tab')
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
