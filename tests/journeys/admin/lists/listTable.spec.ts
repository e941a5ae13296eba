import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, rowPanel, tableRows } from '#tests/journeys/support/users.ts'

test.describe('the table', () => {
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

  test(
    'opens a row in a new tab, wherever the person presses it for one',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await openUsersPage(page, stack)
      const email = tableRows(page).first().locator('td[data-label=Email]')
      for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
        const tab = page.waitForEvent('popup')
        await email.click(press)
        await expect(rowPanel(await tab)).toContainText((await email.textContent()) ?? '')
        await expect(rowPanel(page)).toHaveCount(0)
      }
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click({ modifiers: ['ControlOrMeta'] })
      await expect(page.getByRole('menu')).toBeVisible()
      expect(page.context().pages()).toHaveLength(3)
    },
  )

  test('has a header that stays visible', { tag: '@whole' }, async ({ page, stack }) => {
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

  test('counts the selected rows that a search hides, and the dialog names the first five', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active')
    await expect(tableRows(page)).toHaveCount(10)
    const names = await tableRows(page).getByRole('link').allInnerTexts()
    await page.getByRole('checkbox', { name: 'Select every row of this page' }).check()
    await expect(page.getByText('10 selected', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
    await expect(page.getByText('10 selected, 10 not shown', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Suspend 10' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to suspend these 10 users?')
    await expect(dialog.getByRole('strong')).toHaveText(names.slice(0, 5).map((name) => name.split('\n').at(-1) ?? ''))
    await expect(dialog).toContainText('and 5 more')
  })

  test('opens a row after a click, except on a control or after a text selection', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    const first = tableRows(page).first()
    await first.getByRole('checkbox').check()
    await first.getByRole('button').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    const cell = first.getByRole('cell').nth(1)
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
    for (const [button, place] of [
      ['Next', '2 of 1,240'],
      ['Previous', '1 of 1,240'],
    ] as const) {
      await rowPanel(page).getByRole('button', { name: button }).click()
      await expect(rowPanel(page).getByText(place)).toBeVisible()
    }
    await rowPanel(page).getByText('Technical details').click()
    for (const field of ['Email', 'Phone number', 'Role', 'Referral code', 'Users referred', 'Social identity', 'Id'])
      await expect(rowPanel(page).getByText(field, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first.getByRole('link')).toBeFocused()
  })
})
