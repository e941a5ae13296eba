import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { setTextSize } from '#tests/journeys/support/textSize.ts'
import { tableRows } from '#tests/journeys/support/users.ts'
import { spread } from '#tests/journeys/support/spread.ts'

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

  for (const [width, height] of [
    [1024, 768],
    [768, 900],
    [390, 844],
  ] as const)
    test.describe(`in a window of ${width} x ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: width === 390, isMobile: width === 390 })

      test('shows 8 rows', async ({ page, stack }) => {
        await storeSession(page, stack)
        for (const path of ['users', 'all-items', 'marketers']) {
          await page.goto(`/admin/${path}`)
          await expect(tableRows(page)).toHaveCount(10)
          await expect(tableRows(page).nth(7), path).toBeInViewport({ ratio: 1 })
        }
      })
    })

  test('of a phone has one start and one end of its lines', async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await storeSession(page, stack)
    await page.goto('/admin/users')
    await expect(tableRows(page)).toHaveCount(10)
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
  })

  for (const width of [1440, 1024])
    test(`of ${width} px stays in place during a search`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 900 })
      await storeSession(page, stack)
      for (const path of ['marketers', 'users']) {
        await page.goto(`/admin/${path}`)
        await expect(tableRows(page)).toHaveCount(10)
        const before = await tableRows(page).first().boundingBox()
        await page.getByRole('searchbox', { name: 'Search' }).fill('tunde')
        await expect(page.getByText(/^\d+ match(es)? in all /)).toBeVisible()
        expect((await tableRows(page).first().boundingBox())?.y, path).toBe(before?.y)
      }
    })

  test('of a phone has its filters in one line', async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await storeSession(page, stack)
    await page.goto('/admin/users?status=ACTIVE|SUSPENDED&date=last-year')
    const clear = page.getByRole('button', { name: 'Clear filters' }).first()
    await expect(clear).toBeInViewport({ ratio: 1 })
    const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').first()
    expect(Math.abs(((await clear.boundingBox())?.y ?? 0) - ((await chip.boundingBox())?.y ?? 0))).toBeLessThan(8)
  })

  test('has a toolbar of one line, which a filter does not change', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await storeSession(page, stack)
    const heightOf = async (path: string) => {
      await page.goto(path)
      await expect(tableRows(page)).toHaveCount(10)
      return (await page.getByRole('group', { name: 'What to show' }).boundingBox())?.height
    }
    for (const path of ['/admin/users', '/admin/users?status=ACTIVE', '/admin/all-items', '/admin/all-items?deal=Rent'])
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
      await page.goto(`/admin/${path}`)
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
    for (const [path, width, selector, isOneLine] of [
      ['/admin/marketers', 1440, '[data-row-link] > :last-child', true],
      ['/admin/marketers', 768, '[data-row-link] > :last-child', true],
      ['/admin/marketers', 390, '[data-label=Email] > *', false],
      ['/admin/all-items', 768, '[data-label=Location] > *', false],
      ['/admin/all-items', 768, '[data-row-link] bdi + bdi', true],
      ['/admin/all-items', 390, '[data-row-link] bdi + bdi', true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(tableRows(page)).toHaveCount(10)
      expect(await cutTexts(selector, isOneLine), `${path} at ${width}`).toEqual([])
    }
  })

  const columnsOf = [
    ['users', ['', 'Name', 'Email', 'Phone number', 'Items added', 'User status', 'Actions']],
    ['marketers', ['', 'Name', 'Email', 'Phone Number', 'Referral Code', 'Role', 'Users Referred', 'Actions']],
  ] as const

  for (const [path, columns] of spread(columnsOf, 2, 1))
    test(`of ${path} shows every column in 1024, 900 and 768 px`, async ({ page, stack }) => {
      await storeSession(page, stack)
      await page.goto(`/admin/${path}`)
      for (const width of [1024, 900, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const headers = page.getByRole('columnheader')
        await expect(headers).toHaveText(columns)
        await expect(headers.filter({ visible: true })).toHaveCount(columns.length)
        const cells = tableRows(page).first().locator('td')
        await expect(cells.filter({ visible: true })).toHaveCount(columns.length)
        const startOf = (part: typeof headers) =>
          part.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left))
        expect(await startOf(cells), `${width}`).toEqual(await startOf(headers))
        expect(await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
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
        await page.goto(`/admin/${path}`)
        await expect(tableRows(page)).toHaveCount(10)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        const icon = page.getByRole('banner').getByRole('button', { name: 'Sign out' }).locator('svg')
        expect((await icon.boundingBox())?.width).toBe(40)
      }
    })
})
