import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { emptyStorage, fillStorage } from '#tests/journeys/support/fullStorage.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saved views' })
const links = (page: Page) => page.getByRole('list', { name: 'Saved views of Users' }).getByRole('link')
const openDialog = async (page: Page): Promise<void> => {
  await chooseListTool(page, 'Views')
  await expect(dialog(page)).toBeVisible()
}
const saveAs = async (page: Page, name: string): Promise<void> => {
  await dialog(page).getByLabel('Name of this view').fill(name)
  await dialog(page).getByRole('button', { name: 'Save view' }).click()
}

test(
  'a view is saved, opened with one press, renamed and deleted, and other tabs follow',
  { tag: '@whole' },
  async ({ page, context, stack }) => {
    await openUsersPage(page, stack, '?tab=inactive&q=a&sort=name&page=2')
    await expect(tableRows(page).first()).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/marketers')
    await expect(tableRows(other).first()).toBeVisible()

    await test.step('saved under a name, with its columns and density', async () => {
      await chooseListTool(page, 'Columns')
      for (const name of ['Email', 'Items added']) await page.getByLabel(name, { exact: true }).uncheck()
      await page.getByLabel('Compact').check()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.reload()
      await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Phone number', 'User status', 'Actions'])
      await openDialog(page)
      await expectAccessiblePage(page)
      await saveAs(page, '  Suspended, by name ')
      await expect(dialog(page)).toHaveCount(0)
      await expect(links(page)).toHaveText(['Suspended, by name'])
      await expect(links(other)).toHaveText(['Suspended, by name'])
      await expectAccessiblePage(page)
    })

    await test.step('opened in another tab', async () => {
      await links(other).click()
      await expect(other).toHaveURL('/admin/users?tab=inactive&q=a&sort=name')
      await expect(other.getByRole('columnheader')).toHaveText(['', 'Name', 'Phone number', 'User status', 'Actions'])
      await expect(other.getByRole('table')).toHaveClass(/compact/)
      await expect(other.getByRole('tab', { name: 'Inactive users' })).toHaveAttribute('aria-selected', 'true')
      await expect(other.getByRole('searchbox')).toHaveValue('a')
    })

    await test.step('renamed after a storage without room refused it', async () => {
      await openDialog(page)
      await dialog(page).getByRole('button', { name: 'Rename Suspended, by name' }).click()
      const name = dialog(page).getByLabel('New name of Suspended, by name')
      await expect(name).toBeFocused()
      await fillStorage(page)
      await name.fill('Suspended accounts of this year')
      await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click()
      await expect(dialog(page).getByText('This browser has no room to store the change.')).toBeVisible()
      await expect(name).toHaveValue('Suspended accounts of this year')
      await emptyStorage(page)
      await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click()
      await expect(dialog(page).getByRole('link', { name: 'Suspended accounts of this year' })).toBeFocused()
      await expect(links(other)).toHaveText(['Suspended accounts of this year'])
    })

    await test.step('deleted after a question', async () => {
      await dialog(page).getByRole('button', { name: 'Delete Suspended accounts of this year' }).click()
      await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expectAccessiblePage(page)
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(links(other)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(links(page)).toHaveCount(0)
    })
  },
)

test('the dialog closes when Back opens another page, so that it saves no search of the page before', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
  await expect(tableRows(page).first()).toBeVisible()
  await openDialog(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})
