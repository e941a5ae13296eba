import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
const expectSignedOut = (page: Page) => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

test.describe('two tabs of one browser', () => {
  test('a sign-out in one tab signs the other out, and Back does not sign in again', async ({
    page,
    context,
    stack,
  }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    await other.goto('/admin')
    await expectSignedIn(other)
    await other.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectSignedOut(other)
    await expect(other.getByText('You signed out in another tab.')).toBeVisible()
    await other.goBack()
    await expectSignedOut(other)
    await expectSignedOut(page)
  })
})
