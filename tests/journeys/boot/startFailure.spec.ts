import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const consoleScript = /\/assets\/console-[^/]*\.js$/

const urls = ['/sign-in', '/admin/users']

for (const url of spread(urls, 2, 1))
  test(`${url}: a notice says that the console could not be loaded, and its link loads the page again`, async ({
    page,
    stack,
    consoleProblems,
  }) => {
    if (url !== '/sign-in') await storeSession(page, stack)
    await page.route(consoleScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
    )
    await page.goto(url)
    await expect(page.getByRole('alert').filter({ hasText: "The console couldn't load." })).toBeVisible()
    await expect(page.getByText('This page is taking a while.')).toHaveCount(0)
    await expectAccessiblePage(page)
    await page.unroute(consoleScript)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('link', { name: 'Reload' })).toHaveCount(0)
    await expect(page).toHaveURL(url)
    await expect(
      url === '/sign-in' ? page.getByLabel('Email') : page.getByRole('searchbox', { name: 'Search' }),
    ).toBeEnabled()
    await expect(page.locator('[inert]')).toHaveCount(0)
    // The browser warns that preloaded scripts were not used.
    consoleProblems.length = 0
  })

test('a link that was followed before the console could not be loaded opens its page', async ({
  page,
  consoleProblems,
}) => {
  await page.route(consoleScript, (route) => route.abort())
  const release = await holdRequests(page, consoleScript)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('eve@rewoven.com')
  await page.getByRole('link', { name: 'Go to sign up' }).click()
  release()
  await expect(page).toHaveURL('/sign-up')
  // The browser reports the aborted scripts.
  consoleProblems.length = 0
})

for (const url of spread(urls, 2))
  test(
    `${url}: an older browser, which does not understand the scripts, shows a sentence`,
    { tag: '@whole' },
    async ({ page, consoleProblems }) => {
      await page.addInitScript(() => delete (window as Partial<typeof globalThis>).OffscreenCanvas)
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '?' }))
      await page.goto(url)
      await expect(page.getByText('This browser is too old for the console.')).toBeVisible()
      await expect(page.getByText('This page is taking a while.')).toBeHidden()
      await expectAccessiblePage(page)
      // The browser reports the scripts.
      consoleProblems.length = 0
    },
  )

test('a supported browser does not show the sentence for older ones', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByText('This browser is too old for the console.')).toBeHidden()
})
