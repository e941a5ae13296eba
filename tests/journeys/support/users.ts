import type { Locator, Page } from '@playwright/test'
import type { TestStack } from '#tests/support/stack.ts'
import { expect, storeSession } from '#tests/journeys/support/fixtures.ts'

/** Opens the users page as a signed-in admin. */
export const openUsersPage = async (page: Page, stack: TestStack, search = ''): Promise<void> => {
  await storeSession(page, stack)
  await page.goto(`/admin/users${search}`)
  await expect(page.getByRole('heading', { name: 'Users', level: 1, includeHidden: true })).toBeVisible()
}

/** The browser saves data: a list loads only the rows that it needs. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** The details of the open row: next to the list in a wide window, otherwise in a drawer. */
export const rowPanel = (page: Page) => page.locator('[data-side-panel], [data-over="side"]')

/** The visible rows of the table. */
export const tableRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

/** Changes the status of the user of a row: its menu, and the question. */
export const changeStatus = async (row: Locator, change: 'Suspend' | 'Activate'): Promise<void> => {
  const page = row.page()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: change }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: change }).click()
}
