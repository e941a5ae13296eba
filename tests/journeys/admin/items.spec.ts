import type { Page } from '@playwright/test'
import type { TestStack } from '#tests/support/stack.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

const openItems = async (page: Page, stack: TestStack, search = ''): Promise<void> => {
  await storeSession(page, stack)
  await page.goto(`/admin/all-items${search}`)
  await expect(page.getByRole('heading', { name: 'All Items', level: 1, includeHidden: true })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test.describe('the items page', () => {
  test('shows five cards, five tabs and ten items, and opens one with all its fields and a link to its owner', async ({
    page,
    stack,
  }) => {
    await openItems(page, stack)
    await expect(page.getByRole('region', { name: 'Totals of items' })).toContainText(
      /Total items.*Donated items.*Rented items.*Sold items.*Swapped items/,
    )
    await expect(page.getByRole('tab')).toHaveText([
      'All items',
      'Donated items',
      'Rented items',
      'Sold items',
      'Swapped items',
    ])
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Items',
      'Deal type',
      'Location',
      'Date',
      'Status',
      'Actions',
    ])
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText(/^(Swap|Rent|Donate|Sell)$/)
    await expect(rows(page).first().getByRole('cell').nth(3)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    await expect(rows(page).first().getByRole('cell').nth(4)).toHaveText(/^[A-Z]+$/)
    await rows(page).first().getByRole('link').click()
    const panel = rowPanel(page)
    await panel.getByText('Technical details').click()
    for (const field of [
      'Deal type',
      'Price',
      'Location',
      'Requests',
      'Favourites',
      'Rating',
      'Brand',
      'Size',
      'Colour',
      'Material',
      'Condition',
      'Quantity',
      'Category',
      'Changed',
    ])
      await expect(panel.getByText(field, { exact: true })).toBeVisible()
    await panel.getByRole('link', { name: /^Owner:/ }).click()
    await expect(page).toHaveURL(/\/admin\/users\?open=USR-/)
    await expect(rowPanel(page).getByRole('link', { name: /^Items of this user/ })).toBeVisible()
  })

  test('shows donated items in a tab, and why the actions of a row are not available, also to the keyboard', async ({
    page,
    stack,
  }) => {
    await openItems(page, stack)
    await page.getByRole('tab', { name: 'Donated items' }).click()
    await expect(rows(page)).toHaveCount(10)
    expect(new Set(await rows(page).locator('td[data-label=Status]').allTextContents())).toEqual(new Set(['DONATED']))
    await rows(page)
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .press('Enter')
    for (const action of ['Flag item', 'Hold item', 'Remove item']) {
      const item = page.getByRole('menuitem', { name: action, exact: true })
      await expect(item).toBeFocused()
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toHaveAccessibleDescription("Not available: the server can't do this yet.")
      await item.press('Enter')
      await item.press('ArrowDown')
    }
    const reasons = page.getByRole('menu').getByText(/^Not available/)
    const heights = await reasons.evaluateAll((all) => all.map((reason) => reason.clientHeight > 1))
    expect(heights).toEqual([false, false, true])
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })

  test('shows the term without results, and keeps a term for each tab', async ({ page, stack }) => {
    await openItems(page, stack, '?tab=sold')
    await page.getByRole('searchbox', { name: 'Search' }).fill('spaceship')
    await expect(page.getByText('No results for "spaceship".')).toBeVisible()
    await page.getByRole('tab', { name: 'Rented items' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await page.getByRole('tab', { name: 'Sold items' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('spaceship')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await expect(page).toHaveURL('/admin/all-items?tab=sold')
  })

  test(
    'shows a placeholder for a picture that fails to load',
    { tag: '@whole' },
    async ({ page, stack, consoleProblems }) => {
      await page.route('**/images/**', (route) => route.abort())
      await openItems(page, stack)
      await expect(rows(page)).toHaveCount(10)
      await expect(rows(page).locator('img')).toHaveCount(0)
      await expect(rows(page).first().locator('svg').first()).toBeVisible()
      consoleProblems.length = 0
    },
  )
})
