import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sections, sectionTitles } from '#domain/dashboard/sections.ts'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, keyFigures, signIn, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { nextFrames } from '#tests/journeys/support/timing.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const users = (page: Page) => card(page, 'User Overview')

/** Presses an entry of the menu of a card. */
const chooseInMenu = async (page: Page, entry: string, name = 'User Overview'): Promise<void> => {
  await page.getByRole('button', { name: `Options of ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('plots have a text summary, a day slider, a table and files', async ({ page, stack }) => {
  await signIn(page, stack)
  await users(page).getByRole('combobox').selectOption('Last 7 days')
  await expect(keyFigures(page).getByRole('group', { name: /^New users by day: / })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(6)

  await test.step('the summary describes the counted total and the measured day', async () => {
    const summary =
      /total users rose from [\d,]+ to 1,240\. 1,1\d\d active users on .+\. No earlier data in this period\.$/
    await expect(users(page).getByRole('img', { name: summary })).toBeVisible()
  })

  await test.step('the keyboard selects a day', async () => {
    const days = users(page).getByRole('slider', { name: 'Day of User Overview' })
    await expect(days).toHaveAttribute('aria-valuetext', /Total users 1,240, Active users 1,1\d\d, Measured$/)
    await days.press('ArrowLeft')
    await expect(days).toHaveAttribute('aria-valuetext', /, Not recorded$/)
    await days.press('Home')
    await expect(days).toHaveValue('0')
  })

  await test.step('the table lists the same days, newest first', async () => {
    await chooseInMenu(page, 'Show as table')
    const table = users(page).getByRole('region', { name: 'User Overview, table' })
    const rows = table.getByRole('table').locator('tbody').getByRole('row')
    await expect(users(page).getByRole('region', { name: 'New users by day, table' })).toBeVisible()
    await expect(rows).toHaveCount(7)
    await expect(rows.first()).toContainText(/1,240.*Measured/)
    await expect(rows.last()).toContainText('Not recorded')
    await chooseInMenu(page, 'Show as plot')
    await expect(users(page).locator('canvas')).toBeVisible()
  })

  for (const [format, start] of [
    ['CSV', '\ufeffDate,Total users,Active users,Source of active users\r\n'],
    ['SVG', '<svg width="960"'],
    ['PNG', '\ufffdPNG'],
  ] as const)
    await test.step(`the ${format} file downloads`, async () => {
      const download = page.waitForEvent('download')
      await chooseInMenu(page, `Download totals by day as ${format}`)
      const file = await download
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^user-overview-by-day-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
      )
      expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true)
    })
})

test('pointing at the plots of a wide and of a narrow window moves nothing', async ({ page, stack }) => {
  await signIn(page, stack)
  const places = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('section, canvas')].map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return [top + scrollY, height]
      }),
    )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('canvas')).toHaveCount(6)
    await nextFrames(page)
    const before = await places()
    for (const section of sections) {
      const plot = card(page, sectionTitles[section]).locator('canvas').last()
      await plot.hover({ position: { x: 60, y: 50 } })
      await plot.hover({ position: { x: 70, y: 50 } })
      await expect(card(page, sectionTitles[section]).getByText(/^\w{3}, \w{3} \d+, \d{4}$/)).toBeVisible()
    }
    expect(await places(), `${width} px`).toEqual(before)
  }
})

const names = ['totalUser', 'activeUser', 'suspendedUser', 'totalItems', 'donationItems', 'saleItems', 'rentItems']
const outcomes = ['donatedItems', 'soldItems', 'rentedItems', 'swapItems']
const zeroCounts = Object.fromEntries([...names, ...outcomes].map((name) => [`${name}Count`, 0]))

test('an empty marketplace / each card says what it has not yet', async ({ page, stack }) => {
  const result = { dashboard: zeroCounts, error: null }
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('getDashboard')
      ? route.fulfill({ json: { data: { totals: result, period: result, getDashboard: result } } })
      : route.fallback(),
  )
  await storeSession(page, stack)
  await page.goto('/admin')
  const performance = card(page, 'Item Performance & Distribution')
  const listings = card(page, 'Item Listings Overview')
  await expect(performance).toContainText(/No distribution data yet.*No trend data yet/)
  await expect(listings).toContainText(/No listing data yet.*No listing trend yet/)
  await expect(users(page)).toContainText('0 total users')
})

test('a large text stays inside a phone of 360 px', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, 32)
  await signIn(page, stack)
  await expect(page.locator('canvas')).toHaveCount(6)
  await expectNoHorizontalScroll(page)
})

test('a figure leads to its list with the same number, and Back returns to the same place', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await signIn(page, stack)
  const swapped = page.getByRole('link', { name: /^Swapped: / })
  const nameOfWeek = (await swapped.getAttribute('aria-label')) ?? ''
  await page.getByLabel('Time frame of the page').selectOption('Lifetime')
  await expect(swapped).not.toHaveAccessibleName(nameOfWeek)
  const name = (await swapped.getAttribute('aria-label')) ?? ''
  await expect(page.locator('canvas')).toHaveCount(6)
  await swapped.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 150))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(150)
  await swapped.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/all-items?tab=swapped')
  await expect(page.getByRole('region', { name: 'Swapped Items' })).toBeVisible()
  await expect(page.getByRole('link', { name: name.replace('Swapped', 'Swapped items') })).toBeVisible()
  await expect(page.getByRole('button', { name: 'About swapped items' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin?period=lifetime')
  await expect(page.getByRole('link', { name })).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10)

  await test.step('the keyboard moves between bars, and a bar leads to its rows', async () => {
    await page.goto('/admin?period=last-7-days')
    const bars = keyFigures(page)
      .getByRole('group', { name: /^New users by day: / })
      .getByRole('link')
    await bars.last().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('End')
    await expect(bars.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\?date=(\d{4}-\d\d-\d\d)\.\.\1$/)
  })
})

test('plots follow the width of their container', { tag: '@whole' }, async ({ page, stack }) => {
  await signIn(page, stack)
  await expect(page.locator('canvas')).toHaveCount(6)
  const widthDifferences = () =>
    page
      .locator('canvas')
      .evaluateAll((all) => all.map((canvas) => canvas.clientWidth - (canvas.closest('[role=img]')?.clientWidth ?? 0)))
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(widthDifferences, `at ${width}`).toEqual([0, 0, 0, 0, 0, 0])
    await expectNoHorizontalScroll(page)
  }
  const before = await page
    .locator('canvas')
    .first()
    .evaluate(({ clientWidth }) => clientWidth)
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await expect
    .poll(() =>
      page
        .locator('canvas')
        .first()
        .evaluate(({ clientWidth }) => clientWidth),
    )
    .toBeGreaterThan(before)
  await expect.poll(widthDifferences).toEqual([0, 0, 0, 0, 0, 0])
})

const displays = [
  ['a phone', 'dark', { width: 360, height: 740 }],
  ['a desktop', 'light', { width: 1280, height: 800 }],
] as const

for (const [device, colorScheme, viewport] of spread(displays, 2)) {
  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })

    test(
      'plots and tables are accessible and cause no horizontal scroll',
      { tag: '@whole' },
      async ({ page, stack }) => {
        await signIn(page, stack)
        await expect(page.locator('canvas')).toHaveCount(6)
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
        for (const section of sections) {
          await chooseInMenu(page, 'Show as table', sectionTitles[section])
          await expect(page.getByRole('region', { name: `${sectionTitles[section]}, table` })).toBeVisible()
        }
        // Below the header, a half link would count as small.
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      },
    )
  })
}
