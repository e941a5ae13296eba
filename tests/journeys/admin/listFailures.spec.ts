import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const unknown = 'Something went wrong. Please try again or contact support.'
const network = 'Network error. Please check your internet connection and try again.'

const faults = [
  [{ fault: 'error-field', message: 'Permission denied' }, "You don't have permission to perform this action."],
  [{ fault: 'graphql-error', message: 'stack trace at line 7' }, unknown],
  [{ fault: 'http-500' }, unknown],
  [{ fault: 'malformed' }, unknown],
  [{ fault: 'null-data' }, unknown],
  [{ fault: 'wrong-types' }, unknown],
  [{ fault: 'drop' }, network],
] as const

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
