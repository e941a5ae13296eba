import type { Page } from '@playwright/test'
import { nextFrames } from '#tests/journeys/support/timing.ts'
import { expect, storeMarketerSession, test } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'
import { spread } from '#tests/journeys/support/spread.ts'

/** The person comes back to the tab after this time. */
const returnAfter = async (page: Page, ms: number): Promise<void> => {
  await page.clock.setFixedTime(Date.now() + ms)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** The server has another user from now on, before all others. */
const addUser = async (page: Page, operation: string): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.continue()
    const response = await route.fetch()
    const body = (await response.json()) as { data: Record<string, { users: { id: string }[] }> }
    const [first] = body.data[operation]?.users ?? []
    const added = {
      ...first,
      id: 'USR-new',
      name: 'Chi Obi',
      email: 'chi@example.com',
      userStatus: 'ACTIVE',
      createdAt: new Date().toISOString(),
    }
    body.data[operation]?.users.unshift(added)
    return route.fulfill({ response, json: body })
  })
}

for (const width of spread([1280, 360], 2, 1))
  test(
    `a list with old rows at ${width} px / offers new rows, and nothing moves before the person shows them`,
    { tag: '@calendar' },
    async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 800 })
      await openUsersPage(page, stack)
      await expect(page.getByText(/Updated \d+:\d\d [AP]M/)).toBeVisible()
      await expect(tableRows(page)).toHaveCount(10)
      const before = { rows: await tableRows(page).allTextContents(), top: await tableRows(page).first().boundingBox() }
      await addUser(page, 'listAllUsers')
      await returnAfter(page, 300_000)
      const show = page.getByRole('button', { name: 'Show', exact: true })
      await expect(show).toBeVisible()
      await expect(page.getByText('1 new user', { exact: true })).toBeVisible()
      await nextFrames(page)
      expect({
        rows: await tableRows(page).allTextContents(),
        top: await tableRows(page).first().boundingBox(),
      }).toEqual(before)
      await show.click()
      await expect(tableRows(page).first()).toContainText('Chi Obi')
      await expect(show).toBeHidden()
      await expect(page.getByRole('heading', { name: 'All Users' })).toBeFocused()
    },
  )

test('old referees / offer new ones', { tag: '@whole' }, async ({ page, stack }) => {
  await storeMarketerSession(page, stack)
  await page.goto('/amb')
  const list = page.getByRole('region', { name: 'Your referees' })
  await expect(list.getByText(/Updated \d+:\d\d [AP]M/)).toBeVisible()
  await addUser(page, 'listReferredUsers')
  await returnAfter(page, 300_000)
  await expect(list.getByText('1 new referee', { exact: true })).toBeVisible()
  await expect(list.getByText('Chi Obi')).toHaveCount(0)
  await list.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(list.getByText('Chi Obi')).toBeVisible()
})
