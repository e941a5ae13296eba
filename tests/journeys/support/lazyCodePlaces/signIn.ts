import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/support/fixtures.ts'
import { identity, type LazyCodePlace, press } from '#tests/journeys/support/lazyCodePlaces/place.ts'
import { adminEmail } from '#tests/support/stack.ts'

const signInPage = ['app/renderer.tsx', 'pages/auth/SignInPage.tsx']
const typedEmail = async (page: Page): Promise<void> => expect(page.getByLabel('Email')).toHaveValue(adminEmail)

/** The sign-in and the sign-up. */
export const signInPlaces: Readonly<Record<string, LazyCodePlace>> = {
  'pages/auth/SignInPage.tsx': {
    after: ['app/renderer.tsx'],
    open: async () => undefined,
    use: async (page) => {
      await page.goto('/sign-in')
      await page.getByLabel('Email').fill(adminEmail)
      await page.keyboard.press('Enter')
    },
    keeps: typedEmail,
    isLeft: true,
    shows: (page) => page.getByRole('heading', { name: 'Enter your code' }),
  },
  'services/identity/cognito/identity.ts': {
    after: signInPage,
    open: async (page) => void (await page.goto('/sign-in')),
    use: async (page) => {
      await page.getByLabel('Email').fill(adminEmail)
      await press(page, 'Continue')
    },
    says: /Network error/,
    keeps: typedEmail,
    isLeft: true,
    retry: (page) => press(page, 'Continue'),
    shows: (page) => page.getByRole('heading', { name: 'Enter your code' }),
  },
  'app/actors/session/phone.ts': {
    after: [...signInPage, ...identity],
    open: async (page) => void (await page.goto('/sign-up')),
    use: async (page) => {
      await page.getByLabel('Full Name').fill('Ada Obi')
      await page.getByLabel('Email').fill(`ada.${Date.now()}@rewoven.com`)
      await page.getByLabel('Phone Number').fill(`0803${String(Date.now()).slice(-7)}`)
      await press(page, 'Continue')
    },
    says: /Network error/,
    keeps: (page) => expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi'),
    isLeft: true,
    retry: (page) => press(page, 'Continue'),
    shows: (page) => page.getByRole('heading', { name: 'Enter your code' }),
  },
}
