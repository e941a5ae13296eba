import { requestCode, expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { saveData } from '#tests/journeys/support/users.ts'
import { adminEmail } from '#tests/support/stack.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const unknown = 'Something went wrong. Please try again or contact support.'

test('a code check with wrong types has used the code, so another one is sent', async ({ page, stack }) => {
  await requestCode(page)
  await stack.setFault({ operation: 'RespondToAuthChallenge', fault: 'wrong-types' })
  const input = page.getByRole('textbox', { name: 'Verification code' })
  await input.fill(await stack.readCode(adminEmail))
  await expect(input).toHaveAccessibleDescription(unknown)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(input).toHaveAccessibleDescription(
    'That code can no longer be used. Enter the new one that we have sent you.',
  )
  await input.fill(await stack.readCode(adminEmail))
  await expect(page).toHaveURL('/admin')
})

test(
  'a card whose figures cannot be loaded shows the reason, and the other cards work',
  { tag: '@whole' },
  async ({ page, stack }) => {
    await storeSession(page, stack)
    await stack.setFault({
      operation: 'getDashboard',
      match: { section: 'itemListings' },
      fault: 'http-500',
      times: 20,
    })
    await page.goto('/admin')
    const card = page.getByRole('region', { name: 'Item Listings Overview' })
    await expect(card.getByRole('alert')).toContainText(`Error: ${unknown}`)
    await expect(page.getByRole('region', { name: 'User Overview' })).toContainText('1,240 total users')
    await expect(page.getByRole('region', { name: 'Item Overview' })).toContainText('3,600 Lifetime')
    await expect(page.getByRole('region', { name: 'Item Performance' })).toContainText('total items')
    await stack.clearFaults()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(card).toContainText('total listings')
    await expect(card.getByRole('alert')).toHaveCount(0)
  },
)

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

test('a later batch that fails keeps the rows, and loads after Retry', { tag: '@whole' }, async ({ page, stack }) => {
  await saveData(page)
  await storeSession(page, stack)
  await page.goto('/admin/users?size=50')
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(50)
  await stack.setFault({ operation: 'listAllUsers', fault: 'http-500' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('region', { name: 'All Users' }).getByRole('alert')).toContainText(unknown)
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(50)
  await page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Newest 200 of 1,240 users')).toBeVisible()
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

const lists = [
  ['/admin/users', 'Failed to fetch user counts', '1,240'],
  ['/admin/all-items', 'Error: ', '3,600'],
] as const

for (const [url, text, total] of spread(lists, 2))
  test(`counts that fail at ${url} show a notice, and the list stays usable`, async ({ page, stack }) => {
    await storeSession(page, stack)
    await stack.setFault({ operation: 'getDashboard', fault: 'http-500' })
    await page.goto(url)
    const figures = page.getByRole('region', { name: /^Totals of/ })
    await expect(figures.getByRole('alert')).toContainText(text)
    await expect(figures.getByRole('alert')).toContainText(unknown)
    await expect(page.getByRole('table')).toBeVisible()
    await figures.getByRole('button', { name: 'Retry' }).click()
    await expect(figures).toContainText(total)
    await expect(figures.getByRole('alert')).toHaveCount(0)
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

for (const [url, list, operation, total] of [
  ['/admin/users', 'All Users', 'listAllUsers', '1,240'],
  ['/admin/all-items', 'All Items', 'listAllItems', '3,600'],
] as const)
  test(`a list that fails at ${url} with its counts has the only notice, whose Retry loads both`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 20 })
    await stack.setFault({ operation, fault: 'http-500', times: 20 })
    await page.goto(url)
    const figures = page.getByRole('region', { name: /^Totals of/ })
    const notice = page.getByRole('main').getByRole('alert')
    await expect(page.getByRole('region', { name: list }).getByRole('alert')).toContainText(unknown)
    await expect(figures.getByText('–')).not.toHaveCount(0)
    await expect(notice).toHaveCount(1)
    await stack.clearFaults()
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(figures).toContainText(total)
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(10)
    await expect(notice).toHaveCount(0)
  })
