import type { Page } from '@playwright/test'

type ListTool = 'Views' | 'Columns' | 'Copy link to this view' | 'Keyboard shortcuts'

/** Presses an entry of the menu 'More' of a list. */
export const chooseListTool = async (page: Page, name: ListTool): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
