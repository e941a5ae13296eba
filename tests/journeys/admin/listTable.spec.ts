import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { exportColumns } from '#domain/lists/exportColumns.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, rowPanel, saveData, tableRows } from '#tests/journeys/support/users.ts'

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
  })

  test('for another program contains the texts as they are stored', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByLabel('Kind of file').selectOption('For another program')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^This page/ }).click(),
    ])
    const [labels, first] = parse(await readFile(await file.path(), 'utf8')) as string[][]
    expect(labels?.[0]).toBe('Name')
    expect(first?.[2]).toMatch(/^\+234\d{10}$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('contains the selected rows', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await tableRows(page).nth(1).getByRole('checkbox').check()
    const selected = await tableRows(page).nth(1).getByRole('link').locator('bdi').textContent()
    const { lines } = await download(page, /^Selected rows/)
    expect(lines.map(([name]) => name)).toEqual(['Name', selected])
  })

  test('contains all rows, and loading them can be cancelled', async ({ page, stack }) => {
    await saveData(page)
    await openUsersPage(page, stack)
    await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 60_000, match: { limit: 1_000 } })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: /^All users/ }).click()
    await expect(page.getByText('0 of 1,240 users loaded')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { lines } = await download(page, /^All users/)
    expect(lines).toHaveLength(1_241)
    expect(new Set(lines.map(([, email]) => email)).size).toBe(1_241)
  })

  test('continues after a failed batch', async ({ page, stack }) => {
    await saveData(page)
    await openUsersPage(page, stack)
    await stack.setFault({
      operation: 'listAllUsers',
      fault: 'http-500',
      match: { limit: 1_000, isFirst: false },
    })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: /^All users/ }).click()
    await expect(page.getByText('1,000 of 1,240 users loaded')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
    ])
    expect(parse(await readFile(await file.path(), 'utf8'), { bom: true })).toHaveLength(1_241)
  })
})

test.describe('the table', () => {
  test('stores its columns and density for the next visit', { tag: '@whole' }, async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByLabel('Email').uncheck()
    await page.getByLabel('Referral code').check()
    await page.getByLabel('Compact').check()
    await page.getByRole('button', { name: 'Done' }).click()
    const headers = ['', 'Name', 'Phone number', 'Items added', 'User status', 'Referral code', 'Actions']
    await expect(page.getByRole('columnheader')).toHaveText(headers)
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(headers)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Name',
      'Email',
      'Phone number',
      'Items added',
      'User status',
      'Actions',
    ])
  })

  test('is sorted by its headers, and the dropdown agrees', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    const header = (name: string) => page.getByRole('columnheader', { name })
    const counts = async () =>
      (await tableRows(page).locator('td[data-label="Items added"]').allTextContents()).map(Number)
    await header('Items added').getByRole('button').click()
    await expect(header('Items added')).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL('/admin/users?sort=items')
    await expect(page.getByLabel('Sort')).toHaveValue('items')
    const most = await counts()
    expect(most).toEqual(most.toSorted((a, b) => b - a))
    await page.keyboard.press('Enter')
    await expect(header('Items added')).toHaveAttribute('aria-sort', 'ascending')
    const fewest = await counts()
    expect(fewest).toEqual(fewest.toSorted((a, b) => a - b))
    expect(fewest[0]).toBeLessThan(most[0] ?? 0)
    await page.getByLabel('Sort').selectOption('Name')
    await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('Items added')).not.toHaveAttribute('aria-sort')
    await page.goBack()
    await expect(header('Items added')).toHaveAttribute('aria-sort', 'ascending')
    expect(await counts()).toEqual(fewest)
  })

  test('shows all rows of a page in a window of 1440 x 900', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openUsersPage(page, stack)
    await expect(tableRows(page).nth(9)).toBeInViewport({ ratio: 1 })
  })

  test('has a header that stays visible', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?size=50')
    await expect(tableRows(page)).toHaveCount(50)
    await tableRows(page).nth(40).scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeInViewport({ ratio: 1 })
  })

  test('selects all matches', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?status=SUSPENDED')
    await expect(page.getByText('140 matches in all 1,240 users.')).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).first().click()
    await expect(page.getByRole('button', { name: 'All matches 140' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Select every row of this page').check()
    await page.getByRole('button', { name: 'Select all 140 matches' }).click()
    await expect(page.getByText('140 selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activate 140' })).toBeVisible()
  })

  test('counts the selected rows that a search hides, and the dialog names them', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active')
    await expect(tableRows(page)).toHaveCount(10)
    for (const index of [0, 1, 2]) await tableRows(page).nth(index).getByRole('checkbox').check()
    await expect(page.getByText('3 selected', { exact: true })).toBeVisible()
    const names = await tableRows(page).getByRole('link').allInnerTexts()
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
    await expect(page.getByText('3 selected, 3 not shown', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Suspend 3' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to suspend these 3 users?')
    await expect(dialog.getByRole('strong')).toHaveText(names.slice(0, 3).map((name) => name.split('\n').at(-1) ?? ''))
  })

  test('opens a row after a click, except on a control or after a text selection', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    const first = tableRows(page).first()
    await first.getByRole('checkbox').check()
    await first.getByRole('button').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    const cell = first.getByRole('cell').nth(2)
    const box = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 12, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().length ?? 0)).toBeGreaterThan(2)
    await expect(rowPanel(page)).toHaveCount(0)
    const name = (await first.getByRole('link').innerText()).split('\n').at(-1) ?? ''
    await cell.click()
    await expect(rowPanel(page)).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(first.getByRole('link')).toBeFocused()
  })

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
      await page.getByRole('button', { name: 'Columns' }).click()
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
    await page.getByRole('button', { name: 'Columns' }).focus()
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

  test('has a toolbar of one line, which a filter does not change', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await storeSession(page, stack)
    const heightOf = async (path: string) => {
      await page.goto(path)
      await expect(tableRows(page)).toHaveCount(10)
      return (await page.getByRole('group', { name: 'What to show' }).boundingBox())?.height
    }
    for (const path of ['/admin/users', '/admin/users?status=ACTIVE', '/admin/all-items', '/admin/all-items?deal=Rent'])
      expect(await heightOf(path), path).toBe(40)
    for (const name of ['Copy link', 'Shortcuts']) await expect(page.getByText(name, { exact: true })).toBeVisible()
  })

  test('shows the date and the status of an item on a phone', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await storeSession(page, stack)
    await page.goto('/admin/all-items')
    await expect(tableRows(page).first()).toContainText(/[A-Z][a-z]{2} \d+, \d{4}/)
    for (const place of ['detail', 'end'])
      await expect(tableRows(page).first().locator(`[data-phone="${place}"]`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('has whole names in one line, and whole emails, owners and places', async ({ page, stack }) => {
    await storeSession(page, stack)
    /** The texts that are cut, or need another line. */
    const cutTexts = (selector: string, isOneLine = false) =>
      tableRows(page)
        .locator(selector)
        .evaluateAll(
          (all, maxHeight) =>
            all.flatMap((part) =>
              part.scrollWidth > part.clientWidth || part.clientHeight > maxHeight ? [part.textContent] : [],
            ),
          isOneLine ? 24 : 1_000,
        )
    for (const [path, width, selector, isOneLine] of [
      ['/admin/marketers', 1440, '[data-row-link] > :last-child', true],
      ['/admin/marketers', 768, '[data-row-link] > :last-child', true],
      ['/admin/marketers', 390, '[data-label=Email] > *', false],
      ['/admin/all-items', 768, '[data-label=Location] > *', false],
      ['/admin/all-items', 768, '[data-row-link] bdi + bdi', true],
      ['/admin/all-items', 390, '[data-row-link] bdi + bdi', true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(tableRows(page)).toHaveCount(10)
      expect(await cutTexts(selector, isOneLine), `${path} at ${width}`).toEqual([])
    }
  })

  test('shows cards on a phone in its upper half, without horizontal scrolling', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 844 })
    await storeSession(page, stack)
    for (const path of ['/admin/users', '/admin/all-items', '/admin/marketers']) {
      await page.goto(path)
      await expect(tableRows(page)).toHaveCount(10)
      await expect(tableRows(page).first()).toHaveCSS('display', 'grid')
      expect((await tableRows(page).first().boundingBox())?.y, path).toBeLessThan(400)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })
})
