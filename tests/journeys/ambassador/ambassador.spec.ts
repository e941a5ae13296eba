import type { Page } from '@playwright/test'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'
import {
  countCalls,
  expect,
  openAmbassadorArea,
  signIn,
  signInAsMarketer,
  test,
} from '#tests/journeys/support/fixtures.ts'
import { expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'

const noAccount = 'No account found with this email. Please contact support to create your account.'

const requestCode = async (page: Page, email = ambassadorEmail): Promise<void> => {
  await page.goto('/amb/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const storageKeysOf = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    (keyPrefix) =>
      [localStorage, sessionStorage].flatMap((store) => Object.keys(store)).filter((key) => key.startsWith(keyPrefix)),
    prefix,
  )

test.describe('a marketer', () => {
  test('signs in with a code, and sees the ambassador area', async ({ page, stack }) => {
    await page.goto('/amb/sign-in')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await signInAsMarketer(page, stack)
    await expect(page).toHaveURL('/amb')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toHaveText('TB')
    await page.reload()
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
    await page.goto('/amb/dashboard')
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
  })

  test('without an account / sees whom to contact, and no sign-up link', { tag: '@whole' }, async ({ page }) => {
    await requestCode(page, 'unknown@example.com')
    await expect(page.getByRole('alert')).toHaveText(noAccount)
    await expect(page.getByRole('link', { name: 'Go to sign up' })).toHaveCount(0)
  })

  test('after the sign-out / the storage is empty, and Back does not return', async ({ page, stack }) => {
    await signInAsMarketer(page, stack)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/amb/sign-in')
    expect(await storageKeysOf(page, 'marketer')).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/amb/sign-in')
    await page.goto('/amb')
    await expect(page).toHaveURL('/amb/sign-in')
  })

  test(
    'after a resent code / a wrong code is rejected, the right one accepted',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await page.clock.install()
      await requestCode(page)
      await expect(page).toHaveURL('/amb/verify')
      await page.clock.fastForward('01:00')
      await page.getByRole('button', { name: 'Resend code' }).click()
      await expect(page.getByText('Code resent successfully')).toBeVisible()
      const code = await stack.readCode(ambassadorEmail)
      await page.getByLabel('Verification code').fill(String((Number(code) + 1) % 10_000).padStart(4, '0'))
      await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
        'Invalid verification code',
      )
      await page.getByLabel('Verification code').fill(code)
      await expect(page).toHaveURL('/amb')
    },
  )
})

test.describe('the code page of marketers', () => {
  test('opens for the email of this tab, and links back', { tag: '@whole' }, async ({ page, stack }) => {
    await requestCode(page)
    await expect(page).toHaveURL('/amb/verify')
    await page.goto('/amb/verify')
    await expect(page.getByText(ambassadorEmail)).toBeVisible()
    await page.getByRole('link', { name: 'Use another email' }).click()
    await expect(page).toHaveURL('/amb/sign-in')
    await page.goto('/amb/verify')
    await page.getByLabel('Verification code').fill(await stack.readCode(ambassadorEmail))
    await expect(page).toHaveURL('/amb')
    await page.goto('/amb/verify')
    await expect(page).toHaveURL('/amb')
  })
})

test.describe('access to the ambassador area', () => {
  test('after the session has ended / says so, and links to the sign-in', async ({ page, stack }) => {
    await openAmbassadorArea(page, stack)
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('marketer.'))
        .forEach((key) => localStorage.removeItem(key)),
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your session may have expired.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/marketer/sign-in')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/amb/sign-in')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  test('after a session mismatch / says so, and clears the storage', { tag: '@whole' }, async ({ page, stack }) => {
    await openAmbassadorArea(page, stack)
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('marketerEmail', 'eve@example.com'))
    await page.reload()
    await expect(page).toHaveURL('/amb/sign-in')
    await expect(page.getByRole('alert')).toHaveText('Session mismatch. Please sign in again.')
    expect(await storageKeysOf(page, 'marketer')).toEqual([])
  })

  test('rejects an admin with the reason', { tag: '@whole' }, async ({ page, stack }) => {
    await signInAsMarketer(page, stack, adminEmail)
    await expect(page).toHaveURL('/amb/sign-in')
    await expect(page.getByRole('alert')).toHaveText("You don't have permission to perform this action.")
    expect(await storageKeysOf(page, 'marketer')).toEqual([])
  })
})

test.describe('an admin and a marketer in one browser', () => {
  test('keep separate sessions', async ({ page, stack }) => {
    await signIn(page, stack)
    const ended = countCalls(page, (target) => target.endsWith('GlobalSignOut'))
    await signInAsMarketer(page, stack)
    await expect(page).toHaveURL('/amb')
    expect(ended.count).toBe(0)
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    await page.goto('/amb')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/amb/sign-in')
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    await signInAsMarketer(page, stack)
    await expect(page).toHaveURL('/amb')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goto('/amb')
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
  })
})

test('the area of a marketer with text of 32 px on a phone / does not scroll sideways', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 32)
  await openAmbassadorArea(page, stack)
  await expect(page.getByRole('region', { name: 'What to do next' })).toBeVisible()
  await expectNoHorizontalScroll(page)
})

test('the forgotten password page submits nothing, and links to the sign-in', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/forgotten-password')
  await page.getByLabel('Email').fill(adminEmail)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/forgotten-password')
  await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/sign-in')
})
