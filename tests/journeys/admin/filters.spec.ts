import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { userSchema } from '#domain/people/users.ts'
import { dealLabel, type Item, itemSchema } from '#domain/items/items.ts'
import { collectRows } from '#tests/journeys/support/collectRows.ts'
import { tabTo } from '#tests/journeys/support/keyboard.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')

const pressByKeyboard = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name }).first())
  await page.keyboard.press('Enter')
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const localDay = (time: string): string => {
  const at = new Date(time)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** The month before this one, such as `2026-10`. */
const lastMonth = (): string => {
  const now = new Date()
  return localDay(new Date(now.getFullYear(), now.getMonth() - 1, 1).toISOString()).slice(0, 7)
}

const amount = (value: number | null): string => (value === null ? '' : String(value))

/** A line of the file, by the labels of its columns. */
const lineOf = (item: Item): Record<string, string> => ({
  Items: item.itemName,
  'Deal type': dealLabel(item),
  Location: `${item.locationState}, ${item.locationLga}`,
  Date: localDay(item.createdAt),
  Status: item.itemStatus.toUpperCase(),
  Owner: item.username,
  Brand: item.brand,
  Size: item.itemSize,
  Condition: item.itemCondition,
  'Owner’s name': item.name,
  'Owner’s id': item.userId,
  Price: amount(item.costValue),
  Rent: amount(item.rentFee),
  'Rent per': item.rentRate,
  'Longest rent': amount(item.rentDuration),
  Requests: String(item.requests),
  Favourites: String(item.favourites),
  Rating: amount(item.rating),
  Colour: item.color,
  Material: item.material,
  Quantity: String(item.quantity),
  Unit: item.unit,
  Category: item.categoryId,
  'Sub category': item.subCategoryId,
  'Last category': item.lastCategoryId,
  Description: item.description,
  Pictures: item.image.join(' '),
  Changed: localDay(item.updatedAt),
  Id: item.id,
})

test('donated items of last month become a file, by keyboard alone', { tag: '@calendar' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  const items = await collectRows(page, 'listDonatedItems', 'items', itemSchema.parse)
  await page.goto('/admin/all-items')
  await expect(rows(page)).toHaveCount(10)

  await tabTo(page, page.getByRole('tab', { name: 'All items' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Donated Items' })).toBeVisible()
  await expect(rows(page)).toHaveCount(10)

  await pressByKeyboard(page, 'Filters')
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Date', { exact: true })).toBeFocused()
  await page.keyboard.type('Last m')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('last-month')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  await expect(chips(page)).toHaveText(['Date: Last month'])
  await expect(page).toHaveURL('/admin/all-items?tab=donated&date=last-month')

  const matches = () =>
    [...items.values()]
      .filter(({ createdAt }) => localDay(createdAt).startsWith(lastMonth()))
      .sort((first, second) => (first.createdAt < second.createdAt ? 1 : -1))
      .map(lineOf)
  // The page can be ready before the test has read the last answer too.
  const result = await page.getByText(/^\d+ matches in all [\d,]+ items\. Updated /).textContent()
  const summary = result?.replace(/ Updated .*/, '')
  await expect
    .poll(() => `${matches().length} matches in all ${items.size.toLocaleString('en-GB')} items.`)
    .toBe(summary)
  const expected = matches()
  expect(expected.length).toBeGreaterThan(10)
  await expect(page.getByText(`Page 1 of ${Math.ceil(expected.length / 10)}`)).toBeVisible()

  await pressByKeyboard(page, 'Export')
  const download = page.waitForEvent('download')
  await pressByKeyboard(page, /^All matches/)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^items-donated-last-month-everything-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })).toEqual(expected)

  await page.reload()
  await expect(chips(page)).toHaveText(['Date: Last month'])
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText(/^\d+ matches in /)).toBeVisible()
})

test('an admin sees who joined this year and has no items', { tag: '@calendar' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  const users = await collectRows(page, 'listAllUsers', 'users', userSchema.parse)
  await page.goto('/admin/users')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Date added').selectOption('This year')
  await filters.getByRole('checkbox', { name: 'No items' }).check()
  await filters.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/admin/users?date=this-year&items=none')
  await expect(page.getByText(/^\d+ match(es)? in all 1,240 users\./)).toBeVisible()
  await expect.poll(() => users.size).toBe(1_240)
  const year = new Date().getFullYear()
  const count = [...users.values()].filter(
    ({ createdAt, totalItemsCount }) => new Date(createdAt).getFullYear() === year && totalItemsCount === 0,
  ).length
  expect(count).toBeGreaterThan(0)
  await expect(page.getByText(`${count} ${count === 1 ? 'match' : 'matches'} in all 1,240 users.`)).toBeVisible()
})

test(
  'Escape closes an open choice of the filters first, and then the filters',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Filters' }).click()
    const period = page.getByRole('dialog', { name: 'Filters' }).getByLabel('Date added')
    await period.selectOption('This year')
    await period.click()
    await page.keyboard.press('Escape')
    await expect(page.locator('select:open')).toHaveCount(0)
    await expect(period).toHaveValue('this-year')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  },
)

test('filters can be combined, removed one by one, undone by Back, and cleared from an empty list, on a phone', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeSession(page, stack)
  await page.goto('/admin/users?page=2')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Filters' }).click()
  const popover = page.getByRole('dialog', { name: 'Filters' })
  await popover.getByLabel('Date added').selectOption('Custom range')
  await popover.getByLabel('First day').fill('2000-01-01')
  await popover.getByLabel('Last day').fill('1999-12-31')
  await expect(popover.getByText('The last day is before the first')).toBeVisible()
  await popover.getByLabel('First day').fill('')
  await popover.getByRole('checkbox', { name: 'Suspended' }).check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await popover.getByRole('button', { name: 'Close' }).click()

  await expect(chips(page)).toHaveText(['Date added: until Dec 31, 1999', 'User status: Suspended'])
  await expect(page).toHaveURL('/admin/users?date=..1999-12-31&status=SUSPENDED')
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page.getByText('Filters: Date added: until Dec 31, 1999; User status: Suspended.')).toBeVisible()
  await expect(page.getByText(/^0 matches in all 1,240 users\./)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Remove filter Date added: until Dec 31, 1999' }).click()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  await expect(rows(page).first()).toContainText('Suspended')
  await page.goBack()
  await expect(page.getByText('No users found.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page).toHaveURL('/admin/users')
  await expect(rows(page)).toHaveCount(10)
})
