import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TestStack } from '#tests/support/stack.ts'
import { countCalls, expect, openSession, test } from '#tests/journeys/support/fixtures.ts'

const openUsers = async (page: Page, stack: TestStack, search = ''): Promise<void> => {
  await openSession(page, stack)
  await page.goto(`/admin/users${search}`)
  await expect(page.getByRole('heading', { name: 'Users', level: 1, includeHidden: true })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const figures = (page: Page) => page.getByRole('region', { name: 'Figures' })

test.describe('the users page', () => {
  test('shows tiles, three tabs and the first ten users', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(figures(page)).toContainText(/All users\D*1,240.*Active users\D*1,100.*Inactive users\D*140/)
    await expect(figures(page)).toContainText('+10.25%sample, not measured')
    await expect(page.getByRole('table', { name: 'All Users' }).getByRole('columnheader')).toHaveText(['', 'Name', 'Email', 'Phone number', 'Items added', 'User status', 'Actions'])
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
    await expect(page.getByText('100 of 1,240 users loaded; sorting covers these')).toBeVisible()
  })

  test('measures a change once another day was counted', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(rows(page)).toHaveCount(10)
    await page.evaluate(() => {
      const history = JSON.parse(localStorage.getItem('dailyHistory') ?? '{}') as { days: { source: string; usersTotal: number; usersActive: number }[] }
      for (const day of history.days.slice(-3, -2)) Object.assign(day, { source: 'real', usersTotal: 1_000, usersActive: 1_000 })
      localStorage.setItem('dailyHistory', JSON.stringify(history))
    })
    await page.reload()
    await expect(figures(page)).toContainText(/\+24%since /)
  })

  test('moves between tabs with arrows, Home and End', async ({ page, stack }) => {
    await openUsers(page, stack)
    await page.getByRole('tab', { name: 'All users' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('table', { name: 'Active Users' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('table', { name: 'Inactive Users' })).toBeVisible()
    await expect(page).toHaveURL('/admin/users?tab=inactive')
    await page.keyboard.press('Home')
    await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
  })

  test('turns pages, and fetches the next batch before it is needed', async ({ page, stack }) => {
    await openUsers(page, stack, '?size=50')
    await expect(rows(page)).toHaveCount(50)
    const calls = countCalls(page, (_, body) => body.includes('listAllUsers'))
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of 25')).toBeVisible()
    await expect(page.getByText('200 of 1,240 users loaded')).toBeVisible()
    expect(calls.count).toBe(1)
    await page.getByLabel('Rows per page').selectOption('20')
    await expect(page.getByText('Page 1 of 62')).toBeVisible()
  })

  test('says what a search looked through, and goes on when told', async ({ page, stack }) => {
    await openUsers(page, stack)
    await page.getByLabel('Search').fill('nobody at all')
    await expect(page.getByText('0 matches in the first 400 users')).toBeVisible()
    await expect(page.getByText('No users found.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep looking' }).click()
    await expect(page.getByText('0 matches in all 1,240 users')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep looking' })).toHaveCount(0)
  })

  test('stops looking when told', async ({ page, stack }) => {
    await openUsers(page, stack)
    await page.getByLabel('Search').fill('nobody at all')
    await expect(page.getByText('0 matches in the first 400 users')).toBeVisible()
    await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 60_000 })
    await page.getByRole('button', { name: 'Keep looking' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('0 matches in the first 400 users')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep looking' })).toBeVisible()
  })

  test('is the same again at its address, and Back undoes one step', async ({ page, stack }) => {
    await openUsers(page, stack, '?tab=active&q=ada&sort=name&size=20')
    await expect(page.getByLabel('Search')).toHaveValue('ada')
    await expect(page.getByLabel('Sort')).toHaveValue('name')
    await expect(page.getByLabel('Rows per page')).toHaveValue('20')
    await expect(page.getByRole('tab', { name: 'Active users', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/admin/users')
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin/users?page=2')
    await page.getByLabel('Search').fill('suspended')
    await expect(page).toHaveURL('/admin/users?q=suspended')
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    await expect(page).toHaveURL('/admin/users?tab=inactive')
    await page.goBack()
    await expect(page.getByLabel('Search')).toHaveValue('suspended')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveValue('')
    await page.goBack()
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
  })

  test('steps that come before their address is written are steps all the same', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).evaluate(async (next: HTMLElement) => {
      next.click()
      await Promise.resolve()
      next.click()
    })
    await expect(page).toHaveURL('/admin/users?page=3')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
    await expect(page).toHaveURL('/admin/users?page=2')
  })

  test('a link that overtakes the address of a page leaves a step to that page behind', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(rows(page)).toHaveCount(10)
    await page.evaluate(() => {
      const named = (selector: string, name: string) => [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name)
      named('button', 'Next')?.click()
      named('a', 'Settings')?.click()
    })
    await expect(page).toHaveURL('/admin/settings')
    await page.goBack()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
  })

  test('Back that overtakes the address of a page shows where it leads', async ({ page, stack }) => {
    await openUsers(page, stack)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin/users?page=2')
    await page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => {
      // No frame is painted before the browser has gone back.
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const { requestAnimationFrame: paint } = window
      window.requestAnimationFrame = (then) => (void gone.then(() => paint(then)), 0)
      next.click()
      history.back()
    })
    await expect(page).toHaveURL('/admin/users')
    await expect(page.getByText('Page 1 of 124')).toBeVisible()
    await page.goForward()
    await expect(page.getByText('Page 2 of 124')).toBeVisible()
    await expect(page).toHaveURL('/admin/users?page=2')
  })

  test('opens a user at an address of their own, with neighbours and their items', async ({ page, stack }) => {
    await openUsers(page, stack)
    const first = rows(page).first().getByRole('link')
    const name = await first.textContent()
    await first.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('1 of 100')).toBeVisible()
    await expect(page).toHaveURL(/open=USR-/)
    for (const field of ['Email', 'Phone number', 'User type', 'Role', 'Referral code', 'Users referred', 'Social identity', 'Device token', 'Id']) await expect(drawer.getByText(field, { exact: true })).toBeVisible()
    const opened = page.url()
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(drawer.getByText('2 of 100')).toBeVisible()
    await expect(page).not.toHaveURL(opened)
    await page.goBack()
    await expect(drawer.getByText('1 of 100')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: name?.replace(/^[A-Z]{2}/, '') ?? '' })).toBeVisible()
    await page.getByRole('link', { name: /^Items of this user/ }).click()
    await expect(page).toHaveURL(/\/admin\/all-items\?q=USR-/)
    await expect(page.getByRole('heading', { name: 'All Items', level: 1 })).toBeVisible()
  })
})

test.describe('the status of a user', () => {
  const act = async (page: Page, button: 'Suspend' | 'Activate'): Promise<string> => {
    const row = rows(page).filter({ hasText: button === 'Suspend' ? 'ACTIVE' : 'SUSPENDED' }).first()
    const id = (await row.getAttribute('data-row')) ?? ''
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: button }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`Are you sure you want to ${button.toLowerCase()} this user?`)
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
    return id
  }

  test('changes at once in all lists and counts, and stays', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(figures(page)).toContainText('1,100')
    const id = await act(page, 'Suspend')
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('SUSPENDED')
    await expect(figures(page)).toContainText(/1,099.*141/)
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()
    await page.getByRole('tab', { name: 'Active users', exact: true }).click()
    await expect(rows(page)).toHaveCount(10)
    await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
    await page.goto('/admin/users')
    await expect(page.locator(`[data-row="${id}"]`)).toContainText('SUSPENDED')
    await act(page, 'Activate')
    await expect(figures(page)).toContainText(/1,100.*140/)
  })

  for (const [fault, sentence] of [
    [{ fault: 'error-field', message: 'User is already suspended' }, 'This user is already suspended.'],
    [{ fault: 'graphql-error', message: 'Permission denied' }, "You don't have permission to perform this action."],
    [{ fault: 'http-500' }, 'Something went wrong. Please try again or contact support.'],
    [{ fault: 'drop', times: 20 }, 'Network error. Please check your internet connection and try again.'],
  ] as const)
    test(`goes back where the server answers with ${fault.fault}`, async ({ page, stack }) => {
      await openUsers(page, stack)
      await expect(figures(page)).toContainText('1,100')
      await stack.setFault({ operation: 'suspendUser', ...fault })
      const id = await act(page, 'Suspend')
      await expect(page.locator('[data-toast="error"]', { hasText: sentence })).toBeVisible()
      await expect(page.locator(`[data-row="${id}"]`)).toContainText('ACTIVE')
      await expect(figures(page)).toContainText(/1,100.*140/)
    })

  test('is left alone when the dialog is cancelled', async ({ page, stack }) => {
    await openUsers(page, stack)
    const calls = countCalls(page, (_, body) => body.includes('suspendUser'))
    await rows(page).filter({ hasText: 'ACTIVE' }).first().getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Confirm Suspension' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(calls.count).toBe(0)
  })

  test('of many changes one after the other, and the failed ones can be tried again', async ({ page, stack }) => {
    await openUsers(page, stack, '?tab=active')
    await expect(rows(page)).toHaveCount(10)
    for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check()
    await stack.setFault({ operation: 'suspendUser', fault: 'error-field', message: 'Permission denied' })
    await page.getByRole('button', { name: 'Suspend 3' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to suspend these 3 users?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    const results = page.getByRole('region', { name: 'Changes of many users' })
    await expect(results).toContainText('2 of 3 users changed, 1 failed')
    await expect(results.getByRole('listitem').filter({ hasText: 'Failed' })).toContainText("You don't have permission to perform this action.")
    await results.getByRole('button', { name: 'Retry failed' }).click()
    await expect(results).toContainText('3 of 3 users changed')
    await results.getByRole('button', { name: 'Dismiss' }).click()
    await expect(results).toHaveCount(0)
    await page.getByRole('tab', { name: 'Inactive users' }).click()
    for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Activate 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
    await expect(results).toContainText('3 of 3 users changed')
  })
})

test.describe('a file of users', () => {
  const download = async (page: Page, choice: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).first().click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: choice }).click()])
    const lines = parse(await readFile(await file.path(), 'utf8'), { bom: true, record_delimiter: '\r\n' })
    return { name: file.suggestedFilename(), lines: lines as string[][] }
  }

  test('holds the visible columns of the page, and is named after the view', async ({ page, stack }) => {
    await openUsers(page, stack, '?tab=active&sort=name')
    await expect(rows(page)).toHaveCount(10)
    const { name, lines } = await download(page, /^This page/)
    expect(name).toMatch(/^users-active-by-name-page-1-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(lines[0]).toEqual(['Name', 'Email', 'Phone number', 'Items added', 'User status'])
    expect(lines).toHaveLength(11)
    expect(lines[1]?.[2]).toMatch(/^'\+234\d{10}$/)
  })

  test('holds what is chosen', async ({ page, stack }) => {
    await openUsers(page, stack)
    await rows(page).nth(1).getByRole('checkbox').check()
    const chosen = await rows(page).nth(1).getByRole('link').locator('span').last().textContent()
    const { lines } = await download(page, /^Selected rows/)
    expect(lines.map(([name]) => name)).toEqual(['Name', chosen])
  })

  test('holds everything there is, fetched with a way to cancel', async ({ page, stack }) => {
    await openUsers(page, stack)
    await stack.setFault({ operation: 'listAllUsers', fault: 'slow', ms: 60_000, match: { payload: { limit: 1_000 } } })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: /^Everything there is/ }).click()
    await expect(page.getByText('0 of 1,240 users fetched')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { lines } = await download(page, /^Everything there is/)
    expect(lines).toHaveLength(1_241)
    expect(new Set(lines.map(([, email]) => email)).size).toBe(1_241)
  })

  test('goes on where a batch did not come', async ({ page, stack }) => {
    await openUsers(page, stack)
    await stack.setFault({ operation: 'listAllUsers', fault: 'http-500', match: { payload: { limit: 1_000, isFirst: false } } })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: /^Everything there is/ }).click()
    await expect(page.getByText('1,000 of 1,240 users fetched')).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()])
    expect(parse(await readFile(await file.path(), 'utf8'), { bom: true })).toHaveLength(1_241)
  })
})

test.describe('the table', () => {
  test('keeps its columns and density for the next visit', async ({ page, stack }) => {
    await openUsers(page, stack)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByLabel('Email').uncheck()
    await page.getByLabel('Referral code').check()
    await page.getByLabel('Compact').check()
    await page.getByRole('button', { name: 'Done' }).click()
    const heads = ['', 'Name', 'Phone number', 'Items added', 'User status', 'Referral code', 'Actions']
    await expect(page.getByRole('columnheader')).toHaveText(heads)
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(heads)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Email', 'Phone number', 'Items added', 'User status', 'Actions'])
  })

  test('is walked through with the keyboard', async ({ page, stack }) => {
    await openUsers(page, stack)
    await expect(rows(page)).toHaveCount(10)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('k')
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('x')
    await expect(rows(page).nth(0).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search')).toBeFocused()
    await page.keyboard.type('jx?')
    await expect(page.getByLabel('Search')).toHaveValue('jx?')
    await page.getByLabel('Search').fill('')
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.getByLabel('Single keys do something').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search')).not.toBeFocused()
  })

  test('is cards on a phone, and nothing scrolls sideways', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openUsers(page, stack)
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first()).toHaveCSS('display', 'grid')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
