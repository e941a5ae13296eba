import type { Page } from '@playwright/test'
import { expect, storeMarketerSession, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'

/** Records the texts of the parts of later pages that move by themselves. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moves.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''))
    }).observe({ type: 'layout-shift', buffered: true })
  })

const movesOf = (page: Page) => page.evaluate(() => (window as never as { moves: string[] }).moves)

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the settings stay in place when the profile arrives', async ({ page, stack }) => {
      await storeSession(page, stack)
      await recordMoves(page)
      const release = await holdRequests(page, /\/identity$/, 'GetUser')
      await page.goto('/admin/settings')
      await expect(page.getByRole('region', { name: 'Personal Information' })).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByLabel('Full Name')).toBeVisible()
      await expect(page.getByText('Show my activity')).toBeVisible()
      expect(await movesOf(page)).toEqual([])
    })

    test('the list of items stays in place when the figures arrive', async ({ page, stack }) => {
      await storeSession(page, stack)
      await recordMoves(page)
      const release = await holdRequests(page, /\/graphql$/, 'getDashboard')
      await page.goto('/admin/all-items')
      const figures = page.getByRole('region', { name: 'Figures' })
      await expect(figures).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(figures).not.toHaveAttribute('aria-busy')
      expect(await movesOf(page)).toEqual([])
    })

    test("a marketer's page stays in place when the referees arrive", async ({ page, stack }) => {
      await storeMarketerSession(page, stack)
      await recordMoves(page)
      const release = await holdRequests(page, /\/graphql$/, 'listReferredUsers')
      await page.goto('/amb')
      const impact = page.getByRole('region', { name: 'Your impact' })
      await expect(impact).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(impact).not.toHaveAttribute('aria-busy')
      expect(await movesOf(page)).toEqual([])
    })
  })
