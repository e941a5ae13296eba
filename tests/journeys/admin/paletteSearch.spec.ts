import type { Page } from '@playwright/test'
import { countCalls, expect, signIn, test } from '#tests/journeys/support/fixtures.ts'

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
