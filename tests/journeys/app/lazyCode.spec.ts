import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, requestCode, signIn, signInAsMarketer, test } from '#tests/journeys/support/fixtures.ts'
import { adminEmail } from '#tests/support/stack.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })

const openList = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
}

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

test('a dialog without its code / says so in place, can be closed, and opens after Retry', async ({ page, stack }) => {
  await signIn(page, stack)
  await openList(page)
  const unblock = await blockChunk(page, 'Dialog')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessiblePage(page)
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(notice(page)).toBeVisible()
  await unblock()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Columns and density' })).toBeVisible()
})

test('a dialog without its code / opens at the next attempt', async ({ page, stack }) => {
  await signIn(page, stack)
  await openList(page)
  const unblock = await blockChunk(page, 'Dialog')
  await page.getByRole('button', { name: 'Columns' }).click()
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await unblock()
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('dialog', { name: 'Columns and density' })).toBeVisible()
})

test('the drawer of a row without its code / keeps the list, and opens after Retry', async ({ page, stack }) => {
  await signIn(page, stack)
  await openList(page)
  await page.getByRole('searchbox').fill('a')
  const unblock = await blockChunk(page, 'Drawer')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await unblock()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the menu of a row without its code / opens after Retry', async ({ page, stack }) => {
  await signIn(page, stack)
  await openList(page)
  const unblock = await blockChunk(page, 'AnchoredMenu')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await expect(notice(page)).toBeVisible()
  await unblock()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('the poster without its code / keeps the referees, and opens after Retry', async ({ page, stack }) => {
  await signInAsMarketer(page, stack)
  await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
  const unblock = await blockChunk(page, 'PosterDialog')
  await page.getByRole('button', { name: 'QR code and poster' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
  await unblock()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('img', { name: 'Poster with your referral code' })).toBeVisible()
})

test('the account menu without its code / opens after Retry', async ({ page, stack }) => {
  const unblock = await blockChunk(page, 'Menu')
  await signInAsMarketer(page, stack)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await unblock()
  await page.getByRole('button', { name: /^Account of / }).click()
  await expect(page.getByRole('button', { name: /^Account of / })).toHaveAttribute('aria-haspopup', 'menu')
  await page.getByRole('button', { name: /^Account of / }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete account' })).toBeVisible()
})

test('a page of the admin area without its code / opens after Retry', async ({ page, stack }) => {
  await signIn(page, stack)
  const unblock = await blockChunk(page, 'MarketersPage')
  await page.getByRole('link', { name: 'Marketers' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This page could not be loaded')
  await unblock()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('the admin area without its code / says so with the heading focused, and opens after Retry', async ({
  page,
  stack,
}) => {
  await requestCode(page)
  const unblock = await blockChunk(page, 'admin')
  await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused()
  await expectAccessiblePage(page)
  await unblock()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240')
})

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
