import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

const press = (page: Page, key: string, code: string, ctrlKey = false): Promise<boolean> =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    code,
    ctrlKey,
    bubbles: true,
    cancelable: true,
  })

test('shortcuts work on a keyboard for another script', async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await expect(tableRows(page)).toHaveCount(10)
  await press(page, 'о', 'KeyJ')
  await press(page, 'о', 'KeyJ')
  await expect(tableRows(page).nth(1).getByRole('link')).toBeFocused()
  await press(page, 'л', 'KeyK')
  await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused()
  await press(page, 'ч', 'KeyX')
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await press(page, 'л', 'KeyK', true)
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
})

test('a Latin letter counts, not its place', async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await expect(tableRows(page)).toHaveCount(10)
  await press(page, 't', 'KeyK', true)
  await press(page, 'h', 'KeyJ')
  await expect(tableRows(page).nth(0).getByRole('link')).not.toBeFocused()
  await press(page, 'j', 'KeyC')
  await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
