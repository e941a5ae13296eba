import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, rowPanel, tableRows } from '#tests/journeys/support/users.ts'
import { shownCell } from '#tests/support/spreadsheet.ts'

const users = [
  {
    id: 'USR-1',
    name: '🇳🇬 Ada Obi',
    email: 'ada@example.com',
    phoneNumber: '+234 (0) 804 550 0015',
    avatar: '../../graphql',
    userStatus: ' SUSPENDED',
    createdAt: '2026-11-20',
  },
  { id: 'USR-2', name: '10 Shop', email: 'ten@example.com', createdAt: '2026-11-19' },
  { id: 'USR-3', name: '2 Shop;=2+3', email: 'two@example.com', createdAt: '2026-11-18' },
]

test.use({ timezoneId: 'America/Los_Angeles' })

test.beforeEach(({ page }) => answerCalls(page, 'listAllUsers', () => ({ users, lastEvaluatedKey: null })))

test('a user whose stored texts are spelled in another way / has one status, a day in each time zone, a whole flag and no picture from another place, and is found by every spelling', async ({
  page,
  stack,
}) => {
  await openUsersPage(page, stack, '?status=constructor')
  await expect(tableRows(page)).toHaveCount(3)
  const row = tableRows(page).filter({ hasText: 'Ada Obi' })
  await expect(row).toContainText('Suspended')
  await expect(row).toContainText('🇳🇬O')
  await expect(row.locator('img')).toHaveCount(0)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Activate'])
  await page.keyboard.press('Escape')
  await row.getByRole('link').click()
  await expect(rowPanel(page)).toContainText('Nov 20, 2026')
  await page.goto('/admin/users?status=suspended')
  for (const phone of ['', '+2348045500015', '08045500015', '804 550 0015']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(phone)
    await expect(tableRows(page)).toHaveCount(1)
    await expect(tableRows(page)).toContainText('Ada Obi')
  }
})

test('names with numbers and formulas / are sorted by the size of the number, and are texts in a file', async ({
  page,
  stack,
}) => {
  await openUsersPage(page, stack, '?sort=name')
  await expect(tableRows(page).getByRole('link')).toHaveText([/2 Shop/, /10 Shop/, /Ada Obi/])
  await page.getByRole('button', { name: 'Export' }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^This page/ }).click(),
  ])
  const lines: string[][] = parse(await readFile(await file.path(), 'utf8'), { bom: true, record_delimiter: '\r\n' })
  expect(lines.map(([name = '']) => shownCell(name))).toEqual(['Name', '2 Shop;=2+3', '10 Shop', '🇳🇬 Ada Obi'])
})
