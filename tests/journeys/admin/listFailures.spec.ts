import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { isWhole, spread } from '#tests/journeys/support/spread.ts'

const unknown = 'Something went wrong. Please try again or contact support.'
const network = 'Network error. Please check your internet connection and try again.'
const timeout = 'The request timed out. Please try again later.'

const faults = [
  [{ fault: 'error-field', message: 'Permission denied' }, "You don't have permission to perform this action."],
  [{ fault: 'graphql-error', message: 'stack trace at line 7' }, unknown],
  [{ fault: 'http-500' }, unknown],
  [{ fault: 'malformed' }, unknown],
  [{ fault: 'null-data' }, unknown],
  [{ fault: 'wrong-types' }, unknown],
  [{ fault: 'drop' }, network],
] as const

const lists = [
  ['listAllUsers', '/admin/users', 'Failed to fetch all users', 'All Users'],
  ['listActiveUsers', '/admin/users?tab=active', 'Failed to fetch active users', 'Active Users'],
  ['listInActiveUsers', '/admin/users?tab=inactive', 'Failed to fetch inactive users', 'Inactive Users'],
  ['listAllItems', '/admin/all-items', 'Failed to fetch items', 'All Items'],
  ['listDonatedItems', '/admin/all-items?tab=donated', 'Failed to fetch donated items', 'Donated Items'],
  ['listRentedItems', '/admin/all-items?tab=rented', 'Failed to fetch rented items', 'Rented Items'],
  ['listSoldItems', '/admin/all-items?tab=sold', 'Failed to fetch sold items', 'Sold Items'],
  ['listAllItems', '/admin/all-items?tab=swapped', 'Failed to fetch swapped items', 'Swapped Items'],
] as const

/** `npm test` tries one fault for every third list. */
for (const [index, [operation, url, title, table]] of spread([...lists.entries()], 3))
  test.describe(`${operation} at ${url}`, () => {
    test('shows a notice for a fault, and loads after Retry', async ({ page, stack }) => {
      await storeSession(page, stack)
      for (const [fault, sentence] of spread(faults, faults.length, index % faults.length)) {
        await stack.setFault({ operation, ...fault, times: fault.fault === 'drop' ? 20 : 1 })
        await page.goto(url)
        const alert = page.getByRole('region', { name: table }).getByRole('alert')
        await expect(alert).toContainText(title)
        await expect(alert).toContainText(sentence)
        if (operation.endsWith('Users'))
          await expect(
            page.locator('[data-toast="error"]', { hasText: `Error loading users: ${sentence}` }),
          ).toBeVisible()
        await stack.clearFaults()
        await alert.getByRole('button', { name: 'Retry' }).click()
        await expect(page.getByRole('table', { name: table })).toBeVisible()
      }
    })

    test('fails after 15 seconds without an answer', async ({ page, stack }) => {
      test.skip(!isWhole && index > 0, 'the other lists: npm run test:whole')
      await storeSession(page, stack)
      await page.clock.install()
      await stack.setFault({ operation, fault: 'slow', ms: 60_000 })
      await page.goto(url)
      const list = page.getByRole('region', { name: table })
      await expect(list).toHaveAttribute('aria-busy', 'true')
      await page.clock.fastForward(15_000)
      await expect(list.getByRole('alert')).toContainText(timeout)
    })
  })

test('a later batch that fails keeps the rows, and loads after Retry', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin/users?size=50')
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(50)
  await stack.setFault({ operation: 'listAllUsers', fault: 'http-500' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('region', { name: 'All Users' }).getByRole('alert')).toContainText(unknown)
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(50)
  await page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('200 of 1,240 loaded')).toBeVisible()
})

for (const [url, text, total] of [
  ['/admin/users', 'Failed to fetch user counts', '1,240'],
  ['/admin/all-items', 'Error: ', '3,600'],
] as const)
  test(`counts that fail at ${url} show a notice, and the list stays usable`, async ({ page, stack }) => {
    await storeSession(page, stack)
    for (const [fault, sentence] of spread(faults, 4)) {
      await stack.setFault({ operation: 'getDashboard', ...fault, times: fault.fault === 'drop' ? 20 : 1 })
      await page.goto(url)
      const figures = page.getByRole('region', { name: 'Figures' })
      await expect(figures.getByRole('alert')).toContainText(text)
      await expect(figures.getByRole('alert')).toContainText(sentence)
      await expect(page.getByRole('table')).toBeVisible()
      await stack.clearFaults()
      await figures.getByRole('button', { name: 'Retry' }).click()
      await expect(figures).toContainText(total)
      await expect(figures.getByRole('alert')).toHaveCount(0)
    }
  })
