import { expectAccessiblePage, expectNoHorizontalScroll } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { newMarketer, openMarketers, rows } from '#tests/journeys/support/marketers.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { rowPanel } from '#tests/journeys/support/users.ts'

const displays = [
  ['a phone', 'light', { width: 360, height: 740 }],
  ['a desktop', 'dark', { width: 1280, height: 800 }],
] as const

for (const [device, colorScheme, viewport] of spread(displays, 2))
  test.describe(`on ${device} in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport })

    test('marketers, their dialogs and the leaderboard are accessible', { tag: '@whole' }, async ({ page, stack }) => {
      // The test checks several pages.
      test.slow()
      await openMarketers(page, stack)
      await expect(rows(page)).toHaveCount(10)
      const expectAccessible = async () => {
        await expectAccessiblePage(page)
        await expectNoHorizontalScroll(page)
      }
      await expectAccessible()
      await rows(page).last().getByRole('link').click()
      await expect(
        page
          .getByText('End of list.')
          .or(page.getByText('No users referred yet.'))
          .or(page.getByRole('button', { name: 'Load more' })),
      ).toBeVisible()
      await expectAccessible()
      await rowPanel(page).getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await rowPanel(page).getByRole('button', { name: 'Close' }).click()
      await newMarketer(page).click()
      await page.getByRole('button', { name: 'Add marketer' }).click()
      await page.getByLabel('Full name').fill('Ada')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
      await expect(page.locator('[data-toast]')).toHaveCount(0)
      await expectAccessible()
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByLabel('Or paste the rows').fill('Ada Obi,ada@,0803\nBee Eze,bee@example.com,08031234599')
      await expectAccessible()
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByText('Invalid email address')).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Leaderboard' }).click()
      await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
      await expectAccessible()
    })
  })
