import type { Page, TestInfo } from '@playwright/test'
import { expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** Saves a screenshot of the page in the output folder of the test. */
const takeScreenshot = async (page: Page, testInfo: TestInfo, name: string): Promise<void> => {
  await expectNoHorizontalScroll(page)
  const screenshot = await page.screenshot({ animations: 'disabled', path: testInfo.outputPath(`${name}.png`) })
  expect(screenshot.byteLength).toBeGreaterThan(5_000)
}

const displays = [
  ['phone', 'light', { width: 360, height: 740 }],
  ['phone', 'dark', { width: 360, height: 740 }],
  ['desktop', 'light', { width: 1280, height: 800 }],
  ['desktop', 'dark', { width: 1280, height: 800 }],
] as const

for (const [device, colorScheme, viewport] of displays)
  test.describe(`${device}, ${colorScheme}`, { tag: '@whole' }, () => {
    test.use({ viewport, colorScheme })

    test('takes screenshots of the settings, the dialogs, the bell and the palette', async ({
      page,
      stack,
    }, testInfo) => {
      await storeSession(page, stack)
      await page.goto('/admin/settings')
      await page.getByLabel('Full Name').fill('Another Name')
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
      await takeScreenshot(page, testInfo, 'settings, changed')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
      await takeScreenshot(page, testInfo, 'settings, leaving')
      await page.getByRole('button', { name: 'Stay' }).click()
      await page.getByRole('button', { name: 'Delete account' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await takeScreenshot(page, testInfo, 'settings, deletion')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      await takeScreenshot(page, testInfo, 'bell')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
      await takeScreenshot(page, testInfo, 'palette')
      await page.keyboard.press('Escape')
    })

    test('takes screenshots of the reports and the 404 page', async ({ page, stack }, testInfo) => {
      await storeSession(page, stack)
      await page.goto('/admin/feedbacks')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
      await takeScreenshot(page, testInfo, 'reports')
      await page.goto('/admin/nowhere')
      await expect(page.getByRole('button', { name: 'Go to dashboard' })).toBeVisible()
      await takeScreenshot(page, testInfo, '404')
    })
  })
