import type { Locator, Page } from '@playwright/test'
import { dialogs, openOnce } from '#tests/journeys/app/overlays/support.ts'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { clickTwice, expectAnswered, nextFrames } from '#tests/journeys/support/timing.ts'
import { spread } from '#tests/journeys/support/spread.ts'
import { openUsersPage, rowPanel, tableRows } from '#tests/journeys/support/users.ts'

/** In a wide window, the side panel is next to the list. */
test.use({ viewport: { width: 1024, height: 800 } })

/** A press at another place, so that the next one begins a new double click. */
const pressElsewhere = (page: Page): Promise<void> => page.mouse.click(2, 2)

const centerOf = async (page: Page, name: string | RegExp): Promise<[number, number]> => {
  const box = await page.getByRole('button', { name }).first().boundingBox()
  if (!box) throw new Error(`${name} has no box`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test.describe('what a click opens survives a double click', () => {
  test('the side panel of a row', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    await openOnce(page)
    const box = await tableRows(page).nth(2).locator('td').nth(2).boundingBox()
    if (!box) throw new Error('no row')
    for (const ms of spread([120, 350], 2)) {
      await clickTwice(page, box.x + 12, box.y + 12, ms)
      await nextFrames(page)
      await expect(dialogs(page)).toHaveCount(1)
      await expect(page).toHaveURL(/open=/)
      await pressElsewhere(page)
      await expect(dialogs(page)).toHaveCount(0)
    }
  })

  const openers = [
    [/^Actions for /, 'menu'],
    ['Filters', 'dialog'],
    ['More', 'menu'],
    ['Export', 'dialog'],
  ] as const

  test('the menus and dialogs of a list', async ({ page, stack }) => {
    await openUsersPage(page, stack)
    for (const [name, role] of spread(openers, 3)) {
      const [x, y] = await centerOf(page, name)
      for (const ms of [120, 350]) {
        await page.mouse.click(x, y)
        await expect(page.getByRole(role)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toHaveCount(0)
        await pressElsewhere(page)
        await clickTwice(page, x, y, ms)
        await nextFrames(page)
        await expect(page.getByRole(role), `${name}, ${ms} ms between the clicks`).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toHaveCount(0)
        await pressElsewhere(page)
      }
    }
  })

  test('the alerts and the menu of a card', { tag: '@whole' }, async ({ page, stack }) => {
    await storeSession(page, stack)
    await page.goto('/admin')
    const [alertX, alertY] = await centerOf(page, /^Notifications/)
    await clickTwice(page, alertX, alertY, 120)
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    const [x, y] = await centerOf(page, 'Options of User Overview')
    await page.mouse.click(x, y)
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await pressElsewhere(page)
    await clickTwice(page, x, y, 120)
    await nextFrames(page)
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('a double tap on a phone does not press the button that it uncovers', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openUsersPage(page, stack)
    await openOnce(page)
    await tableRows(page).first().getByRole('checkbox').check()
    const suspend = page.getByRole('button', { name: /^(Suspend|Activate) 1$/ })
    const box = await suspend.boundingBox()
    if (!box) throw new Error('no button')
    await clickTwice(page, box.x + box.width / 2, box.y + box.height / 2, 350)
    await nextFrames(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

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
  test('a closed dialog of a list gives its button the focus', { tag: '@whole' }, async ({ page, stack }) => {
    await pressWithoutFocus(page)
    await storeSession(page, stack)
    await page.goto('/admin/users')
    for (const name of ['Filters', 'Export']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
  })

  test('the closed poster gives its button the focus', { tag: '@whole' }, async ({ page, stack }) => {
    await pressWithoutFocus(page)
    await openAmbassadorArea(page, stack)
    await page.getByRole('button', { name: 'QR code and poster' }).click()
    await expect(page.getByRole('img', { name: 'Poster with your referral code' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'QR code and poster' })).toBeFocused()
  })
})

test('a large dialog is below the toasts with all of its buttons', { tag: '@whole' }, async ({ page, stack }) => {
  await openAmbassadorArea(page, stack)
  await page.getByRole('button', { name: 'QR code and poster' }).click()
  await expect(page.getByRole('button', { name: 'Save poster' })).toBeVisible()
  const [toasts, header] = [60, 64]
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  // A toast leaves after two seconds, so only its room is set here.
  await page.evaluate((height) => document.documentElement.style.setProperty('--toasts', `${height}px`), toasts)
  // A wider window has them next to each other.
  for (const [width, height] of [
    [1024, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const dialog = page.getByRole('dialog')
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(toasts + header)
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  }
})

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return box ? Math.round(box.y + box.height) : 0
}

test('the panel next to a list ends in the window', { tag: '@whole' }, async ({ page, stack }) => {
  await openUsersPage(page, stack, '?size=50')
  await tableRows(page).first().getByRole('link').click()
  for (const distance of [0, 200, 1_000]) {
    await page.evaluate((top) => scrollTo(0, top), distance)
    await expect.poll(() => bottomOf(rowPanel(page)), `scrolled by ${distance}`).toBeLessThanOrEqual(800)
    expect(await bottomOf(rowPanel(page))).toBeGreaterThan(790)
  }
})

test('toasts cover no panel and no dialog', async ({ page, stack }) => {
  const isApartFrom = async (part: Locator) => {
    const [toast, layer] = await Promise.all([page.locator('[data-toast]').first().boundingBox(), part.boundingBox()])
    if (!toast || !layer) return false
    return toast.x + toast.width <= layer.x || toast.y + toast.height <= layer.y
  }
  await openUsersPage(page, stack)
  await tableRows(page).first().getByRole('link').click()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: /^(Suspend|Activate)$/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Suspend|Activate)$/ })
      .click()
    // The message of the change before can be on its way out.
    await expectAnswered(page)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
    await expect.poll(() => isApartFrom(rowPanel(page))).toBe(true)
    await page.getByRole('button', { name: /^(Suspend|Activate)$/ }).click()
    await expect.poll(() => isApartFrom(page.getByRole('alertdialog'))).toBe(true)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  }
})

test('on a phone the page ends above its toasts', { tag: '@whole' }, async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openUsersPage(page, stack)
  await page
    .getByRole('button', { name: /^Actions for / })
    .last()
    .click()
  await page.getByRole('menuitem').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Suspend|Activate)$/ })
    .click()
  const toast = page.locator('[data-toast]')
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
  // The page grows after the toast has appeared.
  const bottomOfPage = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return bottomOf(page.getByRole('navigation', { name: 'Pages of' }))
  }
  await expect.poll(bottomOfPage).toBeLessThan(844 - 60)
  expect(await bottomOf(toast)).toBeGreaterThan(844 - 20)
})
