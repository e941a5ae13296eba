import type { Page } from '@playwright/test'
import { expect, storeMarketerSession } from '#tests/journeys/support/fixtures.ts'
import { hidden, type LazyCodePlace, press, wholePage } from '#tests/journeys/support/lazyCodePlaces/place.ts'
import type { TestStack } from '#tests/support/stack.ts'

const ambassadorArea = ['app/renderer.tsx', 'app/actors/pages/ambassadorArea.ts']
const marketer = [
  ...ambassadorArea,
  'pages/ambassador/AmbassadorPage.tsx',
  'pages/ambassador/AmbassadorDashboard.tsx',
  'app/actors/pages/ambassadorDashboard.ts',
]

const openAmbassador = async (page: Page, stack: TestStack): Promise<void> => {
  await storeMarketerSession(page, stack)
  await page.goto('/amb')
  await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
}
const keepsReferees = (page: Page) =>
  expect(page.getByRole('region', { name: 'Your referees', ...hidden })).toContainText('60 referees')

const ambassador = { after: marketer, open: openAmbassador, keeps: keepsReferees }
const poster = {
  ...ambassador,
  after: [...marketer, 'pages/ambassador/ShareDialog.tsx'],
  use: (page: Page) => press(page, 'QR code and poster'),
  shows: (page: Page) => page.getByRole('img', { name: 'Poster with your referral code' }),
}
const reminder = {
  ...ambassador,
  use: (page: Page) => press(page, 'Remind to list an item'),
  shows: (page: Page) => page.getByRole('textbox', { name: 'Message' }),
}
const ambassadorPage = {
  after: ambassadorArea,
  open: storeMarketerSession,
  use: (page: Page) => page.goto('/amb'),
  says: wholePage,
  shows: (page: Page) => page.getByRole('region', { name: 'Your referees' }).getByText('60 referees'),
}

const dashboard = {
  ...ambassadorPage,
  says: /This (page|part of the page) could not be loaded/,
  after: [...ambassadorArea, 'pages/ambassador/AmbassadorPage.tsx'],
}

/** The page of marketers and its parts. */
export const ambassadorPlaces: Readonly<Record<string, LazyCodePlace>> = {
  'pages/ambassador/ShareDialog.tsx': { ...poster, after: marketer },
  'pages/ambassador/followUp/ReminderDialog.tsx': reminder,
  'app/actors/pages/sharePictures.ts': { ...poster, says: /The poster could not be drawn/ },
  'services/browser/print.ts': {
    ...poster,
    use: async (page) => {
      await page.evaluate(() => (window.print = () => document.body.append('printed')))
      await poster.use(page)
      await press(page, 'Print poster')
    },
    says: /could not be printed/,
    retry: (page) => press(page, 'Print poster'),
    shows: (page) => page.getByRole('button', { name: 'Print poster' }),
  },
  'app/actors/pages/ambassadorArea.ts': { ...ambassadorPage, after: ['app/renderer.tsx'] },
  'pages/ambassador/AmbassadorPage.tsx': ambassadorPage,
  'pages/ambassador/AmbassadorDashboard.tsx': dashboard,
  'app/actors/pages/ambassadorDashboard.ts': dashboard,
}
