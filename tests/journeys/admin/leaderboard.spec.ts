import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { countCalls, expect, test } from '#tests/journeys/support/fixtures.ts'
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
