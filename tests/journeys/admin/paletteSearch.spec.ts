import type { Page } from '@playwright/test'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'
import { expectAnswered } from '#tests/journeys/support/timing.ts'

const status = (page: Page) => page.getByRole('dialog', { name: 'Command palette' }).getByRole('status')

const searchFor = async (page: Page, term: string) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
  await page.keyboard.type(term)
}

test('the palette searches all users on request, in one call, and stays open with the focus', async ({
  page,
  stack,
}) => {
  await signIn(page, stack)
  await searchFor(page, 'nobody at all')
  await expect(status(page)).toHaveText('No records found. Searched the first 400 users and 400 items.')
  await expect(page.getByRole('option', { name: /^Search all/ })).toHaveText(['Search all users', 'Search all items'])
  const calls = countCalls(page, (_, body) => body.includes('limit: 1000'))
  await page.getByRole('option', { name: 'Search all users' }).click()
  await expect(status(page)).toHaveText('No records found. Searched the first 400 items.')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
  await expect(page.getByRole('option', { name: /^Search all/ })).toHaveText(['Search all items'])
  expect(calls.count).toBe(1)
})

test('the rows of a list are searched without a call', { tag: '@whole' }, async ({ page, stack }) => {
  await signIn(page, stack)
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const calls = countCalls(page, (_, body) => /listAllUsers.*limit: 1000/s.test(body))
  await page.getByRole('searchbox', { name: 'Search' }).hover()
  await expect.poll(() => calls.count).toBe(2)
  await expectAnswered(page)
  await searchFor(page, 'nobody at all')
  await expect(status(page)).toHaveText('No records found. Searched the first 400 items.')
  expect(calls.count).toBe(2)
})

test(
  'a search without a network goes on when the network is back',
  { tag: '@whole' },
  async ({ page, stack, context }) => {
    await signIn(page, stack)
    await searchFor(page, '')
    await context.setOffline(true)
    await page.keyboard.type('nobody at all')
    await expect(status(page)).toHaveText(/^The search has stopped: /)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeVisible()
    await context.setOffline(false)
    await expect(status(page)).toHaveText('No records found. Searched the first 400 users and 400 items.')
  },
)
