import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

test(
  'sample reports can be searched and sorted, and each chosen order is logged',
  { tag: '@whole' },
  async ({ page, stack }) => {
    const lines: string[] = []
    page.on('console', (message) => void (message.type() === 'info' && lines.push(message.text())))
    await signIn(page, stack)
    await page.getByRole('link', { name: 'Feedbacks' }).click()
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect(page).toHaveURL('/admin/feedbacks/reports')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(8)
    await expect(page.getByText('These reports are samples')).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Deal Type')
    await expect(cards.first()).toContainText('Donate')
    expect(lines).toEqual(['The filter of the reports: Deal Type'])
    await page.getByRole('searchbox').fill('lagos')
    await expect(cards).toHaveCount(1)
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByText('No results for "nobody".')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(cards).toHaveCount(8)
    await expectAccessiblePage(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoHorizontalScroll(page)
    await page.goto('/admin/feedbacks/reviews')
    await expect(page.getByText('Reviews sub page')).toBeVisible()
  },
)

test(
  'the command palette opens pages, records and actions, and suspends a person, with the keyboard alone',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await signIn(page, stack)
    const field = page.getByRole('combobox', { name: /^Search pages/ })
    const open = async (term: string, first: RegExp) => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.type(term)
      await expect(page.getByRole('option').first()).toHaveText(first)
    }
    const choose = async (term: string, first: RegExp) => {
      await open(term, first)
      await page.keyboard.press('Enter')
      await expect(field).toHaveCount(0)
    }
    await open('idara essien', /^Idara Essien/)
    await expect(page.getByRole('status').filter({ hasText: /Searched the first 400 users/ })).toBeVisible()
    await expectAccessiblePage(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\?open=USR-/)
    await expect(rowPanel(page).getByRole('heading', { name: 'Idara Essien' })).toBeFocused()
    await page.keyboard.press('Escape')
    await choose('last 30', /^Last 30 days/)
    await expect(page).toHaveURL('/admin?period=last-30-days')
    await choose('dark', /^Dark theme/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await open('suspend idara', /^Idara Essien/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('option', { name: 'Suspend Idara Essien' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/users')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Idara Essien (is|was|has been) suspended/)).toBeVisible()
    await choose('export', /^Export/)
    await expect(page.getByRole('dialog', { name: 'Download as CSV' })).toBeVisible()
    await page.keyboard.press('Escape')
    await choose('new marketer', /^New Marketer/)
    await expect(page.getByRole('dialog', { name: 'New Marketer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await open('zzz', /^Search users for/)
    await expect(page.getByRole('option')).toHaveText([
      'Search users for "zzz"',
      'Search items for "zzz"',
      'Search marketers for "zzz"',
    ])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/marketers?q=zzz')
  },
)

test('the bell lists failed calls and can retry them, and lists no mistakes in forms', async ({ page, stack }) => {
  await signIn(page, stack)
  await stack.setFault({ operation: 'getDashboard', match: { section: 'itemOverview' }, fault: 'http-500' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Notifications, new ones' }).click()
  const list = page.getByRole('region', { name: 'Notifications' })
  await expect(page.getByRole('region', { name: 'Item Overview' }).getByRole('alert')).toBeVisible()
  await expectAccessiblePage(page)
  await list.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Item Overview' }).getByRole('alert')).toHaveCount(0)
  await expect(list.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Marketers', exact: true }).click()
  await page.getByRole('button', { name: 'New Marketer' }).click()
  await page.getByRole('button', { name: 'Add marketer' }).click()
  await expect(page.locator('[data-toast]', { hasText: 'Please fill all fields correctly.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a retry of the bell says why it is impossible', { tag: '@whole' }, async ({ page, stack }) => {
  const failInBackground = async (operation: string) => {
    await stack.setFault({ operation, match: { limit: 1_000 }, fault: 'http-500' })
    await page.getByRole('searchbox', { name: 'Search' }).hover()
    await expect(page.getByRole('button', { name: 'Notifications, new ones' })).toBeVisible()
  }
  const retryOldest = async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Retry' }).last().click()
  }
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await failInBackground('listAllUsers')
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByText(/^1,240 users\. Updated /)).toBeVisible()
  await retryOldest()
  await expect(page.getByText('There is nothing left to try again.')).toBeVisible()
  await page.getByRole('link', { name: 'All Items' }).click()
  await failInBackground('listAllItems')
  await page.getByRole('link', { name: 'Feedbacks' }).click()
  await retryOldest()
  await expect(page.getByText('Its page is not open any more. Open it to try again.')).toBeVisible()
})

test(
  'a page without its code after a release offers a retry, and the console offers its new version',
  { tag: '@whole' },
  async ({ page, stack, consoleProblems }) => {
    await signIn(page, stack)
    await page.route(/assets\/settings-/, (route) => route.abort())
    await page.route('/admin/settings', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<meta name="release" content="next" />' }),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText('This page could not be loaded')
    const banner = page.getByRole('status', { name: 'New version' })
    await expect(banner).toBeVisible()
    await expectAccessiblePage(page)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Feedbacks' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await banner.getByRole('button', { name: 'Reload' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toBeVisible()
    consoleProblems.length = 0
  },
)
