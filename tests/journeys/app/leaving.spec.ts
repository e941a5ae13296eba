import type { Page } from '@playwright/test'
import { countCalls, expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { enterCodeAgain, expireSession, signInAgain } from '#tests/journeys/support/expiredSession.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { type TestStack } from '#tests/support/stack.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const palette = (page: Page) => page.getByRole('combobox', { name: /^Search pages/ })
const question = (page: Page) => dialog(page).getByText('Discard this draft?')

const typeName = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Marketers' }).click()
  await page.getByRole('button', { name: 'New Marketer' }).click()
  await dialog(page).getByLabel('Full name').fill('Uche Okeke')
}

test.describe('a form with entered text', () => {
  test('asks before Back leaves the page, and keeps the text', async ({ page, stack }) => {
    await typeName(page, stack)
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL('/admin/marketers')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog(page).getByLabel('Full name')).toHaveValue('Uche Okeke')
    await page.goBack()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('makes the browser ask before a reload', { tag: '@whole' }, async ({ page, stack }) => {
    await typeName(page, stack)
    const opened = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const browserDialog = await opened
    expect(browserDialog.type()).toBe('beforeunload')
    await browserDialog.dismiss()
    await expect(dialog(page).getByLabel('Full name')).toHaveValue('Uche Okeke')
  })

  test('prevents the command palette from opening', { tag: '@whole' }, async ({ page, stack }) => {
    await typeName(page, stack)
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await expect(dialog(page)).toHaveCount(1)
  })
})

test('a save in progress finishes before a link opens another page', { tag: '@whole' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Full Name').fill('Ngozi Onwards')
  const release = await holdRequests(page, /\/identity$/, 'UpdateUserAttributes')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Leaving after save.' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByRole('button', { name: 'Account of Ngozi Onwards' })).toBeVisible()
})

test.describe('a change on its way', () => {
  /** Suspends three users. @returns the calls, and lets them continue */
  const suspendThree = async (page: Page, stack: TestStack) => {
    await openUsersPage(page, stack, '?tab=active')
    for (const row of [0, 1, 2]) await tableRows(page).nth(row).getByRole('checkbox').check()
    const calls = countCalls(page, (_, body) => body.includes('suspendUser'))
    const release = await holdRequests(page, /\/graphql$/, 'suspendUser')
    await page.getByRole('button', { name: 'Suspend 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    return { calls, release }
  }

  test('of several users is finished before another page opens', async ({ page, stack }) => {
    const { calls, release } = await suspendThree(page, stack)
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('The page opens when the changes are saved.')).toBeVisible()
    await expect(page).toHaveURL('/admin/users?tab=active')
    release()
    await expect(page).toHaveURL('/admin/settings')
    expect(calls.count).toBe(3)
  })

  test('that deletes a marketer keeps its dialog when the person goes back', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await page.getByRole('link', { name: 'Marketers' }).click()
    await page.getByRole('button', { name: 'Actions for Fatima Etim' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const release = await holdRequests(page, /\/graphql$/, 'deleteMarketer')
    await page.getByLabel('Name of the marketer').fill('Fatima Etim')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Delete marketer' })).toHaveAttribute('aria-busy', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/admin/marketers')
    await expect(page.getByRole('button', { name: 'Delete marketer' })).toBeVisible()
    release()
    await expect(page.getByText('Fatima Etim has been deleted')).toBeVisible()
  })
})

test.describe('the command palette on a slow connection', () => {
  test('receives the text that is typed before its field appears, and the page below does not', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    const release = await holdRequests(page, /\/assets\/.*[Pp]alette.*\.js$/)
    await page.getByRole('link', { name: 'Feedbacks' }).focus()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('button', { name: 'Search pages, actions, records' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await page.keyboard.type('settinx')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    release()
    await expect(palette(page)).toHaveValue('settin')
    await expect(palette(page)).toBeFocused()
    await page.keyboard.type('gs')
    await expect(palette(page)).toHaveValue('settings')
    await expect(page).toHaveURL('/admin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/settings')
  })

  test('leaves the keys to the sign-in dialog on top of it', async ({ page, stack }) => {
    await signIn(page, stack)
    await page.route(/\/assets\/.*[Pp]alette.*\.js$/, () => undefined)
    const release = await holdRequests(page, /\/graphql$/)
    await expireSession(page, stack)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('button', { name: 'Search pages, actions, records' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    release()
    await expect(signInAgain(page).getByRole('button', { name: 'Send me a code' })).toBeFocused()
    await enterCodeAgain(page, stack)
  })
})
