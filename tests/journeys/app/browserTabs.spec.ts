import type { Page } from '@playwright/test'
import { refused } from '#tests/journeys/support/expiredSession.ts'
import { expect, openAmbassadorArea, signIn, signInWithCode, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

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

  test(
    'a sign-out without a network signs both tabs out',
    { tag: '@whole' },
    async ({ page, context, stack, consoleProblems }) => {
      await signInWithCode(page, stack)
      const other = await context.newPage()
      const signInStyles = other.waitForResponse(/\/assets\/auth-[^/]*\.css$/)
      await other.goto('/admin')
      await expectSignedIn(other)
      await (await signInStyles).finished()
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expectSignedOut(page)
      await expectSignedOut(other)
      await context.setOffline(false)
      await page.goto('/admin')
      await expectSignedOut(page)
      consoleProblems.length = 0
    },
  )

  test('a renewal in one tab does not sign the other out', { tag: '@whole' }, async ({ page, context, stack }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    const firstCheck = other.waitForResponse(/jwks\.json$/)
    await other.goto('/admin')
    await expectSignedIn(other)
    await firstCheck
    const secondCheck = other.waitForResponse(/jwks\.json$/)
    for (const tab of [page, other]) await expectAnswered(tab)
    await stack.setFault(refused)
    const renewed = page.waitForResponse(
      (response) => response.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') ?? false,
    )
    await page.getByRole('button', { name: 'Refresh' }).click()
    await renewed
    await expectSignedIn(page)
    await secondCheck
    await expectSignedIn(other)
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('a sign-out of a marketer in one tab signs the other out and removes the stored data', async ({
    page,
    context,
    stack,
  }) => {
    await openAmbassadorArea(page, stack)
    const other = await context.newPage()
    await other.goto('/amb')
    await expect(other.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
    await other.goto('/amb')
    await expect(other).toHaveURL('/amb/sign-in')
  })
})
