import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { countCalls, expect, test, storeSession } from '#tests/journeys/support/fixtures.ts'
import { openMarketers, rows } from '#tests/journeys/support/marketers.ts'

test('a small leaderboard loads when its tab opens, and can be exported', async ({ page, stack }) => {
  await openMarketers(page, stack)
  const calls = countCalls(page, (_, body) => body.includes('listReferredUsers('))
  await expect(rows(page)).toHaveCount(10)
  expect(calls.count).toBe(0)
  await stack.setFault({ operation: 'listReferredUsers', fault: 'http-500' })
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await expect(page).toHaveURL('/admin/marketers?tab=leaderboard')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  const board = page.getByRole('table', { name: 'Leaderboard' })
  await expect(board.locator('tbody').getByRole('row')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Items listed' }).click()
  await expect(board.getByRole('columnheader', { name: 'Items listed' })).toHaveAttribute('aria-sort', 'descending')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = parse(await readFile(await file.path()), { bom: true, columns: true }) as Record<string, string>[]
  const items = lines.map((line) => Number(line['Items listed']))
  expect(items).toEqual([...items].sort((a, b) => b - a))
  expect(lines.find(({ Email }) => Email === 'ambassador@example.com')).toMatchObject({
    Name: 'Tunde Bakare',
    'Users Referred': '60',
  })
})

test('a page whose chart fails says so, and Retry starts it again', async ({ page, stack, consoleProblems }) => {
  await openMarketers(page, stack, '?tab=leaderboard')
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
  // The export of the leaderboard throws, as a bug in a chart would.
  await page.evaluate(() => {
    const join = Array.prototype.join
    Object.assign(Array.prototype, {
      join(this: unknown[], separator?: string) {
        if (this[0] === 'Rank') throw new Error('a bug')
        return join.call(this, separator)
      },
    })
  })
  await page.getByRole('button', { name: 'Export' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText("This section couldn't load.")
  await expectAccessiblePage(page)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
  await page.getByRole('tab', { name: 'All marketers' }).click()
  await expect(rows(page)).toHaveCount(10)
  consoleProblems.length = 0
})

const marketers = [
  { id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', referralCode: 'ADA-1', referredUsers: 2 },
  { id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com', referralCode: 'BEE-1', referredUsers: 1 },
]

/** Answers the calls for marketers and their referees. `createdAt` is null if the server sends no dates. */
const answerReferees = async (
  page: Page,
  dates: Readonly<Record<string, readonly (string | null)[]>>,
): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const body = route.request().postData() ?? ''
    const code = Object.keys(dates).find((name) => body.includes(`referralCode: \\"${name}\\"`))
    const users = body.includes('listAllMarketers(')
      ? marketers
      : (dates[code ?? ''] ?? []).map((createdAt, index) => ({ id: `${code}-${index}`, totalItemsCount: 1, createdAt }))
    const operation = ['listAllMarketers', 'listReferredUsers'].find((name) => body.includes(`${name}(`))
    if (!operation) return route.fallback()
    await route.fulfill({ json: { data: { [operation]: { users, lastEvaluatedKey: null, error: null } } } })
  })
}

const ranking = (page: Page) =>
  page
    .getByRole('table', { name: 'Leaderboard' })
    .locator('tbody')
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td, th')].slice(0, 3).map((cell) => cell.textContent)),
    )

/** Opens the leaderboard with the keys of the tabs. It loads by itself. */
const openLeaderboard = async (page: Page): Promise<void> => {
  await page.goto('/admin/marketers')
  await page.getByRole('tab', { name: 'All marketers' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
}

test('an admin sees who brought most people this month, with the keyboard alone', async ({ page, stack }) => {
  const now = new Date()
  const lastMonth = new Date(now.getFullYear(), now.getMonth(), 0, 12).toISOString()
  await storeSession(page, stack)
  await answerReferees(page, { 'ADA-1': [lastMonth, lastMonth], 'BEE-1': [now.toISOString()] })
  await openLeaderboard(page)
  expect(await ranking(page)).toEqual([
    ['1', 'Ada Obi', '2'],
    ['2', 'Bee Eze', '1'],
  ])
  const calls = countCalls(page, (_, body) => body.includes('listReferredUsers('))
  await page.getByLabel('Signed up').focus()
  await page.keyboard.type('This month')
  await expect
    .poll(() => ranking(page))
    .toEqual([
      ['1', 'Bee Eze', '1'],
      ['2', 'Ada Obi', '0'],
    ])
  expect(calls.count).toBe(0)
  await expectAccessiblePage(page)
})

test('a leaderboard without dates says that it cannot be narrowed to a month', async ({ page, stack }) => {
  await storeSession(page, stack)
  await answerReferees(page, { 'ADA-1': [null, null], 'BEE-1': [null] })
  await openLeaderboard(page)
  await page.getByLabel('Signed up').selectOption('This month')
  await expect(page.getByRole('alert')).toHaveText('The server sends no sign-up dates, so only all time can be shown.')
})
