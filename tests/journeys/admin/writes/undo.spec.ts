import type { Locator, Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { changeStatus, openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text })
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Presses the button of the open question. Cancel has the focus first. */
const confirm = async (page: Page, button: 'Suspend' | 'Activate'): Promise<void> => {
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: button })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const suspend = async (page: Page, row: Locator): Promise<void> => {
  await row.getByRole('button', { name: /^Actions for/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Suspend' })).toBeFocused()
  await page.keyboard.press('Enter')
  await confirm(page, 'Suspend')
}

/** F6 moves the focus to the toast, which stays from then on. */
const focusUndo = async (page: Page): Promise<void> => {
  // An earlier toast can be on its way out.
  await expect(undoButton(page)).toHaveCount(1)
  await expect(undoButton(page)).toBeVisible()
  await page.keyboard.press('F6')
  await expect(undoButton(page)).toBeFocused()
}

const nameOf = async (row: Locator): Promise<string> => {
  const label = await row.getByRole('button', { name: /^Actions for/ }).getAttribute('aria-label')
  return label?.replace('Actions for ', '') ?? ''
}

test('a suspension is undone from its toast, with the keyboard alone', async ({ page, stack }) => {
  await openUsersPage(page, stack, '?tab=active')
  await expect(tableRows(page)).toHaveCount(10)
  const id = (await tableRows(page).first().getAttribute('data-row')) ?? ''
  const name = await nameOf(tableRows(page).first())
  const row = page.locator(`[data-row="${id}"]`)
  await suspend(page, row)
  await expect(row).toHaveCount(0)
  await focusUndo(page)
  await expect(toast(page, `${name} is suspended`)).toContainText('Press F6 for Undo.')
  await expect(page.locator('[aria-live=polite]', { has: undoButton(page) })).toHaveCount(1)
  await expectAccessiblePage(page)
  await test.step('a failed undo says how the user is left', async () => {
    await stack.setFault({ operation: 'activateUser', fault: 'error-field', message: 'Permission denied' })
    await page.keyboard.press('Enter')
    await expect(toast(page, `Couldn't undo: ${name} is still suspended.`)).toContainText(
      "You don't have permission to perform this action.",
    )
    await expect(row).toHaveCount(0)
  })
  await test.step('an undo brings the user back, and the focus returns', async () => {
    const second = tableRows(page).first()
    const secondId = (await second.getAttribute('data-row')) ?? ''
    const secondName = await nameOf(second)
    await suspend(page, second)
    await expect(toast(page, `${secondName} is suspended`)).toBeVisible()
    await page.getByRole('tab', { name: 'Active users', exact: true }).focus()
    await focusUndo(page)
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-row="${secondId}"]`)).toContainText('Active')
    await expect(toast(page, `${secondName} is active again`)).toBeVisible()
    await expect(undoButton(page)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Active users', exact: true })).toBeFocused()
  })
})

test('the time of Undo does not run while the person is in another tab, also if they left before the answer', async ({
  page,
  stack,
}) => {
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.clock.install()
  await openUsersPage(page, stack, '?tab=active')
  await suspend(page, tableRows(page).first())
  await expect(undoButton(page)).toBeVisible()
  await setHidden(true)
  await page.clock.fastForward(60_000)
  await setHidden(false)
  await page.clock.fastForward(7_000)
  await expect(undoButton(page)).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(undoButton(page)).toHaveCount(0)
  await setHidden(true)
  await suspend(page, tableRows(page).first())
  await expect(undoButton(page)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(undoButton(page)).toBeVisible()
  await setHidden(false)
  await page.clock.fastForward(7_000)
  await expect(undoButton(page)).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(undoButton(page)).toHaveCount(0)
})

test(
  'after Undo was pressed with the mouse, the focus is in the list, and other toasts disappear',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active')
    await expect(tableRows(page)).toHaveCount(10)
    await stack.setFault({ operation: 'suspendUser', fault: 'error-field', message: 'Permission denied' })
    await changeStatus(tableRows(page).first(), 'Suspend')
    await expect(toast(page, "You don't have permission")).toBeVisible()
    await changeStatus(tableRows(page).first(), 'Suspend')
    await undoButton(page).click()
    await expect(toast(page, 'is active')).toBeVisible()
    await expect(page.locator('main').locator(':focus')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  },
)
