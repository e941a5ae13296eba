import type { Page } from '@playwright/test'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { nextFrames } from '#tests/journeys/support/timing.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { tableRows } from '#tests/journeys/support/users.ts'
import { spread } from '#tests/journeys/support/spread.ts'

/** The lists with their columns. */
const columnsOf = [
  ['users', ['', 'Name', 'Email', 'Phone number', 'Items added', 'User status', 'Actions']],
  ['all-items', ['', 'Items', 'Deal type', 'Location', 'Date', 'Status', 'Actions']],
  ['marketers', ['', 'Name', 'Email', 'Phone Number', 'Referral Code', 'Role', 'Users Referred', 'Actions']],
] as const

const openList = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/admin/${path}`)
  await expect(tableRows(page)).toHaveCount(10)
}

test.describe('the list', () => {
  test('begins at most 248 px below the top of a window of 1440 x 900, and shows 14 rows of 20', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await storeSession(page, stack)
    for (const path of ['users', 'all-items']) {
      await page.goto(`/admin/${path}?size=20`)
      await expect(tableRows(page)).toHaveCount(20)
      expect((await tableRows(page).first().boundingBox())?.y, path).toBeLessThanOrEqual(248)
      await expect(tableRows(page).nth(13), path).toBeInViewport({ ratio: 1 })
    }
  })

  for (const [path, columns] of columnsOf)
    test(`of ${path} shows 8 rows and every column in windows of 1024 to 768 px, and stays in place during a search`, async ({
      page,
      stack,
    }) => {
      await storeSession(page, stack)
      await openList(page, path)
      const headers = page.getByRole('columnheader')
      const cells = tableRows(page).first().locator('td')
      const startOf = (part: typeof headers) =>
        part.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left))
      for (const [width, height] of [
        [1024, 768],
        [900, 900],
        [768, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await nextFrames(page)
        await expect(tableRows(page).nth(7), `${width}`).toBeInViewport({ ratio: 1 })
        await expect(headers).toHaveText(columns)
        await expect(headers.filter({ visible: true })).toHaveCount(columns.length)
        await expect(cells.filter({ visible: true })).toHaveCount(columns.length)
        expect(await startOf(cells), `${width}`).toEqual(await startOf(headers))
        expect(await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
      }
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('searchbox', { name: 'Search' }).fill('')
        await expect(tableRows(page)).toHaveCount(10)
        await nextFrames(page)
        const before = await tableRows(page).first().boundingBox()
        await page.getByRole('searchbox', { name: 'Search' }).fill(path === 'all-items' ? 'bag' : 'tunde')
        await expect(page.getByText(/^\d+ match(es)? in all /)).toBeVisible()
        expect((await tableRows(page).first().boundingBox())?.y, `${width}`).toBe(before?.y)
      }
    })

  test.describe('of a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('shows 8 rows, has one start and one end of its lines, and its filters in one line', async ({
      page,
      stack,
    }) => {
      await storeSession(page, stack)
      for (const path of ['all-items', 'marketers', 'users']) {
        await openList(page, path)
        await expect(tableRows(page).nth(7), path).toBeInViewport({ ratio: 1 })
      }
      const edgesOf = (label: string, edge: 'left' | 'right') =>
        tableRows(page)
          .locator(`[data-label="${label}"]`)
          .evaluateAll(
            (all, side) => [
              ...new Set(
                all.map((cell) => {
                  const text = document.createRange()
                  text.selectNodeContents(cell.querySelector('bdi') ?? cell)
                  return Math.round(text.getBoundingClientRect()[side])
                }),
              ),
            ],
            edge,
          )
      const starts = await edgesOf('Name', 'left')
      expect(starts).toHaveLength(1)
      for (const label of ['Email', 'Phone number']) expect(await edgesOf(label, 'left'), label).toEqual(starts)
      const ends = await edgesOf('User status', 'right')
      expect(ends).toHaveLength(1)
      expect(await edgesOf('Items added', 'right')).toEqual(ends)
      await page.goto('/admin/users?status=ACTIVE|SUSPENDED&date=last-year')
      const clear = page.getByRole('button', { name: 'Clear filters' }).first()
      await expect(clear).toBeInViewport({ ratio: 1 })
      const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').first()
      expect(Math.abs(((await clear.boundingBox())?.y ?? 0) - ((await chip.boundingBox())?.y ?? 0))).toBeLessThan(8)
    })
  })

  test('has a toolbar of one line, which a filter does not change', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await storeSession(page, stack)
    const heightOf = async (path: string) => {
      await openList(page, path)
      return (await page.getByRole('group', { name: 'What to show' }).boundingBox())?.height
    }
    for (const path of ['users', 'users?status=ACTIVE', 'all-items', 'all-items?deal=Rent'])
      expect(await heightOf(path), path).toBe(32)
  })

  test('shows all columns on a phone, in its upper half', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await storeSession(page, stack)
    for (const [path, labels] of [
      ['users', ['Name', 'Email', 'Phone number', 'Items added', 'User status']],
      ['all-items', ['Items', 'Deal type', 'Location', 'Date', 'Status']],
      ['marketers', ['Name', 'Email', 'Phone Number', 'Referral Code', 'Role', 'Users Referred']],
    ] as const) {
      await openList(page, path)
      const cells = tableRows(page).first().locator('[data-label]')
      await expect(cells).toHaveCount(labels.length)
      expect((await tableRows(page).first().boundingBox())?.y, path).toBeLessThan(300)
      for (const label of labels)
        await expect(cells.and(page.locator(`[data-label="${label}"]`)), label).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })

  test('has whole names in one line, and whole emails, owners and places', async ({ page, stack }) => {
    await storeSession(page, stack)
    /** The texts that are cut, or need another line. */
    const cutTexts = (selector: string, isOneLine = false) =>
      tableRows(page)
        .locator(selector)
        .evaluateAll(
          (all, maxHeight) =>
            all.flatMap((part) =>
              part.scrollWidth > part.clientWidth || part.clientHeight > maxHeight ? [part.textContent] : [],
            ),
          isOneLine ? 24 : 1_000,
        )
    for (const [path, displays] of [
      [
        'marketers',
        [
          [1440, '[data-row-link] > :last-child', true],
          [768, '[data-row-link] > :last-child', true],
          [390, '[data-label=Email] > *', false],
        ],
      ],
      [
        'all-items',
        [
          [768, '[data-label=Location] > *', false],
          [768, '[data-row-link] bdi + bdi', true],
          [390, '[data-row-link] bdi + bdi', true],
        ],
      ],
    ] as const) {
      await openList(page, path)
      for (const [width, selector, isOneLine] of displays) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => cutTexts(selector, isOneLine), `${path} at ${width}`).toEqual([])
      }
    }
  })

  for (const width of spread([1280, 390], 2, 1))
    test(`and the header are inside a window of ${width} px with a text of 32 px, and icons grow`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, 32)
      await storeSession(page, stack)
      for (const path of ['users', 'marketers', 'all-items']) {
        await openList(page, path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        const icon = page.getByRole('banner').getByRole('button', { name: 'Sign out' }).locator('svg')
        expect((await icon.boundingBox())?.width).toBe(40)
      }
    })
})
