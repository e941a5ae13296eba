import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { openMarketers } from '#tests/journeys/support/marketers.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { spread } from '#tests/journeys/support/spread.ts'

/** The text that a copy of the cell gives, and whether the browser finds it in the page. */
const copied = (page: Page, label: string, row = 0) =>
  tableRows(page)
    .nth(row)
    .locator(`td[data-label="${label}"]`)
    .evaluate((cell) => {
      const selection = getSelection()
      selection?.selectAllChildren(cell)
      // The browser ends the text of a whole cell with a line feed.
      const text = selection?.toString().replace(/\n$/, '') ?? ''
      selection?.removeAllRanges()
      const isFound = (window as unknown as { find: (text: string) => boolean }).find(cell.textContent)
      selection?.removeAllRanges()
      return { text, isFound, stored: cell.textContent }
    })

const lists = [
  ['users', openUsersPage],
  ['marketers', openMarketers],
] as const

for (const [list, open] of spread(lists, 2, 1))
  test(`an email in the list of ${list} is copied as one line, and found`, async ({ page, stack }) => {
    await open(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const { text, isFound, stored } = await copied(page, 'Email')
      expect(text).toBe(stored)
      expect(text).toMatch(/^\S+@\S+$/)
      expect(isFound).toBe(true)
    }
  })
