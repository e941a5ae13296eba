import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessiblePage } from '#tests/journeys/support/accessibility.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'
import { expect, openAmbassadorArea, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { emptyStorage, fillStorage } from '#tests/journeys/support/fullStorage.ts'
import { choosePhoto, openSettings, pixel, save, usePhoto } from '#tests/journeys/support/settings.ts'
import { callIdentity, signUpBody } from '#tests/local/support/identityCall.ts'
import { isKnownKey } from '#tests/support/storageEntries.ts'

const storedKeys = (page: Page) => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])

const accessTokenOf = (page: Page) =>
  page.evaluate(
    () => localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('.accessToken')) ?? '') ?? '',
  )

test('the last line of the page has the version, and leads to licences, accessibility and privacy', async ({
  page,
  stack,
}) => {
  await openSettings(page, stack)
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const line = page.getByText(`Version ${version}`, { exact: true }).locator('..')
  await expect(line).toHaveText(`Version ${version}LicencesAccessibilityPrivacy`)
  await line.getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement')
  await page.goBack()
  await line.getByRole('link', { name: 'Licences' }).click()
  await expect(page).toHaveURL(/\/licences\.txt$/)
})

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
    const email = page.getByLabel('Email Address')
    await expect(email).toHaveAccessibleDescription('Email and photo are saved only in this browser.')
    await email.fill('a')
    await expect(email).toHaveAccessibleDescription(
      'Email and photo are saved only in this browser. You still sign in with admin@rewoven.com, and codes go there.',
    )
    await email.fill('admin@rewoven.com')
  })

  await test.step('a new photo is not used before the save', async () => {
    await choosePhoto(page, 'photo.png', 'image/png', pixel)
    await usePhoto(page)
    await expect(page.getByText('Image ready. Click Save Changes to update your profile.')).toBeVisible()
    await expect(page.getByText('The new photo is not saved yet.')).toBeVisible()
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

test(
  'a save in another tab changes the fields that the person has not changed',
  { tag: '@whole' },
  async ({ page, context, stack }) => {
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
  },
)

test('an admin deletes their account, and no data is left', async ({ page, stack }) => {
  const email = 'leaver@rewoven.com'
  await callIdentity(stack, 'SignUp', signUpBody(email, '+2348035550101', 'ADMIN'))
  await openSettings(page, stack, email)
  const token = await accessTokenOf(page)
  await page.getByRole('link', { name: 'Feedbacks' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
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
  const release = await holdRequests(page, /\/graphql$/, 'deleteAdminUser')
  await page.keyboard.press('Enter')
  await expect(box.getByRole('button', { name: 'Delete', exact: true })).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/admin/settings')
  await expect(box).toBeVisible()
  release()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  expect(await storedKeys(page)).toEqual([[], []])
  const { body } = await callIdentity(stack, 'GetUser', { AccessToken: token })
  expect(body.__type).toBe('UserNotFoundException')
})

test('a marketer deletes their account from the account menu', { tag: '@whole' }, async ({ page, stack }) => {
  await openAmbassadorArea(page, stack)
  await page.getByRole('button', { name: /^Account of/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete account' }).press('Enter')
  const box = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await box.getByLabel('Type DELETE to confirm').fill('DELETE')
  await box.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/amb/sign-in')
  expect(await storedKeys(page)).toEqual([[], []])
})

const longEmail = `${'n'.repeat(60)}@rewoven.com`

test(
  'a profile that does not fit into the storage / says what was saved, keeps the session and what was typed',
  { tag: '@whole' },
  async ({ page, stack }) => {
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
  },
)
