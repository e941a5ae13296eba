import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { changeStatus, openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

/** The server carries out the calls of this operation, but their answers do not arrive. */
const loseAnswer = async (page: Page, operation: string): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    if (!(route.request().postData() ?? '').includes(`${operation}(`)) return route.fallback()
    await route.fetch()
    await route.abort()
  })
}

const suspendFirst = async (page: Page): Promise<string> => {
  const row = tableRows(page).filter({ hasText: 'ACTIVE' }).first()
  const id = (await row.getAttribute('data-row')) ?? ''
  await changeStatus(row, 'Suspend')
  return id
}

test('a user whose suspension has a lost answer was suspended, which can be undone', async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await loseAnswer(page, 'suspendUser')
  const id = await suspendFirst(page)
  const toast = page.locator('[data-toast]', { hasText: 'was suspended' })
  await expect(page.locator(`[data-row="${id}"]`)).toContainText('Suspended')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`[data-row="${id}"]`)).not.toContainText('Suspended')
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
})

test(
  'a user whom another admin has suspended is shown as suspended',
  { tag: '@whole' },
  async ({ browser, page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    const otherAdmin = await (await browser.newContext()).newPage()
    await openUsersPage(otherAdmin, stack)
    const id = await suspendFirst(otherAdmin)
    await expect(otherAdmin.locator('[data-toast]', { hasText: 'is suspended' })).toBeVisible()
    expect(await suspendFirst(page)).toBe(id)
    await expect(page.locator('[data-toast]', { hasText: 'This user is already suspended.' })).toBeVisible()
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('Suspended')
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
  },
)
