import type { Page } from '@playwright/test'
import { expect, signIn, signInAsMarketer, signInWithCode, test } from '#tests/journeys/support/fixtures.ts'

const isIn = (page: Page) =>
  expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
const isOut = (page: Page) => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

test.describe('two tabs of one browser', () => {
  test('signing out in one ends the other within a second, and Back stays out', async ({ page, context, stack }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    await other.goto('/admin')
    await isIn(other)
    await other.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 1_000 })
    await expect(other.getByText('You signed out in another tab.')).toBeVisible()
    await other.goBack()
    await isOut(other)
    await isOut(page)
  })

  test('a sign-out without a network ends both', async ({ page, context, stack, complaints }) => {
    await signInWithCode(page, stack)
    const other = await context.newPage()
    await other.goto('/admin')
    await isIn(other)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await isOut(page)
    await isOut(other)
    await context.setOffline(false)
    await page.goto('/admin')
    await isOut(page)
    complaints.length = 0
  })

  test('a renewal in one signs nobody out in the other', async ({ page, context, stack }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    await other.goto('/admin')
    await isIn(other)
    await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-401' })
    const renewed = page.waitForResponse(
      (response) => response.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') ?? false,
    )
    await page.getByRole('button', { name: 'Refresh' }).click()
    await renewed
    await isIn(page)
    const keys = other.waitForResponse(/jwks\.json$/)
    await keys
    await isIn(other)
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('signing out as a marketer in one ends the other, and leaves nothing of the marketer', async ({
    page,
    context,
    stack,
  }) => {
    await signInAsMarketer(page, stack)
    const other = await context.newPage()
    await other.goto('/amb')
    await expect(other.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
    await other.goto('/amb')
    await expect(other).toHaveURL('/amb/sign-in')
  })
})
