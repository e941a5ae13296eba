import type { Page } from '@playwright/test'
import { adminEmail } from '#tests/support/stack.ts'
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

const storageKeysOf = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    (keyPrefix) =>
      [localStorage, sessionStorage].flatMap((store) => Object.keys(store)).filter((key) => key.startsWith(keyPrefix)),
    prefix,
  )

test('a marketer signs in with a code, sees the area, and after the sign-out neither Back nor its URL returns', async ({
  page,
  stack,
}) => {
  const account = page.getByRole('button', { name: /Tunde Bakare/ })
  await page.goto('/amb/sign-in')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await signInAsMarketer(page, stack)
  await expect(page).toHaveURL('/amb')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(account).toHaveText('TB')
  for (const path of ['/amb', '/amb/dashboard']) {
    await page.goto(path)
    await expect(account).toBeVisible()
  }
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/amb/sign-in')
  expect(await storageKeysOf(page, 'marketer')).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/amb/sign-in')
  await page.goto('/amb')
  await expect(page).toHaveURL('/amb/sign-in')
})

test(
  'a marketer whose session is of another email / reads so at the sign-in, and the storage is empty',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await openAmbassadorArea(page, stack)
    await expect(page.getByRole('button', { name: /Tunde Bakare/ })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('marketerEmail', 'eve@example.com'))
    await page.reload()
    await expect(page).toHaveURL('/amb/sign-in')
    await expect(page.getByRole('alert')).toHaveText('Session mismatch. Please sign in again.')
    expect(await storageKeysOf(page, 'marketer')).toEqual([])
  },
)

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
