import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { exportColumns } from '#domain/lists/csvDownload.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, saveData, tableRows } from '#tests/journeys/support/users.ts'

test.describe('a CSV file of users', () => {
  const download = async (page: Page, choice: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).first().click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: choice }).click(),
    ])
    const lines = parse(await readFile(await file.path(), 'utf8'), { bom: true, record_delimiter: '\r\n' })
    return { name: file.suggestedFilename(), lines: lines as string[][] }
  }

  test('contains every field of the rows of the page, and has the name of the view', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active&sort=name')
    await expect(tableRows(page)).toHaveCount(10)
    const { name, lines } = await download(page, /^This page/)
    expect(name).toMatch(/^users-active-by-name-page-1-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(lines[0]).toEqual(exportColumns.users.map(({ label }) => label))
    expect(lines).toHaveLength(11)
    expect(lines[1]?.[2]).toMatch(/^="\+234\d{10}"$/)
    await tableRows(page).nth(1).getByRole('checkbox').check()
    const selected = await download(page, /^Selected rows/)
    expect(selected.lines).toEqual([lines[0], lines[2]])
  })

  test('for another program contains all rows, whose loading can be cancelled, and goes on after a failed batch', async ({
    page,
    stack,
  }) => {
    await saveData(page)
    await openUsersPage(page, stack)
    await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 60_000, match: { limit: 1_000 } })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: /^All users/ }).click()
    await expect(page.getByText('0 of 1,240 users loaded')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await stack.setFault({ operation: 'listAllUsers', fault: 'http-500', match: { limit: 1_000, isFirst: false } })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByLabel('File').selectOption('For another program')
    await page.getByRole('button', { name: /^All users/ }).click()
    await expect(page.getByText('1,000 of 1,240 users loaded')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
    ])
    const lines = parse(await readFile(await file.path(), 'utf8')) as string[][]
    expect(lines).toHaveLength(1_241)
    expect(lines[1]?.[2]).toMatch(/^\+234\d{10}$/)
    expect(new Set(lines.map(([, email]) => email)).size).toBe(1_241)
  })
})
