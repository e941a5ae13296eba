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

/** The identity library sends a call again that finds no network, or that the pool limits. */
export const libraryRepeats = { drop: 3, 'http-429': 3 } as const

export const identityPlaces: readonly Place[] = [
  {
    call: 'InitiateAuth',
    name: 'signs in',
    sends: libraryRepeats,
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
    settles: { 'wrong-types': codeHeading },
  },
  {
    call: 'RespondToAuthChallenge',
    name: 'enters the code',
    // Without the session of the challenge, the console asks for a new code.
    sendsAgain: { 'wrong-types': 0 },
    sends: libraryRepeats,
    open: (page) => requestCode(page),
    use: async (page, stack) =>
      page.getByRole('textbox', { name: 'Verification code' }).fill(await stack.readCode(adminEmail)),
    again: async (page, stack) => {
      const field = page.getByRole('textbox', { name: 'Verification code' })
      await field.fill('')
      await field.fill(await stack.readCode(adminEmail))
    },
    shows: overview,
    refused: (page) => page.getByText('That code can no longer be used. Enter the new one that we have sent you.'),
  },
  {
    call: 'GetUser',
    name: 'opens the settings',
    sends: libraryRepeats,
    open: (page, stack) => storeSession(page, stack),
    use: (page) => page.goto('/admin/settings'),
    shows: (page) => page.getByLabel('Full Name'),
  },
  {
    call: 'UpdateUserAttributes',
    name: 'saves the settings',
    // Also once with a renewed session.
    sends: { ...libraryRepeats, 'http-401': 2 },
    open: openSettings,
    use: (page) => press(page, 'Save Changes'),
    keeps: (page) => expect(page.getByLabel('Full Name')).toHaveValue(/Ngozi/),
    again: (page) => press(page, 'Save Changes'),
    shows: saved,
    settles: { slow: saved, 'wrong-types': saved, 'drop-answer': saved },
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
