import type { Page, Route, TestInfo } from '@playwright/test'
import { sections, sectionTitles } from '#domain/dashboard/sections.ts'
import { storageKeys } from '#services/storage/storageKeys.ts'
import { expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, comparedFigures, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** Saves a screenshot of each card in the output folder of the test. */
const takeScreenshots = async (page: Page, testInfo: TestInfo, state: string): Promise<void> => {
  await expectNoHorizontalScroll(page)
  for (const section of sections) {
    const screenshot = await card(page, sectionTitles[section]).screenshot({
      animations: 'disabled',
      path: testInfo.outputPath(`${section}, ${state}.png`),
    })
    expect(screenshot.byteLength).toBeGreaterThan(1_000)
  }
}

const zeroCounts = {
  totalUserCount: 0,
  activeUserCount: 0,
  suspendedUserCount: 0,
  totalItemsCount: 0,
  donationItemsCount: 0,
  saleItemsCount: 0,
  rentItemsCount: 0,
  donatedItemsCount: 0,
  soldItemsCount: 0,
  rentedItemsCount: 0,
  swapItemsCount: 0,
}

/** Answers with an empty marketplace. */
const answerZeroCounts = async (route: Route): Promise<void> => {
  const result = { dashboard: zeroCounts, error: null }
  if (!(route.request().postData() ?? '').includes('getDashboard')) return route.fallback()
  await route.fulfill({ json: { data: { totals: result, period: result, getDashboard: result } } })
}

// The viewport is as high as the page, so that the sticky header covers no card.
const displays = [
  ['phone', 'light', { width: 360, height: 5_200 }],
  ['phone', 'dark', { width: 360, height: 5_200 }],
  ['desktop', 'light', { width: 1280, height: 2_600 }],
  ['desktop', 'dark', { width: 1280, height: 2_600 }],
] as const

for (const [device, colorScheme, viewport] of displays)
  test.describe(`${device}, ${colorScheme}`, { tag: '@whole' }, () => {
    test.use({ viewport, colorScheme })

    test('takes a screenshot of each card in each state', async ({ page, stack }, testInfo) => {
      await storeSession(page, stack)
      const release = await holdRequests(page, /\/graphql$/)
      await page.goto('/admin')
      await expect(card(page, 'User Overview')).toHaveAttribute('aria-busy', 'true')
      await takeScreenshots(page, testInfo, 'loading')
      release()
      await expect(page.locator('canvas')).toHaveCount(6)
      // The faults below must not meet the comparisons of this load.
      await expect(comparedFigures(page)).toHaveCount(2)
      await takeScreenshots(page, testInfo, 'figures')
      for (const section of sections) {
        await page.getByRole('button', { name: `Options of ${sectionTitles[section]}` }).click()
        await page.getByRole('menuitem', { name: 'Show as table' }).click()
        await expect(page.getByRole('region', { name: `${sectionTitles[section]}, table` })).toBeVisible()
      }
      await takeScreenshots(page, testInfo, 'table')
      await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('alert')).toHaveCount(1)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await takeScreenshots(page, testInfo, 'failed, with earlier figures')
      await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
      await page.reload()
      await expect(page.getByRole('alert')).toHaveCount(1)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await takeScreenshots(page, testInfo, 'failed')
      await page.route('**/graphql', answerZeroCounts)
      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.dailyHistory)
      await page.reload()
      await expect(card(page, 'Item Listings Overview')).toContainText('No listing trend yet')
      await takeScreenshots(page, testInfo, 'empty')
    })
  })
