import type { Page } from '@playwright/test'
import { expect, test, storeSession } from '#tests/journeys/support/fixtures.ts'
import { openUsersPage, tableRows } from '#tests/journeys/support/users.ts'

const press = (page: Page, key: string, code: string, ctrlKey = false): Promise<boolean> =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    code,
    ctrlKey,
    bubbles: true,
    cancelable: true,
  })

test('shortcuts work on a keyboard for another script', async ({ page, stack }) => {
  await openUsersPage(page, stack)
  await expect(tableRows(page)).toHaveCount(10)
  await press(page, 'о', 'KeyJ')
  await press(page, 'о', 'KeyJ')
  await expect(tableRows(page).nth(1).getByRole('link')).toBeFocused()
  await press(page, 'л', 'KeyK')
  await expect(tableRows(page).nth(0).getByRole('link')).toBeFocused()
  await press(page, 'ч', 'KeyX')
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await press(page, 'л', 'KeyK', true)
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
})

const visibleHeight = 494

const openNewMarketer = async (page: Page): Promise<void> => {
  await page.goto('/admin/marketers')
  await page.getByRole('button', { name: 'New Marketer' }).click()
  await page.getByLabel('Phone number').focus()
}

const bottomOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name })
    .evaluate((button) => button.getBoundingClientRect().bottom)

const expectUsable = async (page: Page): Promise<void> => {
  await expect.poll(() => bottomOf(page, 'Add marketer')).toBeLessThanOrEqual(visibleHeight)
  const field = await page.getByLabel('Phone number').boundingBox()
  expect(field?.y).toBeGreaterThan(0)
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(await bottomOf(page, 'Add marketer'))
  // A finger: a mouse would hold the button while the keyboard closes and the button moves.
  await page.getByRole('button', { name: 'Add marketer' }).tap()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  expect(await bottomOf(page, 'Add marketer')).toBeLessThanOrEqual(visibleHeight)
}

test.describe('a phone whose keyboard is open', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('a keyboard that takes its room from the page leaves the button', { tag: '@whole' }, async ({ page, stack }) => {
    await storeSession(page, stack)
    await openNewMarketer(page)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
    await page.setViewportSize({ width: 360, height: visibleHeight })
    await expectUsable(page)
  })

  test('a keyboard that covers the page leaves the button', async ({ page, stack }) => {
    await page.addInitScript((height) => {
      const viewport = Object.assign(new EventTarget(), { height: innerHeight, scale: 1, offsetTop: 0 })
      Object.defineProperty(window, 'visualViewport', { value: viewport })
      addEventListener('focusin', ({ target }) => {
        viewport.height = target instanceof HTMLInputElement ? height : innerHeight
        viewport.dispatchEvent(new Event('resize'))
      })
    }, visibleHeight)
    await storeSession(page, stack)
    await openNewMarketer(page)
    await page.getByLabel('Full name').focus()
    await expectUsable(page)
  })
})
