import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { holdConsoleScript, openAndWaitForBootContent } from '#tests/journeys/support/bootContent.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** The rows that are there before the console runs: to look at, for nobody to use yet. */
const early = (page: Page) => page.locator('[inert] tbody tr')

const textsOf = (rows: ReturnType<typeof early>) =>
  rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)))

/** Days come with the console. */
const withoutDay = (cells: readonly (string | null)[]) =>
  cells.map((text) => text?.replace(/^\w{3} \d{1,2}, \d{4}$/, ''))

/** Pixels. */
const topOf = async (row: ReturnType<typeof early>) => Math.round((await row.boundingBox())?.y ?? Number.NaN)

const openAndWaitForRows = (page: Page, address: string) =>
  openAndWaitForBootContent(page, address, /\/assets\/earlyRows-/)

for (const [address, title] of [
  ['/admin/users', 'All Users'],
  ['/admin/all-items', 'All Items'],
] as const)
  test(`${title}: the first rows are there before the console, and the console shows the same`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    const letGo = await holdConsoleScript(page)
    await page.goto(address)
    await expect(early(page).last()).toBeVisible()
    const seen = await textsOf(early(page))
    const end = await early(page)
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom)
    expect(end).toBeGreaterThan(page.viewportSize()?.height ?? Infinity)
    await expectAccessiblePage(page)
    letGo()
    const table = page.getByRole('table', { name: title })
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(early(page)).toHaveCount(0)
    expect((await textsOf(table.locator('tbody tr'))).slice(0, seen.length).map(withoutDay)).toEqual(
      seen.map(withoutDay),
    )
  })

test('early rows look as the table was left: its columns and its density', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.addInitScript(() =>
    localStorage.setItem(
      'tableLook.users',
      JSON.stringify({ columns: ['name', 'username'], density: 'compact', hasShortcuts: true }),
    ),
  )
  await holdConsoleScript(page)
  await page.goto('/admin/users')
  await expect(early(page).first()).toBeVisible()
  expect(await page.locator('[inert] thead th').allTextContents()).toEqual(['', 'Name', 'Username', 'Actions'])
  expect((await early(page).first().boundingBox())?.height).toBeLessThan(50)
})

test('a list keeps its place when the console takes over, and when its figures come', async ({ page, stack }) => {
  await storeSession(page, stack)
  const letGo = await holdConsoleScript(page)
  await page.goto('/admin/users')
  await expect(early(page).first()).toBeVisible()
  const before = await topOf(early(page).first())
  letGo()
  const first = page.getByRole('table', { name: 'All Users' }).locator('tbody tr').first()
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('1,240')
  expect(await topOf(first)).toBe(before)
})

test('nothing is shown early for a session that has run out', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1_000)
  await holdConsoleScript(page)
  await openAndWaitForRows(page, '/admin/users')
  await expect(page.locator('[inert]').getByText('Fetching the users...')).toBeVisible()
  await expect(early(page)).toHaveCount(0)
})

for (const [search, title] of [
  ['?tab=inactive', 'Inactive Users'],
  ['?sort=name', 'All Users'],
] as const)
  test(`the frame shows nothing of another view than its own, as ${search}, and the console does`, async ({
    page,
    stack,
  }) => {
    await storeSession(page, stack)
    const letGo = await holdConsoleScript(page)
    await openAndWaitForRows(page, `/admin/users${search}`)
    await expect(page.locator('[inert] h1')).toBeVisible()
    await expect(page.locator('[inert] h2').first()).toBeHidden()
    await expect(early(page)).toHaveCount(0)
    letGo()
    await expect(page.getByRole('table', { name: title })).toBeVisible()
  })

test('what the server refuses is said by the console', async ({ page, stack }) => {
  await storeSession(page, stack)
  await stack.setFault({ operation: 'listAllUsers', fault: 'error-field', message: 'Database is down' })
  const letGo = await holdConsoleScript(page)
  await openAndWaitForRows(page, '/admin/users')
  await expect(early(page)).toHaveCount(0)
  letGo()
  await expect(page.getByRole('region', { name: 'All Users' }).getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a list comes without early rows where their code does not', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.route(/\/assets\/earlyRows-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  )
  await page.goto('/admin/users')
  await expect(page.getByRole('table', { name: 'All Users' })).toBeVisible()
})
