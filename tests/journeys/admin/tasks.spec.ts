import type { Locator, Page } from '@playwright/test'
import { userSchema } from '#domain/people/users.ts'
import { collectRows } from '#tests/journeys/support/collectRows.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { rowPanel, tableRows } from '#tests/journeys/support/users.ts'

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text })

/** Presses a control as the people of a display do. */
type Press = (control: Locator) => Promise<void>

const pressByMouse: Press = (control) => control.click()

/** The order of focus is what the journeys of each part check. */
const pressByKeyboard: Press = async (control) => {
  await control.focus()
  await expect(control).toBeFocused()
  const isCheckbox = await control.evaluate((element) => element.matches('[role=checkbox], [type=checkbox]'))
  await control.press(isCheckbox ? 'Space' : 'Enter')
}

const displays: readonly (readonly [string, Press, { width: number; height: number }, { tag?: string }])[] = [
  ['with the keyboard in a wide window', pressByKeyboard, { width: 1440, height: 900 }, {}],
  ['with a finger on a phone', pressByMouse, { width: 390, height: 844 }, { tag: '@whole' }],
]

const actionsOf = (row: Locator) => row.getByRole('button', { name: /^Actions for/ })

for (const [display, press, viewport, details] of displays)
  test.describe(display, details, () => {
    test.use({ viewport })

    test('an admin finds a name by its plain letters, suspends the person, and takes it back', async ({
      page,
      stack,
    }) => {
      await storeSession(page, stack)
      await page.goto('/admin/users?tab=active')
      await page.getByRole('searchbox', { name: 'Search' }).fill('adebayo')
      const found = tableRows(page).filter({ hasText: 'Adébáyọ̀' }).first()
      const id = (await found.getAttribute('data-row')) ?? ''
      await press(actionsOf(found))
      await press(page.getByRole('menuitem', { name: 'Suspend' }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }))
      await expect(toast(page, 'is suspended')).toContainText('Adébáyọ̀')
      await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
      await press(page.getByRole('button', { name: 'Undo' }))
      await expect(toast(page, 'is active')).toContainText('Adébáyọ̀')
      await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()
    })

    test('an admin sees who joined this year and has no items', { tag: '@calendar' }, async ({ page, stack }) => {
      await storeSession(page, stack)
      const users = await collectRows(page, 'listAllUsers', 'users', userSchema.parse)
      await page.goto('/admin/users')
      await expect(tableRows(page)).toHaveCount(10)
      await press(page.getByRole('button', { name: 'Filters' }))
      const filters = page.getByRole('dialog', { name: 'Filters' })
      await filters.getByLabel('Date added').selectOption('This year')
      await press(filters.getByRole('checkbox', { name: 'No items' }))
      await press(filters.getByRole('button', { name: 'Close' }))
      await expect(page).toHaveURL('/admin/users?date=this-year&items=none')
      const year = new Date().getFullYear()
      const expected = () =>
        [...users.values()].filter(
          ({ createdAt, totalItemsCount }) => new Date(createdAt).getFullYear() === year && totalItemsCount === 0,
        ).length
      await expect(page.getByText(/^\d+ match(es)? in all 1,240 users\./)).toBeVisible()
      await expect.poll(() => users.size).toBe(1_240)
      expect(expected()).toBeGreaterThan(0)
      const matches = expected() === 1 ? '1 match' : `${expected()} matches`
      await expect(page.getByText(`${matches} in all 1,240 users.`)).toBeVisible()
    })

    test(
      'an admin follows a fake item to its owner, and suspends them there',
      { tag: '@whole' },
      async ({ page, stack }) => {
        await storeSession(page, stack)
        await page.goto('/admin/all-items')
        await press(tableRows(page).first().locator('[data-row-link]'))
        const owner = rowPanel(page).getByRole('link', { name: /^Owner: / })
        const ownerName = ((await owner.textContent()) ?? '').replace('Owner: ', '').trim()
        await press(owner)
        await expect(page).toHaveURL(/\/admin\/users\?open=/)
        await expect(rowPanel(page)).toContainText(`@${ownerName}`)
        const name = (await rowPanel(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
        await press(rowPanel(page).getByRole('button', { name: 'Suspend' }))
        await press(page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }))
        await expect(toast(page, 'is suspended')).toContainText(name)
        await expect(rowPanel(page).getByText('Suspended')).toBeVisible()
      },
    )
  })
