import { expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { expireSession, refused, revoked } from '#tests/journeys/support/expiredSession.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { adminEmail } from '#tests/support/stack.ts'

test.describe('a session that expires while a page is open', () => {
  test('can be opened again in a dialog, and the refused call is repeated', async ({ page, stack }) => {
    await signIn(page, stack)
    const card = page.getByRole('region', { name: 'Item Overview' })
    await card.getByRole('combobox').selectOption('Lifetime')
    await expect(card).toContainText('3,600')
    await expireSession(page, stack)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Session expired. Please sign in again.' })
    await expect(dialog).toContainText(adminEmail)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Send me a code' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Verification code')).toBeVisible()
    await dialog.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/admin?items=lifetime')
    await expect(card.getByRole('combobox')).toHaveValue('Lifetime')
    await expect(card).toContainText('3,600')
    await expect(card.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  test('is renewed once, and the call is repeated once', { tag: '@whole' }, async ({ page, stack }) => {
    await signIn(page, stack)
    const renewals: string[] = []
    page.on('request', (request) => {
      const target = request.headers()['x-amz-target'] ?? ''
      if (target.endsWith('GetTokensFromRefreshToken')) renewals.push(target)
    })
    await stack.setFault({ ...refused, times: 2 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const card = page.getByRole('region', { name: 'Item Overview' })
    await expect(card).toContainText('Unauthorized')
    expect(renewals).toHaveLength(1)
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(card).toContainText('3,600')
  })

  test('can be left through the dialog', { tag: '@whole' }, async ({ page, stack }) => {
    await signIn(page, stack)
    await expireSession(page, stack)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('a session that expired before the visit', () => {
  test("shows 'Session expired. Please sign in again.' and returns to the requested URL after the sign-in", async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await stack.setFault(revoked)
    await page.clock.install({ time: Date.now() + 3 * 60 * 60_000 })
    await page.goto('/admin/settings?from=mail')
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
    await page.getByLabel('Verification code').fill(await stack.readCode(adminEmail))
    await expect(page).toHaveURL('/admin/settings?from=mail')
  })

  for (const hours of spread([-5, 5], 2)) {
    test(`a clock that is wrong by ${hours} hours does not sign out`, async ({ page, stack }) => {
      await storeSession(page, stack)
      await page.clock.install({ time: Date.now() + hours * 60 * 60_000 })
      await page.goto('/admin')
      await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    })
  }
})

test.describe('two open tabs', () => {
  test(
    'keep the session when the clock is put ahead by an hour',
    { tag: '@whole' },
    async ({ page, context, stack }) => {
      await signIn(page, stack)
      const other = await context.newPage()
      await other.goto('/admin/users')
      await expect(other.getByRole('heading', { name: 'Users' }).first()).toBeVisible()
      const renewed = [page, other].map((tab) =>
        tab.evaluate(
          () =>
            new Promise<void>((resolve) =>
              addEventListener('storage', () => setTimeout(resolve, 2_000), { once: true }),
            ),
        ),
      )
      for (const tab of [page, other])
        await tab.evaluate(() => {
          const { now } = Date
          Date.now = () => now() + 61 * 60_000
        })
      await Promise.race(renewed)
      for (const tab of [page, other]) {
        await expect(tab.getByRole('alertdialog')).toHaveCount(0)
        expect(await tab.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.accessToken')))).toBe(
          true,
        )
      }
    },
  )
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

  test(
    'a page that opens shows its errors, and all of it loads when the network is back',
    { tag: '@whole' },
    async ({ page, context, stack, consoleProblems }) => {
      await signIn(page, stack)
      await context.setOffline(true)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketers' }).click()
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
      consoleProblems.length = 0
    },
  )
})
