import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/support/fixtures.ts'
import { tableRows } from '#tests/journeys/support/users.ts'

/** The dialogs that a screen reader finds. */
export const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Loads the code of overlays, so that they open within a double click. */
export const openOnce = async (page: Page): Promise<void> => {
  await tableRows(page).first().getByRole('link').click()
  await expect(dialogs(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
}
