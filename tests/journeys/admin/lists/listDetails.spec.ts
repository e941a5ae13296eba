import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, rowPanel, tableRows } from '#tests/journeys/support/users.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

test.describe('the table', () => {
  test('stays usable next to the details of a row', async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/all-items')
    await expect(tableRows(page)).toHaveCount(10)
    const panel = rowPanel(page)
    const link = (index: number) => tableRows(page).nth(index).getByRole('link')
    const isShown = async (index: number) => {
      await expect(panel.getByText(`${index + 1} of 3,600`)).toBeVisible()
      await expect(tableRows(page).nth(index)).toHaveAttribute('aria-current', 'true')
      await expect(link(index)).toBeFocused()
    }
    await test.step('the pressed row stays where it is', async () => {
      const before = await tableRows(page).nth(4).boundingBox()
      await link(4).click()
      await isShown(4)
      const after = await tableRows(page).nth(4).boundingBox()
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
    })
    await test.step('a press on another row and the keys show it at once', async () => {
      await tableRows(page).nth(2).getByRole('cell').nth(2).click()
      await isShown(2)
      await page.keyboard.press('ArrowDown')
      await isShown(3)
      await page.keyboard.press('k')
      await isShown(2)
      await link(9).click()
      await page.keyboard.press('j')
      await expect(page).toHaveURL(/page=2/)
      await expect(panel.getByText('11 of 3,600')).toBeVisible()
      await expect(link(0)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await isShown(9)
    })
    await test.step('search, filters and sorting work, and the details stay', async () => {
      const title = await panel.getByRole('heading', { level: 2 }).innerText()
      await page.getByRole('searchbox', { name: 'Search' }).fill('no such item')
      await expect(page.getByText('No results for')).toBeVisible()
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(title)
      await page.keyboard.press('Escape')
      await expect(tableRows(page)).toHaveCount(10)
      await page.getByLabel('Sort').selectOption('name')
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(title)
    })
    await test.step('Enter goes to the details, and Escape back to the row', async () => {
      await link(1).focus()
      await page.keyboard.press('Enter')
      await isShown(1)
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
      await chooseListTool(page, 'Columns')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(link(1)).toBeFocused()
    })
  })

  test('has keyboard shortcuts', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    // Rows can be visible before the page answers.
    await expect(async () => {
      await page.keyboard.press('k')
      await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('j')
    await expect(tableRows(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('k')
    await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('x')
    await expect(tableRows(page).nth(0).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(rowPanel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('jx?')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('jx?')
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByRole('button', { name: 'More', exact: true }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.getByLabel('Enable single-key shortcuts').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused()
  })

  test('keeps what has the focus below its header when the focus moves upwards', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    await tableRows(page).last().getByRole('checkbox').focus()
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      return box ? box.y + box.height : 0
    }
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const focused = await page.locator('*:focus').boundingBox()
      expect(focused?.y, `stop ${stop}`).toBeGreaterThanOrEqual(await bottomOf('thead th:first-child'))
    }
  })
})
