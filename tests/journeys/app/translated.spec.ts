import type { Page } from '@playwright/test'
import {
  expect,
  requestCode,
  storeSession,
  test,
  keyFigures,
  comparedFigures,
} from '#tests/journeys/support/fixtures.ts'
import { translatePages } from '#tests/journeys/support/translator.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { adminEmail } from '#tests/support/stack.ts'

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text })
const users = (page: Page) => page.getByRole('region', { name: 'User Overview', exact: true })

test.beforeEach(({ page }) => translatePages(page))

test('the sign-in works on a translated page', async ({ page, stack }) => {
  await page.goto('/sign-in')
  await expect(page.locator('h1 font')).toHaveCount(2)
  await expect(page.locator('main')).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await requestCode(page)
  await expect(page.getByText(`We sent a 4-digit code to ${adminEmail}.`)).toBeVisible()
  await expect(page.getByText(/^You can resend the code in 0:5[0-7]$/)).toBeVisible()
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('the figures of a translated dashboard follow the time frame', { tag: '@whole' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin')
  const figures = keyFigures(page)
  await expect(page.getByText(/, compared with /)).toBeVisible()
  await expect(comparedFigures(page)).toHaveCount(2)
  await page.getByLabel('Time frame of the page').selectOption('Last 30 days')
  await expect(comparedFigures(page)).toHaveCount(2)
  await users(page).getByRole('combobox').selectOption('Lifetime')
  await expect(figures).toContainText(/New users1,240All timeLifetime/)
  await stack.setFault({ operation: 'getDashboard', fault: 'slow', ms: 1_000 })
  await users(page).getByRole('combobox').selectOption('This week')
  await expect(figures).toContainText(/New users\d+[+-][\d.,]+%This week/)
})

test('a translated list counts the selected rows', { tag: '@whole' }, async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await expect(page.getByText('Page 1 of 124')).toBeVisible()
  for (const [index, text] of ['1 selected', '2 selected', '3 selected'].entries()) {
    await tableRows(page).nth(index).getByRole('checkbox').check()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: /^Suspend \d$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(toast(page, /suspended/.source)).toContainText('Undo')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 124')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
  await expect(page.getByText(/^0 matches in all 1,240 users\. Updated /)).toBeVisible()
})

test('a marketer is added on a translated page', { tag: '@whole' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin/marketers')
  await page.getByRole('button', { name: 'New Marketer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add marketer' }).click()
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(toast(page, 'Please fill all fields correctly.')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Ngozi Bello')
  await dialog.getByLabel('Email').fill('ngozi.translated@example.com')
  await dialog.getByLabel('Phone number').fill('08039990079')
  await dialog.getByRole('button', { name: 'Add marketer' }).click()
  await expect(dialog.getByText('Ngozi Bello can sign in now. Send the referral code to start.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a page works after an extension changed its markup', async ({ page, consoleProblems }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const form = document.querySelector('form')
      if (!form) return
      observer.disconnect()
      form.prepend(document.createElement('div'), 'Saved passwords')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/sign-in')
  // React draws the form again, so the first press can be lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Email is required')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  expect(consoleProblems).toEqual([expect.stringMatching(/^warning: .*React error #418/)])
  consoleProblems.length = 0
})
