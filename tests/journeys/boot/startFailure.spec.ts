import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

const consoleScript = /\/assets\/console-[^/]*\.js$/

for (const url of ['/sign-in', '/admin/users'])
  test(`${url}: a notice says that the console could not be loaded, and its link loads the page again`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    await page.route(consoleScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
    )
    await page.goto(url)
    await expect(page.getByRole('alert').filter({ hasText: 'The console could not be loaded.' })).toBeVisible()
    await expect(page.getByText('This page takes long to load.')).toHaveCount(0)
    await expectAccessiblePage(page)
    await page.unroute(consoleScript)
    await page.getByRole('link', { name: 'Load again' }).click()
    await expect(page.getByRole('link', { name: 'Load again' })).toHaveCount(0)
    await expect(page).toHaveURL(url)
    await expect(url === '/sign-in' ? page.getByLabel('Email') : page.getByLabel('Search')).toBeEnabled()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

test('an error page appears if the code of the opened page fails', async ({ page, stack, consoleProblems }) => {
  await storeSession(page, stack)
  await page.route(/\/assets\/AdminPage-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  )
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  // React reports the error.
  consoleProblems.length = 0
})
