import type { Page, Route, TestInfo } from '@playwright/test'
import { sections, sectionTitles } from '#domain/dashboard/sections.ts'
import { storageKeys } from '#services/storage/storageKeys.ts'
import { expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** A picture of each card, kept with what the run leaves behind. */
const photograph = async (page: Page, testInfo: TestInfo, state: string): Promise<void> => {
  await expectNoHorizontalScroll(page)
  for (const section of sections) {
    const picture = await card(page, sectionTitles[section]).screenshot({
      animations: 'disabled',
      path: testInfo.outputPath(`${section}, ${state}.png`),
    })
    expect(picture.byteLength).toBeGreaterThan(1_000)
  }
}

const nothing = {
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

/** A marketplace in which nothing has happened yet. */
const answerNothing = async (route: Route): Promise<void> => {
  const result = { dashboard: nothing, error: null }
  if (!(route.request().postData() ?? '').includes('getDashboard')) return route.fallback()
  await route.fulfill({ json: { data: { totals: result, period: result, getDashboard: result } } })
}

// As high as the page, so that the header lies over no card.
for (const [device, viewport] of [
  ['phone', { width: 360, height: 5_200 }],
  ['desktop', { width: 1280, height: 2_600 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('every card of the dashboard has its picture in every state', async ({ page, stack }, testInfo) => {
        await storeSession(page, stack)
        let letGo = () => {}
        const held = new Promise<void>((resolve) => (letGo = resolve))
        await page.route('**/graphql', async (route) => {
          await held
          await route.fallback()
        })
        await page.goto('/admin')
        await expect(card(page, 'User Overview')).toHaveAttribute('aria-busy', 'true')
        await photograph(page, testInfo, 'loading')
        letGo()
        await expect(page.locator('canvas')).toHaveCount(6)
        await photograph(page, testInfo, 'figures')
        for (const section of sections)
          await card(page, sectionTitles[section]).getByRole('button', { name: 'Show as table' }).click()
        await expect(page.getByRole('button', { name: 'Show as plot' })).toHaveCount(4)
        await photograph(page, testInfo, 'table')
        await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
        await page.getByRole('button', { name: 'Refresh' }).click()
        await expect(page.getByRole('alert')).toHaveCount(4)
        await photograph(page, testInfo, 'failed, with figures of before')
        await stack.setFault({ operation: 'getDashboard', fault: 'http-500', times: 4 })
        await page.reload()
        await expect(page.getByRole('alert')).toHaveCount(4)
        await photograph(page, testInfo, 'failed')
        await page.route('**/graphql', answerNothing)
        await page.evaluate((key) => localStorage.removeItem(key), storageKeys.dailyHistory)
        await page.reload()
        await expect(card(page, 'Item Listings Overview')).toContainText('No listing trend yet')
        await photograph(page, testInfo, 'empty')
      })
    })
