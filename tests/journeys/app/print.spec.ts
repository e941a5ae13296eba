import type { Page } from '@playwright/test'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { openMarketers } from '#tests/journeys/support/marketers.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

/** The content of an A4 page with margins of 1 cm, in CSS pixels. */
const paper = { width: 718, height: 1_047 }

const emulatePaper = async (page: Page): Promise<void> => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
}

const expectNoControls = async (page: Page): Promise<void> => {
  await expect(page.getByText('Skip to content')).toBeHidden()
  const controls = page.locator('button:not(th button, [aria-selected=true]), input, select, textarea')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
}

/** The texts whose end is cut. */
const cutTexts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden',
        )
          ? [cell.textContent]
          : [],
      ),
    )

const lists = [
  ['users', openUsersPage, 100],
  ['marketers', openMarketers, 24],
] as const

for (const [list, open, loadedCount] of spread(lists, 2))
  test(`the list of ${list} on paper has all loaded rows up to 1,000 with whole texts, and no controls`, async ({
    page,
    stack,
  }) => {
    await open(page, stack, '')
    await expect(tableRows(page)).toHaveCount(10)
    await emulatePaper(page)
    await expectNoControls(page)
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveText([`All ${list}`])
    // Other journeys of the same stack add marketers.
    await expect(tableRows(page).nth(loadedCount - 1)).toBeVisible()
    expect(await cutTexts(page, 'td')).toEqual([])
    await expect(page.getByRole('navigation', { name: /^Pages of / })).toBeHidden()
    if (list === 'marketers')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(paper.height)
    else await expect(page.getByText('These are the first 100 rows. Export the list for all of them.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
    await page.emulateMedia({ media: 'screen' })
    await expect(tableRows(page)).toHaveCount(10)
    if (list === 'marketers') return
    await page.getByRole('searchbox', { name: 'Search' }).hover()
    await expect(page.getByText(/^1,240 users/)).toBeVisible()
    await emulatePaper(page)
    await expect(tableRows(page)).toHaveCount(1_000)
    await expect(page.getByText('These are the first 1,000 rows. Export the list for all of them.')).toBeVisible()
  })

/** The pages of the PDF that the browser makes. */
const countPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('the page of an ambassador on paper has all referees, each on a line', async ({ page, stack }) => {
  await openAmbassadorArea(page, stack)
  const rows = page.getByRole('list', { name: 'Referees' }).getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await emulatePaper(page)
  await expect(rows).toHaveCount(60)
  expect(await countPages(page)).toBeLessThanOrEqual(3)
  await expect(rows.last()).toBeVisible()
  await expectNoControls(page)
  const growth = page.getByRole('region', { name: 'Growth' })
  const box = await growth.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the first page has the growth').toBeLessThan(paper.height)
  await expect(growth.locator('[style]').first()).toHaveCSS('print-color-adjust', 'exact')
})

test('the dashboard on paper has its cards, and no controls', { tag: '@whole' }, async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin')
  await expect(page.locator('canvas')).toHaveCount(6)
  expect(await countPages(page)).toBe(2)
  const plotWidths = () =>
    page
      .locator('canvas')
      .evaluateAll((all) => all.map((plot) => plot.clientWidth - (plot.parentElement?.parentElement?.clientWidth ?? 0)))
  await page.emulateMedia({ media: 'print' })
  expect(await plotWidths(), 'a plot has the width of its place').toEqual([0, 0, 0, 0, 0, 0])
  await emulatePaper(page)
  await expectNoControls(page)
  await expect(page.getByRole('region', { name: 'User Overview' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
})
