import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { holdConsoleScript, openAndWaitForBootContent } from '#tests/journeys/support/bootContent.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { ambassadorEmail } from '#tests/support/stack.ts'

/** The rows before the console runs. They are inert. */
const bootRows = (page: Page) => page.locator('[inert] tbody tr')

const textsOf = (rows: ReturnType<typeof bootRows>) =>
  rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)))

/** The console fills in the dates. */
const withoutDay = (cells: readonly (string | null)[]) =>
  cells.map((text) => text?.replace(/^\w{3} \d{1,2}, \d{4}$/, ''))

/** In pixels. */
const topOf = async (row: ReturnType<typeof bootRows>) => Math.round((await row.boundingBox())?.y ?? Number.NaN)

const openAndWaitForRows = (page: Page, url: string) => openAndWaitForBootContent(page, url, /\/assets\/bootRows-/)

for (const [url, title] of [
  ['/admin/users', 'All Users'],
  ['/admin/all-items', 'All Items'],
] as const)
  test(`${title}: the first rows appear before the console starts, and the console shows the same`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    const release = await holdConsoleScript(page)
    await page.goto(url)
    await expect(bootRows(page).last()).toBeVisible()
    const shown = await textsOf(bootRows(page))
    const end = await bootRows(page)
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom)
    expect(end).toBeGreaterThan(page.viewportSize()?.height ?? Infinity)
    await expectAccessiblePage(page)
    release()
    const table = page.getByRole('table', { name: title })
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(bootRows(page)).toHaveCount(0)
    expect((await textsOf(table.locator('tbody tr'))).slice(0, shown.length).map(withoutDay)).toEqual(
      shown.map(withoutDay),
    )
  })

test('the first rows have the stored columns and density', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.addInitScript(() =>
    localStorage.setItem(
      'tableLook.users',
      JSON.stringify({ columns: ['name', 'username'], density: 'compact', hasShortcuts: true }),
    ),
  )
  await holdConsoleScript(page)
  await page.goto('/admin/users')
  await expect(bootRows(page).first()).toBeVisible()
  expect(await page.locator('[inert] thead th').allTextContents()).toEqual(['', 'Name', 'Username', 'Actions'])
  expect((await bootRows(page).first().boundingBox())?.height).toBeLessThan(50)
})

test('a list does not move when the console starts and when its figures load', async ({ page, stack }) => {
  await storeSession(page, stack)
  const release = await holdConsoleScript(page)
  await page.goto('/admin/users')
  await expect(bootRows(page).first()).toBeVisible()
  const before = await topOf(bootRows(page).first())
  release()
  const first = page.getByRole('table', { name: 'All Users' }).locator('tbody tr').first()
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('1,240')
  expect(await topOf(first)).toBe(before)
})

test('no rows appear before the console starts if the session is expired', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1_000)
  await holdConsoleScript(page)
  await openAndWaitForRows(page, '/admin/users')
  await expect(page.locator('[inert]').getByText('Fetching the users...')).toBeVisible()
  await expect(bootRows(page)).toHaveCount(0)
})

test('no rows appear before the console starts for a person who is not an admin', async ({ page, stack }) => {
  await storeSession(page, stack, ambassadorEmail, 'admin.')
  await holdConsoleScript(page)
  await openAndWaitForRows(page, '/admin/users')
  await expect(page.locator('[inert]').getByText('Fetching the users...')).toBeVisible()
  await expect(bootRows(page)).toHaveCount(0)
})

for (const [search, title] of [
  ['?tab=inactive', 'Inactive Users'],
  ['?sort=name', 'All Users'],
] as const)
  test(`the frame shows no rows for ${search}, and the console does`, async ({ page, stack }) => {
    await storeSession(page, stack)
    const release = await holdConsoleScript(page)
    await openAndWaitForRows(page, `/admin/users${search}`)
    await expect(page.locator('[inert] h1')).toBeVisible()
    await expect(page.locator('[inert] h2').first()).toBeHidden()
    await expect(bootRows(page)).toHaveCount(0)
    release()
    await expect(page.getByRole('table', { name: title })).toBeVisible()
  })

test('the console shows the error of a refused call', async ({ page, stack }) => {
  await storeSession(page, stack)
  await stack.setFault({ operation: 'listAllUsers', fault: 'error-field', message: 'Database is down' })
  const release = await holdConsoleScript(page)
  await openAndWaitForRows(page, '/admin/users')
  await expect(bootRows(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('the console shows the list if the code of the first rows fails', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.route(/\/assets\/bootRows-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  )
  await page.goto('/admin/users')
  await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
})
