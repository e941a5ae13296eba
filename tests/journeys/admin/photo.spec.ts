import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { choosePhoto, openSettings, pixel, save, usePhoto } from '#tests/journeys/support/settings.ts'
import { heicPhoto } from '#tests/support/heicPhoto.ts'

/** A picture that is red on the left and blue on the right. */
const redAndBlue = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200)
    const context = canvas.getContext('2d')
    if (!context) return []
    context.fillStyle = 'red'
    context.fillRect(0, 0, 200, 200)
    context.fillStyle = 'blue'
    context.fillRect(200, 0, 200, 200)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** The colours of the profile photo at its left and its right edge. */
const edgeColours = (page: Page) =>
  page.getByRole('img', { name: 'Your profile photo' }).evaluate(async (avatar) => {
    const image = avatar.querySelector('img')
    await image?.decode()
    const context = new OffscreenCanvas(256, 256).getContext('2d')
    if (!image || !context) return []
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 128, 256, 1)
    return [8, 248].map((x) => ((data[x * 4] ?? 0) > 128 ? 'red' : 'blue'))
  })

test('a photo is moved, discarded, enlarged and removed', { tag: '@whole' }, async ({ page, stack }) => {
  await openSettings(page, stack)
  const photo = await redAndBlue(page)
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  const frame = dialog.getByRole('img', { name: 'The file you chose' }).locator('..')
  const drag = async (right: number) => {
    const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + right, y + height / 2, { steps: 4 })
    await page.mouse.up()
  }

  await test.step('a drag chooses the part', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', photo)
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused()
    await expectAccessiblePage(page)
    await drag(200)
    await usePhoto(page)
    await expect.poll(() => edgeColours(page)).toEqual(['red', 'red'])
  })

  await test.step('Discard puts the initials back', async () => {
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('img', { name: 'Your profile photo' }).locator('img')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Profile Photo' })).toBeFocused()
    await expect(save(page)).toHaveCount(0)
  })

  await test.step('the keyboard zooms and moves', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', photo)
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await zoom.press('End')
    await expect(zoom).toHaveAttribute('aria-valuetext', '400%')
    const left = dialog.getByRole('button', { name: 'Move left' })
    for (let press = 0; press < 12; press++) await left.press('Enter')
    await dialog.getByRole('button', { name: 'Use photo' }).press('Enter')
    await expect.poll(() => edgeColours(page)).toEqual(['blue', 'blue'])
    await save(page).click()
    await expect(page.locator('header img')).toBeVisible()
  })

  await test.step('a removed photo is replaced by the initials after the save', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused()
    await expect(page.getByText('The photo is removed when you save.')).toBeVisible()
    await expect(page.locator('header img')).toBeVisible()
    await save(page).click()
    await expect(page.locator('header img')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveText(/^\w\w$/)
    await expect(page.locator('header img')).toHaveCount(0)
  })
})

test('the photo covers no control in a low window', async ({ page, stack }) => {
  await openSettings(page, stack)
  await choosePhoto(page, 'photo.png', 'image/png', await redAndBlue(page))
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  for (const size of [
    { width: 640, height: 320 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    for (const control of [dialog.getByRole('slider'), ...(await dialog.getByRole('button').all())]) {
      await control.scrollIntoViewIfNeeded()
      const isOnTop = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop, (await control.getAttribute('aria-label')) ?? 'a button with text').toBe(true)
    }
  }
})

test('an invalid or unreadable file is rejected with the reason', async ({ page, stack }) => {
  await openSettings(page, stack)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "owned"</script></svg>'
  for (const [name, type, buffer, reason] of [
    ['photo.svg', 'image/svg+xml', Buffer.from(svg), 'Please upload an image file'],
    ['photo.png', 'image/png', pixel.subarray(0, 45), 'Failed to read image file'],
    ['IMG_1.HEIC', 'image/heic', heicPhoto(), 'This browser cannot read this picture. Choose a JPEG or PNG.'],
  ] as const) {
    await choosePhoto(page, name, type, buffer)
    await expect(page.locator('#photo-note')).toContainText(reason)
    await expect(save(page)).toHaveCount(0)
  }
  expect(await page.title()).toBe('Settings · Rewoven')
})
