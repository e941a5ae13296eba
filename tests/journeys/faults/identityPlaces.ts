import type { Page } from '@playwright/test'
import { newPerson, type Place, press } from '#tests/journeys/faults/place.ts'
import { expect, requestCode, storeSession } from '#tests/journeys/support/fixtures.ts'
import { adminEmail, type TestStack } from '#tests/support/stack.ts'

const codeHeading = (page: Page) => page.getByRole('heading', { name: 'Enter your code' })
const overview = (page: Page) => page.getByRole('region', { name: 'User Overview', exact: true })

const openSettings = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Full Name').fill(newPerson().name)
}

const saved = (page: Page) => page.getByText('Profile updated successfully').first()

const keepsEmail = (page: Page) => expect(page.getByLabel('Email')).toHaveValue(/@rewoven\.com$/)

export const identityPlaces: readonly Place[] = [
  {
    call: 'InitiateAuth',
    name: 'signs in',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByLabel('Email').fill(adminEmail)
    },
    use: (page) => press(page, 'Continue'),
    keeps: keepsEmail,
    again: (page) => press(page, 'Continue'),
    shows: codeHeading,
  },
  {
    call: 'SignUp',
    name: 'signs up',
    open: async (page) => {
      const { name, email, phone } = newPerson()
      await page.goto('/sign-up')
      await page.getByLabel('Full Name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Phone Number').fill(phone)
    },
    use: (page) => press(page, 'Continue'),
    keeps: keepsEmail,
    again: (page) => press(page, 'Continue'),
    shows: codeHeading,
    refusesRepeat: true,
    settles: { 'wrong-types': codeHeading },
  },
  {
    call: 'RespondToAuthChallenge',
    name: 'enters the code',
    open: (page) => requestCode(page),
    use: async (page, stack) =>
      page.getByRole('textbox', { name: 'Verification code' }).fill(await stack.readCode(adminEmail)),
    again: async (page, stack) => {
      const field = page.getByRole('textbox', { name: 'Verification code' })
      await field.fill('')
      await field.fill(await stack.readCode(adminEmail))
    },
    shows: overview,
    refusesRepeat: true,
  },
  {
    call: 'GetUser',
    name: 'opens the settings',
    open: (page, stack) => storeSession(page, stack),
    use: (page) => page.goto('/admin/settings'),
    shows: (page) => page.getByLabel('Full Name'),
  },
  {
    call: 'UpdateUserAttributes',
    name: 'saves the settings',
    open: openSettings,
    use: (page) => press(page, 'Save Changes'),
    keeps: (page) => expect(page.getByLabel('Full Name')).toHaveValue(/Ngozi/),
    again: (page) => press(page, 'Save Changes'),
    shows: saved,
    settles: { 'wrong-types': saved },
  },
]

/** Calls without a place here, with the reason. */
export const callsElsewhere: Readonly<Record<string, string>> = {
  RevokeToken: 'Only after a sign-out that could not be ended, while somebody signs in again: sessionEnd.test.ts.',
  ConfirmSignUp: 'Only for accounts without a confirmed email, which the local stack does not create.',
  ResendConfirmationCode: 'Only for accounts without a confirmed email, which the local stack does not create.',
  GetUserAttributeVerificationCode: 'The console does not call it.',
  VerifyUserAttribute: 'The console does not call it.',
}
