import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll, expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { emptyStorage, fillStorage } from '#tests/journeys/support/fullStorage.ts'
import { heicPhoto } from '#tests/support/heicPhoto.ts'
import { callIdentity, signUpBody } from '#tests/local/support/identityCall.ts'
import { isKnownKey } from '#tests/support/storageEntries.ts'
import type { TestStack } from '#tests/support/stack.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const choosePhoto = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

const usePhoto = (page: Page) => page.getByRole('button', { name: 'Use photo' }).click()

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

const openSettings = async (page: Page, stack: TestStack, email?: string): Promise<void> => {
  await storeSession(page, stack, email)
  await page.goto('/admin/settings')
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

const storedKeys = (page: Page) => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])

const accessTokenOf = (page: Page) =>
  page.evaluate(
    () => localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('.accessToken')) ?? '') ?? '',
  )

test('a saved profile is shown everywhere immediately, in other tabs too', async ({ page, context, stack }) => {
  await openSettings(page, stack)
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(save(page)).toHaveCount(0)

  await test.step('Save Changes is shown only with changes', async () => {
    const name = await page.getByLabel('Full Name').inputValue()
    await page.getByLabel('Full Name').fill('x')
    await expect(save(page)).toBeVisible()
    await page.getByLabel('Full Name').fill(name)
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByLabel('Phone Number')).toHaveAttribute('readonly')
    await expect(page.getByLabel('Role')).toHaveAttribute('readonly')
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
      /You still sign in with admin@rewoven.com/,
    )
  })

  await test.step('a new photo is not used before the save', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', pixel)
    await usePhoto(page)
    await expect(page.getByText('Image ready. Click Save Changes to update your profile.')).toBeVisible()
    await expect(page.locator('header img')).toHaveCount(0)
    await page.getByLabel('Full Name').fill('Adaeze Nwosu')
    await page.getByLabel('Email Address').fill('adaeze@rewoven.com')
  })

  await test.step('the save sends only name and phone number', async () => {
    await stack.setFault({ operation: 'UpdateUserAttributes', fault: 'slow', ms: 700 })
    const sent = page.waitForRequest((request) =>
      (request.headers()['x-amz-target'] ?? '').endsWith('UpdateUserAttributes'),
    )
    await save(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saving changes...' })).toBeVisible()
    const { UserAttributes } = (await sent).postDataJSON() as { UserAttributes: { Name: string }[] }
    expect(UserAttributes.map(({ Name }) => Name)).toEqual(['name', 'phone_number'])
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(save(page)).toHaveCount(0)
  })

  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Account of Adaeze Nwosu' })).toBeVisible()
    await expect(tab.locator('header img')).toHaveAttribute('src', /^data:image\/webp;base64,/)
  }
  const [local, session] = await storedKeys(page)
  expect([...(local ?? []), ...(session ?? [])].filter((key) => !isKnownKey(key))).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Adaeze Nwosu')
  await expect(page.getByLabel('Email Address')).toHaveValue('adaeze@rewoven.com')
  await expect(page.locator('header img')).toBeVisible()
})

test('a photo is moved, enlarged and removed, and changes are discarded', async ({ page, stack }) => {
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

  await test.step('Cancel keeps the initials', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', photo)
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused()
    await expectAccessiblePage(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
  })

  await test.step('a drag chooses the part', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', photo)
    await drag(200)
    await usePhoto(page)
    await expect.poll(() => edgeColours(page)).toEqual(['red', 'red'])
  })

  await test.step('Discard puts the initials back', async () => {
    const name = await page.getByLabel('Full Name').inputValue()
    await page.getByLabel('Full Name').fill('Somebody Else')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue(name)
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

test('an invalid, too large or unreadable file is rejected with the reason', async ({ page, stack }) => {
  await openSettings(page, stack)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "owned"</script></svg>'
  const hugeImage = Buffer.from(pixel)
  hugeImage.writeUInt32BE(50_000, 16)
  hugeImage.writeUInt32BE(50_000, 20)
  const notAnImage = 'Please upload an image file'
  for (const [name, type, buffer, reason] of [
    ['photo.png', 'image/png', Buffer.from('hello'), notAnImage],
    ['photo.svg', 'image/svg+xml', Buffer.from(svg), notAnImage],
    [
      'photo.png',
      'image/png',
      Buffer.concat([pixel, Buffer.alloc(2 * 1024 * 1024 + 1 - pixel.length)]),
      'Image size should be less than 2MB',
    ],
    ['photo.png', 'image/png', hugeImage, 'This image has too many pixels.'],
    ['photo.png', 'image/png', pixel.subarray(0, 45), 'Failed to read image file'],
    ['IMG_1.HEIC', 'image/heic', heicPhoto(), 'This browser cannot read this picture. Choose a JPEG or PNG.'],
  ] as const) {
    await choosePhoto(page, name, type, buffer)
    await expect(page.locator('#photo-note')).toContainText(reason)
    await expect(save(page)).toHaveCount(0)
  }
  expect(await page.title()).toBe('Settings · Rewoven')
})

test('a failed save keeps all changes, and a partial save says what was saved', async ({ page, stack }) => {
  await openSettings(page, stack)
  await choosePhoto(page, 'photo.png', 'image/png', pixel)
  await usePhoto(page)
  await page.getByLabel('Full Name').fill('Ngozi Half')
  await stack.setFault({
    operation: 'UpdateUserAttributes',
    fault: 'graphql-error',
    type: 'InternalErrorException',
    message: 'at line 7',
  })
  await save(page).click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Failed to update profile')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ngozi Half')
  await expect(page.getByText('The new photo is not saved yet.')).toBeVisible()

  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('profile-image-')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await save(page).click()
  await expect(notice).toContainText('Only your name was saved')
  await expect(notice).toContainText('The new picture does not fit into the storage of this browser')
  await expect(page.getByText('The new photo is not saved yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Ngozi Half' })).toBeVisible()
})

test('a save in another tab changes the fields that the person has not changed', async ({ page, context, stack }) => {
  await openSettings(page, stack)
  const other = await context.newPage()
  await other.goto('/admin/settings')
  const email = page.getByLabel('Email Address')
  const name = page.getByLabel('Full Name')
  const savedName = await name.inputValue()
  await email.fill('typed@rewoven.com')

  await test.step('what the person typed stays', async () => {
    await other.getByLabel('Full Name').fill('Ada Elsewhere')
    await other.getByLabel('Email Address').fill('elsewhere@rewoven.com')
    await save(other).click()
    await expect(name).toHaveValue('Ada Elsewhere')
    await expect(email).toHaveValue('typed@rewoven.com')
    await expect(save(page)).toBeVisible()
  })

  await test.step('after a save nothing is left to save, and the next save of the other tab is shown', async () => {
    await save(page).click()
    await expect(save(page)).toHaveCount(0)
    await expect(other.getByLabel('Email Address')).toHaveValue('typed@rewoven.com')
    await other.getByLabel('Full Name').fill(savedName)
    await other.getByLabel('Email Address').fill('later@rewoven.com')
    await save(other).click()
    await expect(name).toHaveValue(savedName)
    await expect(email).toHaveValue('later@rewoven.com')
    await expect(save(page)).toHaveCount(0)
  })

  await test.step('the same text in both tabs is no unsaved change', async () => {
    await email.fill('same@rewoven.com')
    await expect(save(page)).toBeVisible()
    await other.getByLabel('Email Address').fill('same@rewoven.com')
    await save(other).click()
    await expect(save(page)).toHaveCount(0)
    await expect(email).toHaveValue('same@rewoven.com')
  })
})

test('with unsaved changes, a dialog asks before a link, Back and Sign out', async ({ page, stack }) => {
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Full Name').fill('Somebody Else')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const leaves = [
    () => page.getByRole('link', { name: 'All Items' }).click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Sign out' }).click(),
  ]
  for (const leave of leaves) {
    await leave()
    await expect(question).toBeVisible()
    await expect(page).toHaveURL('/admin/settings')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else')
  }
  await expectAccessiblePage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'All Items' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/all-items')
})

test('an admin deletes their account, and no data is left', async ({ page, stack }) => {
  const email = 'leaver@rewoven.com'
  await callIdentity(stack, 'SignUp', signUpBody(email, '+2348035550101', 'ADMIN'))
  await openSettings(page, stack, email)
  const token = await accessTokenOf(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const box = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const field = box.getByLabel('Type DELETE to confirm')
  await expect(field).toBeFocused()
  await expect(box).toContainText('Users, items and marketers stay. To come back, you sign up again.')
  await expect(box.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await page.keyboard.type('delete')
  await page.keyboard.press('Enter')
  await expect(box.getByRole('alert')).toHaveText('Please type "DELETE" to confirm')
  await expectAccessiblePage(page)
  await field.fill('DELETE')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  expect(await storedKeys(page)).toEqual([[], []])
  const { body } = await callIdentity(stack, 'GetUser', { AccessToken: token })
  expect(body.__type).toBe('UserNotFoundException')
})

test('a marketer deletes their account from the account menu', async ({ page, stack }) => {
  const email = 'leaver@example.com'
  const mutation = 'mutation ($payload: SignUpPayload!) { createMarketer(signUpPayload: $payload) { error } }'
  const payload = { name: 'Tunde Leaver', email, phone_number: '+2348035550102', role: 'MARKETER' }
  await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'local-api-key' },
    body: JSON.stringify({ query: mutation, variables: { payload } }),
  })
  await storeSession(page, stack, email, 'marketer.')
  await page.goto('/amb')
  const badge = page.getByRole('button', { name: 'Account of Tunde Leaver' })
  await expect(badge).toHaveAttribute('aria-haspopup', 'menu')
  await badge.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete account' }).press('Enter')
  const box = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await stack.setFault({ operation: 'deleteMarketer', fault: 'error-field', message: 'Permission denied' })
  await box.getByLabel('Type DELETE to confirm').fill('DELETE')
  await box.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(box.getByRole('alert')).toContainText(
    "Failed to delete account. You don't have permission to perform this action.",
  )
  await box.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/amb/sign-in')
  expect(await storedKeys(page)).toEqual([[], []])
})

const longEmail = `${'n'.repeat(60)}@rewoven.com`

test('a profile that does not fit into the storage / says what was saved, keeps the session and what was typed', async ({
  page,
  stack,
}) => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Email Address').fill(longEmail)
  // Longer than before, so that the renewed tokens do not fit either.
  await page.getByLabel('Full Name').fill(`Ngozi ${'Full '.repeat(12)}`.trim())
  await fillStorage(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Only your name was saved')
  await expect(page.getByLabel('Email Address')).toHaveValue(longEmail)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.accessToken')))).toBe(true)
  await emptyStorage(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})
