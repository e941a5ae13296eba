import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, openAmbassadorArea, requestCode, test } from '#tests/journeys/support/fixtures.ts'
import { openMarketers } from '#tests/journeys/support/marketers.ts'
import { openUsersPage } from '#tests/journeys/support/users.ts'
import { adminEmail } from '#tests/support/stack.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })

/** Every chunk with this name fails to load, until the returned function is called. */
const blockChunk = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.js$`)
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

/** The browser reports each blocked request. */
test.afterEach(({ consoleProblems }) => {
  const isOther = (problem: string) => !problem.includes('net::ERR_FAILED')
  expect(consoleProblems.filter(isOther)).toEqual([])
  consoleProblems.length = 0
})

test('an import without its code / the message that covers its button goes away below a pointer at rest', async ({
  page,
  stack,
}) => {
  const unblock = await blockChunk(page, 'MarketerImportDialog')
  await openMarketers(page, stack)
  const open = page.getByRole('button', { name: 'Import' })
  await open.click()
  await expect(page.getByText("The dialog couldn't be opened. Check your connection and try again.")).toBeVisible()
  await unblock()
  await open.click()
  await expect(page.getByRole('dialog')).toContainText('Or paste the rows')
})

test(
  'a dialog without its code / says so in place, can be closed, and opens after Retry',
  { tag: '@whole' },
  async ({ page, stack }) => {
    const unblock = await blockChunk(page, 'dialogs')
    await openUsersPage(page, stack)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessiblePage(page)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(notice(page)).toBeVisible()
    await unblock()
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('dialog', { name: 'Download as CSV' })).toBeVisible()
  },
)

test('the account menu without its code / opens at the next attempt', { tag: '@whole' }, async ({ page, stack }) => {
  const unblock = await blockChunk(page, 'AnchoredMenu')
  await openAmbassadorArea(page, stack)
  const avatar = page.getByRole('button', { name: /^Account of / })
  await avatar.click()
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await unblock()
  await avatar.click()
  await expect(page.getByRole('menuitem', { name: 'Delete account' })).toBeVisible()
})

test(
  'the admin area without its code / says so with the heading focused, and opens after Retry',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await requestCode(page)
    const unblock = await blockChunk(page, 'admin')
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused()
    await expectAccessiblePage(page)
    await unblock()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240')
  },
)

test('a prerendered page without its code / keeps what was typed, and continues after Retry', async ({ page }) => {
  const unblock = await blockChunk(page, 'auth')
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(adminEmail)
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
  await unblock()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
})
