import type { Page } from '@playwright/test'
import { countCalls, expect, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'
import { changeStatus, openUsersPage, saveData, tableRows } from '#tests/journeys/support/users.ts'

const figures = (page: Page) => page.getByRole('region', { name: 'Totals of users' })

test.describe('the users page', () => {
  test('shows tiles, the first ten users and three tabs, which the arrow keys, Home and End change', async ({
    page,
    stack,
  }) => {
    await openUsersPage(page, stack)
    // Or the rest loads after ten seconds.
    await page.getByRole('searchbox', { name: 'Search' }).hover()
    await expect(figures(page)).toContainText(/All users\D*1,240.*Active users\D*1,100.*Inactive users\D*140/)
    await expect(figures(page)).toContainText(/All users.*\+[\d.]+%\d+ in 30 days.*Active users/)
    await expect(figures(page)).not.toContainText('No comparison yet')
    await expect(page.getByRole('table', { name: 'All Users' }).getByRole('columnheader')).toHaveText([
      '',
      'Name',
      'Email',
      'Phone number',
      'Items added',
      'User status',
      'Actions',
    ])
    await expect(tableRows(page)).toHaveCount(10)
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
    await expect(page.getByText(/^1,240 users\. Updated /)).toBeVisible()
    await page.getByRole('tab', { name: 'All users' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('table', { name: 'Active Users' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('table', { name: 'Inactive Users' })).toBeVisible()
    await expect(page).toHaveURL('/admin/users?tab=inactive')
    await page.keyboard.press('Home')
    await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
  })

  test('shows a measured change after counts of another day', { tag: '@whole' }, async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(tableRows(page)).toHaveCount(10)
    await page.evaluate(() => {
      const history = JSON.parse(localStorage.getItem('dailyHistory') ?? '{}') as {
        days: { source: string; usersTotal: number; usersActive: number }[]
      }
      for (const day of history.days.slice(-3, -2))
        Object.assign(day, { source: 'real', usersTotal: 1_000, usersActive: 1_000 })
      localStorage.setItem('dailyHistory', JSON.stringify(history))
    })
    await page.reload()
    await expect(figures(page)).toContainText(/Active users.*\+\d+(\.\d+)?%since /)
  })

  test('loads its rest when the pointer is over the search field, and a search waits for it', async ({
    page,
    stack,
  }) => {
    await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 4_000, match: { limit: 1_000 } })
    const calls = countCalls(page, (_, body) => body.includes('listAllUsers'))
    await openUsersPage(page, stack)
    await expect(page.getByText(/^1,240 users\. Updated/)).toBeVisible()
    await expectAnswered(page)
    expect(calls.count).toBe(1)
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.hover()
    await expect(page.getByText('Loading 100 of 1,240 users')).toBeVisible()
    // Screen readers announce the end alone.
    const place = page.getByRole('navigation', { name: 'Pages of All Users' }).getByRole('status')
    await expect(place).toHaveAttribute('aria-live', 'off')
    await search.fill('nobody at all')
    await expect(page.getByText('0 matches. Loading 100 of 1,240 users')).toBeVisible()
    await expect(page.getByText('No users found.')).toBeHidden()
    await expect(page.getByText(/^0 matches in all 1,240 users\./)).toBeVisible()
    await expect(page.getByText('No users found.')).toBeVisible()
    await expect(page.getByText('Nothing matches "nobody at all".')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages of' })).toHaveCount(0)
    expect(calls.count).toBe(3)
  })

  test('goes to the page whose number a person types, with digits of any script', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(page.getByRole('button', { name: 'Page 1 of 124' })).not.toBeFocused()
    await page.getByRole('button', { name: 'Page 1 of 124' }).press('Enter')
    await page.getByLabel('Page', { exact: true }).fill('١٢٠')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Page 120 of 124' })).toBeFocused()
    await expect(tableRows(page)).toHaveCount(10)
    await expect(page).toHaveURL(/page=120/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('999')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Page 120 of 124' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Page 124 of 124' })).toBeFocused()
  })

  test(
    'says how far it searched if the browser saves data, loads all users on request, keeps the focus, and goes on after a failure',
    { tag: '@whole' },
    async ({ page, stack }) => {
      await saveData(page)
      await openUsersPage(page, stack)
      await expect(page.getByText(/^Newest 100 of 1,240 users\./)).toBeVisible()
      const search = page.getByRole('searchbox', { name: 'Search' })
      await search.fill('nobody at all')
      await expect(page.getByText('0 matches in the first 400 users')).toBeVisible()
      await expect(page.getByText("Only the first 400 were searched. Press 'Search all' above")).toBeVisible()
      await expect(page.getByRole('button', { name: 'Search all' })).toBeVisible()
      await search.fill('')
      await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 60_000 })
      await page.getByRole('button', { name: 'Load all 1,240' }).press('Enter')
      await expect(page.getByText('Loading 400 of 1,240 users')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Load all 1,240' })).toBeFocused()
      await stack.setFault({ operation: 'listAllUsers', fault: 'http-500' })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
      const calls = countCalls(page, (_, body) => body.includes('listAllUsers'))
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(/^1,240 users\./)).toBeVisible()
      expect(calls.count).toBe(1)
    },
  )
})

test.describe('the status of a user', () => {
  test('changes immediately in all lists and counts, and after a reload', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await expect(figures(page)).toContainText('1,100')
    const id = await tableRows(page).filter({ hasText: 'ACTIVE' }).first().getAttribute('data-row')
    await page
      .locator(`[data-row="${id}"]`)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await changeStatus(page.locator(`[data-row="${id}"]`), 'Suspend')
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('Suspended')
    await expect(figures(page)).toContainText(/1,099.*141/)
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()
    await page.getByRole('tab', { name: 'Active users', exact: true }).click()
    await expect(tableRows(page)).toHaveCount(10)
    await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
    await expectAnswered(page)
    await page.goto('/admin/users')
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('Suspended')
    await changeStatus(page.locator(`[data-row="${id}"]`), 'Activate')
    await expect(figures(page)).toContainText(/1,100.*140/)
  })

  test('of several users changes one after the other, and failed changes can be retried', async ({ page, stack }) => {
    await openUsersPage(page, stack, '?tab=active')
    await expect(tableRows(page)).toHaveCount(10)
    for (const index of [0, 1, 2]) await tableRows(page).nth(index).getByRole('checkbox').check()
    await stack.setFault({ operation: 'suspendUser', fault: 'error-field', message: 'Permission denied' })
    const heading = page.getByRole('heading', { name: 'Active Users' })
    const before = await heading.boundingBox()
    await page.getByRole('button', { name: 'Suspend 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    const results = page.getByRole('region', { name: 'Changes of users' })
    await expect(results).toContainText('2 of 3 users suspended, 1 failed')
    await expect(results.getByRole('listitem')).toContainText("You don't have permission to perform this action.")
    await expect(heading).toBeFocused()
    expect(await heading.boundingBox()).toEqual(before)
    await test.step('the failures leave the bar of the selected rows free', async () => {
      await tableRows(page).nth(5).getByRole('checkbox').check()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.getByRole('button', { name: 'Clear selection' }).click({ trial: true })
        await page.getByRole('button', { name: /^(Suspend|Activate) \d$/ }).click({ trial: true })
        await results.getByRole('button', { name: 'Retry failed' }).click({ trial: true })
      }
      await page.getByRole('button', { name: 'Clear selection' }).click()
    })
    await results.getByRole('button', { name: 'Retry failed' }).click()
    await expect(page.locator('[data-toast]', { hasText: '3 users suspended' })).toBeVisible()
    await expect(results).toHaveCount(0)
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    for (const index of [0, 1, 2]) await tableRows(page).nth(index).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Activate 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
    await expect(page.locator('[data-toast]', { hasText: '3 users activated' })).toBeVisible()
  })
})
