import type { Page, TestInfo } from '@playwright/test'
import { expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** A picture of the page, kept with what the run leaves behind. */
const photograph = async (page: Page, testInfo: TestInfo, name: string): Promise<void> => {
  await expectNoHorizontalScroll(page)
  const picture = await page.screenshot({ animations: 'disabled', path: testInfo.outputPath(`${name}.png`) })
  expect(picture.byteLength).toBeGreaterThan(5_000)
}

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('settings, reports and what lies over every page have their pictures', async ({ page, stack }, testInfo) => {
        await storeSession(page, stack)
        await page.goto('/admin/settings')
        await page.getByLabel('Full Name').fill('Somebody Else')
        await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
        await photograph(page, testInfo, 'settings, changed')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
        await photograph(page, testInfo, 'settings, leaving')
        await page.getByRole('button', { name: 'Stay' }).click()
        await page.getByRole('button', { name: 'Delete account' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await photograph(page, testInfo, 'settings, deletion')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await page.getByRole('button', { name: /^Alerts/ }).click()
        await expect(page.getByRole('region', { name: 'Alerts of this session' })).toBeVisible()
        await photograph(page, testInfo, 'bell')
        await page.keyboard.press('Escape')
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('option').first()).toBeVisible()
        await photograph(page, testInfo, 'palette')
        await page.keyboard.press('Escape')
      })

      test('reports and a page that is not there have their pictures', async ({ page, stack }, testInfo) => {
        await storeSession(page, stack)
        await page.goto('/admin/feedbacks')
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
        await photograph(page, testInfo, 'reports')
        await page.goto('/admin/nowhere')
        await expect(page.getByRole('button', { name: 'Go to dashboard' })).toBeVisible()
        await photograph(page, testInfo, '404')
      })
    })
