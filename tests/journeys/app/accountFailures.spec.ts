import type { Page } from '@playwright/test'
import { expect, requestCode, signIn, test } from '#tests/journeys/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** The identity library repeats a failed call, so the fault must outlast its retries. */
const lasting = { times: 50 }

const faults = ['http-500', 'http-401', 'malformed', 'null-data', 'drop', 'graphql-error', 'slow'] as const
const longEmail = `${'n'.repeat(60)}@rewoven.com`
type FaultName = (typeof faults)[number]

const setFault = (stack: TestStack, operation: string, fault: FaultName) =>
  stack.setFault({ operation, fault, ...(fault === 'slow' && { ms: 60_000 }), ...lasting })

const signUp = async (page: Page, stack: TestStack, email: string): Promise<void> => {
  const attributes = { email, name: 'Ada Leaver', phone_number: '+2348035550111', 'custom:role': 'ADMIN' }
  await fetch(`${stack.origin}/identity`, {
    method: 'POST',
    headers: {
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({
      ClientId: 'localwebconsole',
      Username: email,
      Password: 'aA1!aA1!aA1!',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  })
  await requestCode(page, email)
  await page.getByLabel('Verification code').fill(await stack.readCode(email))
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
}

test.describe('an account whose sign-in cannot be deleted', () => {
  for (const fault of faults) {
    test(`with ${fault} / says so in the dialog, and the next try deletes it`, async ({ page, stack }) => {
      test.setTimeout(60_000)
      await signUp(page, stack, `leaver-${fault}@rewoven.com`)
      await openSettings(page)
      await setFault(stack, 'DeleteUser', fault)
      await page.getByRole('button', { name: 'Delete account' }).click()
      const box = page.getByRole('alertdialog', { name: 'Delete your account?' })
      await box.getByLabel('Type DELETE to confirm').fill('DELETE')
      await box.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(box.getByRole('alert')).toContainText(
        'Your account is deleted, but your sign-in could not be removed yet.',
        { timeout: 20_000 },
      )
      await expect(box.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE')
      await stack.clearFaults()
      await box.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page).toHaveURL('/sign-in')
      await expect(page.getByText('Account deleted successfully')).toBeVisible()
    })
  }
})

test.describe('a profile that cannot be saved', () => {
  for (const fault of faults) {
    test(`with ${fault} / says so, keeps what was typed, and can be saved later`, async ({ page, stack }) => {
      test.setTimeout(60_000)
      await signIn(page, stack)
      await openSettings(page)
      await setFault(stack, 'UpdateUserAttributes', fault)
      await page.getByLabel('Full Name').fill(`Ngozi ${fault}`)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      const notice = page.getByRole('main').getByRole('alert')
      if (fault !== 'http-401') await expect(notice).toContainText('Failed to update profile', { timeout: 20_000 })
      else await expect(notice.or(page.getByRole('alertdialog'))).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue(`Ngozi ${fault}`)
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Profile updated successfully')).toBeVisible()
    })
  }

  test('because the storage is full / says what was saved, keeps the session and what was typed', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    await openSettings(page)
    await page.getByLabel('Email Address').fill(longEmail)
    // Longer than before, so that the renewed tokens do not fit either.
    await page.getByLabel('Full Name').fill(`Ngozi ${'Full '.repeat(12)}`.trim())
    // Fills the storage to the last character.
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`filler.${size}.${part}`, 'x'.repeat(size))
        } catch {}
    })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Only your name was saved')
    await expect(page.getByLabel('Email Address')).toHaveValue(longEmail)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.accessToken')))).toBe(true)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key)
    })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
  })
})
