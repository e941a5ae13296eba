import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const unknown = 'Something went wrong. Please try again or contact support.'

test('cards that all fail show one notice, whose Retry loads them again', async ({ page, stack }) => {
  await storeSession(page, stack)
  await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 20 })
  await page.goto('/admin')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toHaveText(`Failed to fetch user countsError: ${unknown}Retry`)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
  await stack.clearFaults()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
  await expect(page.getByRole('region', { name: 'Item Listings Overview' })).toContainText('total listings')
  await expect(notice).toHaveCount(0)
})

test('a list that the server limits counts down to the next try', async ({ page, stack }) => {
  await storeSession(page, stack)
  await stack.setFault({ operation: 'listAllUsers', fault: 'http-429', retryAfter: '4' })
  await page.goto('/admin/users')
  const list = page.getByRole('region', { name: 'All Users' })
  await expect(list.getByRole('alert')).toContainText('Please wait a moment and try again.')
  const retry = list.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveText(/^Retry in \d s$/)
  await expect(retry).toBeDisabled()
  await retry.focus()
  await expect(retry).toBeFocused()
  await retry.press('Enter')
  await expect(list.getByRole('alert')).toBeVisible()
  await expect(retry).toHaveText('Retry')
  await expect(retry).toBeFocused()
  await retry.press('Enter')
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(10)
})

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the toast about a list that fails does not cover the Retry of its notice', async ({ page, stack }) => {
    await storeSession(page, stack)
    await stack.setFault({ operation: 'listAllUsers', fault: 'http-500', times: 20 })
    await page.clock.install()
    await page.goto('/admin/users')
    const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await expect(page.locator('[data-toast]')).toBeVisible()
    const isOnTop = await retry.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  })
})

const lists = [
  ['/admin/users', 'All Users', 'listAllUsers', 'Failed to fetch user counts', '1,240'],
  ['/admin/all-items', 'All Items', 'listAllItems', 'Error: ', '3,600'],
] as const

for (const [url, list, operation, text, total] of spread(lists, 2))
  test(`${url} / counts that fail with their list leave it the only notice, whose Retry loads both, and alone have their own`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 20 })
    await stack.setFault({ operation, fault: 'http-500', times: 20 })
    await page.goto(url)
    const figures = page.getByRole('region', { name: /^Totals of/ })
    const notice = page.getByRole('main').getByRole('alert')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(page.getByRole('region', { name: list }).getByRole('alert')).toContainText(unknown)
    await expect(figures.getByText('–')).not.toHaveCount(0)
    await expect(notice).toHaveCount(1)
    await stack.clearFaults()
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(figures).toContainText(total)
    await expect(rows).toHaveCount(10)
    await expect(notice).toHaveCount(0)
    await stack.setFault({ operation: 'getDashboard', fault: 'http-500' })
    await page.reload()
    await expect(figures.getByRole('alert')).toContainText(text)
    await expect(figures.getByRole('alert')).toContainText(unknown)
    await expect(rows).toHaveCount(10)
    await figures.getByRole('button', { name: 'Retry' }).click()
    await expect(figures).toContainText(total)
    await expect(notice).toHaveCount(0)
  })
