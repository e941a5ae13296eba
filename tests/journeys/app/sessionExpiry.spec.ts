import { expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { revoked } from '#tests/journeys/support/expiredSession.ts'
import { adminEmail } from '#tests/support/stack.ts'

test.describe('a session that expired before the visit', () => {
  test("shows 'Session expired. Please sign in again.' and returns to the requested URL after the sign-in, also after a reload of the code page", async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await stack.setFault(revoked)
    await page.clock.install({ time: Date.now() + 3 * 60 * 60_000 })
    await page.goto('/admin/settings?from=mail&q=b%20c')
    await expect(page.getByText('Session expired. Please sign in again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(
      await page.evaluate(() => [
        Object.keys(localStorage).filter((key) => key.startsWith('admin.')),
        Object.keys(sessionStorage),
      ]),
    ).toEqual([[], []])
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Verification code')).toBeVisible()
    await page.reload()
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin/settings?from=mail&q=b%20c')
  })
})

test.describe('without a network', () => {
  test('the person stays signed in, and a banner shows until the network is back', async ({
    page,
    context,
    stack,
    consoleProblems,
  }) => {
    await signIn(page, stack)
    await context.setOffline(true)
    await expect(page.getByRole('status', { name: 'You are offline' })).toBeVisible()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Network error.')
    await context.setOffline(false)
    await expect(page.getByRole('status', { name: 'You are offline' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240 total users')
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    consoleProblems.length = 0
  })
})
