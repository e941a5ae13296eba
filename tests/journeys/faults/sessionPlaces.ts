import type { Page } from '@playwright/test'
import { libraryRepeats } from '#tests/journeys/faults/identityPlaces.ts'
import { newPerson, type Place, press } from '#tests/journeys/faults/place.ts'
import { expect, signIn, storeSession } from '#tests/journeys/support/fixtures.ts'
import { callIdentity, signUpBody } from '#tests/local/support/identityCall.ts'
import type { TestStack } from '#tests/support/stack.ts'

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const deletionDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' })
const deleted = (page: Page) => page.getByText('Account deleted successfully')
const pressDelete = (page: Page) => deletionDialog(page).getByRole('button', { name: 'Delete', exact: true }).click()

/** A new account with an open deletion dialog. */
const openDeletion = async (page: Page, stack: TestStack): Promise<void> => {
  const { email, phone } = newPerson()
  await callIdentity(stack, 'SignUp', signUpBody(email, `+234${phone.slice(1)}`, 'ADMIN'))
  await storeSession(page, stack, email)
  await page.goto('/admin/settings')
  await press(page, 'Delete account')
  await deletionDialog(page).getByLabel('Type DELETE to confirm').fill('DELETE')
}

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' })
const twoHours = 2 * 60 * 60_000

/** Calls that begin, renew or end a session. */
export const sessionPlaces: readonly Place[] = [
  {
    call: 'deleteAdminUser',
    name: 'deletes the account',
    open: openDeletion,
    use: pressDelete,
    says: (page) => deletionDialog(page).getByRole('alert'),
    keeps: (page) => expect(deletionDialog(page).getByLabel('Type DELETE to confirm')).toHaveValue('DELETE'),
    again: pressDelete,
    shows: deleted,
    settles: { 'wrong-types': deleted },
  },
  {
    call: 'DeleteUser',
    name: 'deletes the account',
    open: openDeletion,
    use: pressDelete,
    says: (page) => deletionDialog(page).getByRole('alert'),
    keeps: (page) => expect(deletionDialog(page).getByLabel('Type DELETE to confirm')).toHaveValue('DELETE'),
    again: pressDelete,
    shows: deleted,
  },
  {
    call: 'GlobalSignOut',
    name: 'signs out',
    // The console tries once more by itself.
    sends: { others: 2, slow: 1, 'wrong-types': 1 },
    open: signIn,
    use: (page) => press(page, 'Sign out'),
    says: (page) => notice(page, 'You are signed out here, but not everywhere'),
    keeps: (page) => expect(signInHeading(page)).toBeVisible(),
    again: (page) => press(page, 'Try again'),
    shows: (page) => page.getByText('Your session is ended.'),
    settles: { 'wrong-types': signInHeading, 'http-401': signInHeading },
  },
  {
    call: 'GetTokensFromRefreshToken',
    name: 'opens the dashboard with tokens that have expired',
    sends: libraryRepeats,
    open: (page, stack) => storeSession(page, stack),
    use: async (page) => {
      await page.clock.setSystemTime(Date.now() + twoHours)
      await page.goto('/admin')
    },
    says: (page) => notice(page, 'Your session could not be checked').or(notice(page, 'Checking your session takes')),
    shows: (page) => page.getByRole('region', { name: 'User Overview', exact: true }).getByText('total users').first(),
    settles: { 'http-401': (page) => page.getByText('Session expired. Please sign in again.').first() },
  },
]
