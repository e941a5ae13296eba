import { parseUsage } from '#domain/app/usage.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

test('a visit ends: the stack gets the names of what it used, and nothing of the person', async ({ page, stack }) => {
  const readVisits = async () => (await (await fetch(`${stack.origin}/local/usage.json`)).json()) as unknown[]
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill('Tamuno')
  await expect(page).toHaveURL(/q=Tamuno/)
  const count = (await readVisits()).length
  await page.goto('about:blank')
  await expect.poll(async () => (await readVisits()).length).toBe(count + 1)
  const text = JSON.stringify((await readVisits()).at(-1))
  expect(parseUsage(text)?.taken['listPage']).toContain('showing.url: term.changed')
  expect(text).not.toMatch(/tamuno|@|usr-|\d{4,}/i)
})
