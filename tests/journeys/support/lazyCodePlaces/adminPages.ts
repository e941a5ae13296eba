import type { Locator, Page } from '@playwright/test'
import { expect, storeSession } from '#tests/journeys/support/fixtures.ts'
import {
  admin,
  adminArea,
  follow,
  identity,
  type LazyCodePlace,
  list,
  openByHistory,
  press,
  settings,
  usersList,
  wholePage,
} from '#tests/journeys/support/lazyCodePlaces/place.ts'
import type { TestStack } from '#tests/support/stack.ts'

const dashboard = [...admin, 'pages/admin/dashboard/DashboardPage.tsx', 'app/actors/pages/dashboard.ts']

const overview = (page: Page) => page.getByRole('region', { name: 'User Overview', exact: true })
const plot = {
  after: dashboard,
  open: async (page: Page, stack: TestStack) => {
    await storeSession(page, stack)
    await page.goto('/admin')
    await expect(overview(page)).toContainText('1,240')
  },
  keeps: (page: Page) => expect(overview(page)).toContainText('1,240'),
}
const downloadSvg = async (page: Page) => {
  await page.getByRole('button', { name: 'Options of User Overview' }).click()
  await page.getByRole('menuitem', { name: 'as SVG' }).click()
}
const dashboardPage: LazyCodePlace = {
  after: adminArea,
  open: (page, stack) => storeSession(page, stack),
  use: (page) => page.goto('/admin'),
  says: wholePage,
  shows: (page) => overview(page).getByText('1,240').first(),
}

/** A page of the admin area, opened from another one by its link. */
const adminPage = (name: string, shows: (page: Page) => Locator): LazyCodePlace => ({
  after: settings,
  open: async (page, stack) => {
    await storeSession(page, stack)
    await page.goto('/admin/settings')
    await expect(page.getByLabel('Full Name')).toBeVisible()
  },
  use: (page) => follow(page, name),
  says: wholePage,
  shows,
})
const table = (page: Page) => page.getByRole('table')
const reports = adminPage('Feedbacks', (page) => page.getByRole('searchbox'))
const activityPage: LazyCodePlace = {
  ...adminPage('Show my activity', (page) => page.getByText('No activity yet')),
  after: [...settings, ...identity],
}

const settingsPage: LazyCodePlace = {
  ...adminPage('Settings', (page) => page.getByLabel('Full Name')),
  after: list,
  open: usersList.open,
}

/** The pages of the admin area and their plots. */
export const adminPagePlaces: Readonly<Record<string, LazyCodePlace>> = {
  'ui/plots/Plot.tsx': {
    ...plot,
    use: async () => undefined,
    says: /The plot couldn't be loaded/,
    retry: (page) => press(page, 'Draw the plot'),
    shows: (page) => page.locator('canvas').first(),
  },
  'ui/plots/exportPlot.ts': {
    ...plot,
    after: [...dashboard, 'ui/plots/Plot.tsx', 'ui/overlays/AnchoredMenu.tsx'],
    use: async (page) => {
      await expect(page.locator('canvas')).toHaveCount(6)
      await downloadSvg(page)
    },
    says: /The picture could not be drawn/,
    retry: async (page) => {
      const download = page.waitForEvent('download')
      await downloadSvg(page)
      await download
    },
    shows: (page) => page.locator('canvas').first(),
  },
  'app/actors/lists/listBatches.ts': {
    ...plot,
    use: async () => undefined,
    says: /Failed to fetch/,
    shows: overview,
  },
  'app/actors/pages/adminArea.ts': { ...dashboardPage, after: ['app/renderer.tsx'] },
  'pages/admin/AdminPage.tsx': dashboardPage,
  'pages/admin/dashboard/DashboardPage.tsx': adminPage('Dashboard', overview),
  'app/actors/pages/dashboard.ts': adminPage('Dashboard', overview),
  'pages/admin/users/UsersPage.tsx': adminPage('Users', table),
  'pages/admin/items/ItemsPage.tsx': adminPage('All Items', table),
  'app/actors/lists/lists.ts': adminPage('Users', table),
  'pages/admin/marketers/MarketersPage.tsx': adminPage('Marketers', table),
  'app/actors/lists/marketers.ts': adminPage('Marketers', table),
  'pages/admin/feedbacks/ReportsPage.tsx': reports,
  'pages/admin/feedbacks/ReviewsPage.tsx': {
    ...reports,
    open: async (page, stack) => {
      await reports.open(page, stack)
      await follow(page, 'Feedbacks')
    },
    after: [...settings, 'pages/admin/feedbacks/ReportsPage.tsx'],
    use: (page) => openByHistory(page, '/admin/feedbacks/reviews'),
    shows: (page) => page.getByText('Reviews sub page'),
  },
  'pages/admin/activity/ActivityPage.tsx': activityPage,
  'app/actors/pages/activity.ts': activityPage,
  'pages/admin/settings/SettingsPage.tsx': {
    ...settingsPage,
    // A file that it shares with the client of the user pool fails there.
    says: /This page could not be loaded|Failed to load user profile/,
    // Both can fail, one after the other.
    retry: async (page) => {
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
        await expect(page.getByLabel('Full Name')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    },
  },
  'app/actors/pages/settings.ts': settingsPage,
  'pages/public/NotFoundPage.tsx': {
    ...usersList,
    use: (page) => openByHistory(page, '/no/such/page'),
    keeps: async () => undefined,
    says: wholePage,
    shows: (page) => page.getByRole('heading', { name: 'Page Not Found' }),
  },
}
