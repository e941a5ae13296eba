import { countCalls, expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { changeStatus, tableRows } from '#tests/journeys/support/users.ts'

test('a status that changes before the counts arrive is in them', { tag: '@whole' }, async ({ page, stack }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const calls = countCalls(page, (_, body) => body.includes('getDashboard'))
  // The first answer has the counts from before the change.
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      if (!route.request().postData()?.includes('getDashboard') || calls.count > 1) return route.fallback()
      const response = await route.fetch()
      await released
      return route.fulfill({ response })
    },
  )
  await storeSession(page, stack)
  await page.goto('/admin/users?tab=active')
  await changeStatus(tableRows(page).first(), 'Suspend')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  release()
  await expect(page.getByRole('region', { name: 'Totals of users' })).toContainText(
    /Active users\D*1,099.*Inactive users\D*141/,
  )
})
