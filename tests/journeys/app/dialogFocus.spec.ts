import type { Page } from '@playwright/test'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'

/** Like Safari: a press on a button or a link takes the focus from everything and gives it to nothing. */
const pressWithoutFocus = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('button, a'))) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )
}

test.describe('in a browser that gives pressed buttons no focus', () => {
  test('a closed dialog of a list gives its button the focus', async ({ page, stack }) => {
    await pressWithoutFocus(page)
    await storeSession(page, stack)
    await page.goto('/admin/users')
    for (const name of ['Columns', 'Export']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
  })

  test('the closed poster gives its button the focus', async ({ page, stack }) => {
    await pressWithoutFocus(page)
    await openAmbassadorArea(page, stack)
    await page.getByRole('button', { name: 'QR code and poster' }).click()
    await expect(page.getByRole('img', { name: 'Poster with your referral code' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'QR code and poster' })).toBeFocused()
  })
})
