import type { Locator, Page } from '@playwright/test'
import { expect, storeMarketerSession, storeSession } from '#tests/journeys/support/fixtures.ts'
import { adminEmail, type TestStack } from '#tests/support/stack.ts'

/** Where a person needs code that loads on demand. */
export interface LazyCodePlace {
  /** The code on demand that the open page consists of. */
  readonly after: readonly string[]
  readonly open: (page: Page, stack: TestStack) => Promise<void>
  /** Makes the page need the code. */
  readonly use: (page: Page, stack: TestStack) => Promise<unknown>
  /** The sentence without the code. */
  readonly says?: RegExp
  /** What must still be there with the sentence. */
  readonly keeps?: (page: Page) => Promise<void>
  /** With the code, another page opens. */
  readonly isLeft?: true
  readonly retry?: (page: Page, stack: TestStack) => Promise<unknown>
  /** What the person sees with the code. */
  readonly shows: (page: Page) => Locator
}

const adminArea = ['app/renderer.tsx', 'app/actors/pages/adminArea.ts']
const admin = [...adminArea, 'pages/admin/AdminPage.tsx']
const list = [...admin, 'pages/admin/users/UsersPage.tsx', 'app/actors/lists/lists.ts']
const dashboard = [...admin, 'pages/admin/dashboard/DashboardPage.tsx', 'app/actors/pages/dashboard.ts']
const marketers = [...list, 'pages/admin/marketers/MarketersPage.tsx', 'app/actors/lists/marketers.ts']
const settings = [...admin, 'pages/admin/settings/SettingsPage.tsx', 'app/actors/pages/settings.ts']
const ambassadorArea = ['app/renderer.tsx', 'app/actors/pages/ambassadorArea.ts']
const marketer = [
  ...ambassadorArea,
  'pages/ambassador/AmbassadorPage.tsx',
  'pages/ambassador/AmbassadorDashboard.tsx',
  'app/actors/pages/ambassadorDashboard.ts',
]
const identity = ['services/identity/identity.ts']
const signInPage = ['app/renderer.tsx', 'app/actors/session/authCharts.ts', 'pages/auth/SignInPage.tsx']
const wholePage = /This page could not be loaded/

/** An open dialog hides the page from screen readers. */
const hidden = { includeHidden: true }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
/** Opens a URL that no link of the page has, without a reload. */
const openByHistory = (page: Page, url: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)
const dialog = (page: Page, name: string) => page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: name })

const openUsers = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('searchbox').fill('a')
}
const keepsSearch = async (page: Page): Promise<void> => {
  await expect(page.getByRole('searchbox', hidden)).toHaveValue('a')
  await expect(page.getByRole('table', hidden)).toBeVisible()
}
const openSettings = async (page: Page, stack: TestStack): Promise<void> => {
  await storeSession(page, stack)
  await page.goto('/admin/settings')
  await page.getByLabel('Full Name').fill('Ada Obi')
}
const keepsName = (page: Page) => expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi')
const openAmbassador = async (page: Page, stack: TestStack): Promise<void> => {
  await storeMarketerSession(page, stack)
  await page.goto('/amb')
  await expect(page.getByRole('region', { name: 'Your referees' })).toContainText('60 referees')
}
const keepsReferees = (page: Page) =>
  expect(page.getByRole('region', { name: 'Your referees', ...hidden })).toContainText('60 referees')

const usersList = { after: list, open: openUsers, keeps: keepsSearch }
const marketersList = {
  after: marketers,
  open: async (page: Page, stack: TestStack) => {
    await storeSession(page, stack)
    await page.goto('/admin/marketers')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('searchbox').fill('a')
  },
  keeps: keepsSearch,
}
const ambassador = { after: marketer, open: openAmbassador, keeps: keepsReferees }
const poster = {
  ...ambassador,
  after: [...marketer, 'pages/ambassador/PosterDialog.tsx'],
  use: (page: Page) => press(page, 'QR code and poster'),
  shows: (page: Page) => page.getByRole('img', { name: 'Poster with your referral code' }),
}

const deletion = {
  after: [...settings, ...identity],
  open: openSettings,
  keeps: keepsName,
  use: (page: Page) => press(page, 'Delete account'),
  shows: (page: Page) => dialog(page, 'Delete your account?'),
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
const downloadSvg = async (page: Page) => {
  await page.getByRole('button', { name: 'Options of User Overview' }).click()
  await page.getByRole('menuitem', { name: 'as SVG' }).click()
}
const plot = {
  after: dashboard,
  open: async (page: Page, stack: TestStack) => {
    await storeSession(page, stack)
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240')
  },
  keeps: (page: Page) =>
    expect(page.getByRole('region', { name: 'User Overview', exact: true })).toContainText('1,240'),
}
const dashboardPage: LazyCodePlace = {
  after: adminArea,
  open: (page, stack) => storeSession(page, stack),
  use: (page) => page.goto('/admin'),
  says: wholePage,
  shows: (page) => page.getByRole('region', { name: 'User Overview', exact: true }).getByText('1,240').first(),
}
const ambassadorPage = {
  after: ambassadorArea,
  open: storeMarketerSession,
  use: (page: Page) => page.goto('/amb'),
  says: wholePage,
  shows: (page: Page) => page.getByRole('region', { name: 'Your referees' }).getByText('60 referees'),
}
const palette = {
  ...usersList,
  use: (page: Page) => page.keyboard.press('Control+k'),
  says: /The command palette could not be opened/,
  shows: (page: Page) => page.getByRole('combobox', { name: /^Search pages/ }),
}
const savedViews = {
  ...usersList,
  use: (page: Page) => press(page, 'Views'),
  shows: (page: Page) => dialog(page, 'Saved views'),
}
const problemReport: LazyCodePlace = {
  after: settings,
  open: openSettings,
  use: (page) => press(page, 'Report a problem'),
  shows: (page) => page.getByRole('dialog', { name: 'Report a problem' }).getByLabel('What went wrong?'),
}
const viewsFailed = /Saved views could not be loaded/
const typedEmail = async (page: Page): Promise<void> => expect(page.getByLabel('Email')).toHaveValue(adminEmail)
const signIn: LazyCodePlace = {
  after: ['app/renderer.tsx', 'app/actors/session/authCharts.ts'],
  open: async () => undefined,
  use: async (page) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(adminEmail)
    await page.keyboard.press('Enter')
  },
  keeps: typedEmail,
  isLeft: true,
  shows: (page) => page.getByRole('heading', { name: 'Enter your code' }),
}
const signInAgain: LazyCodePlace = {
  after: settings,
  open: openSettings,
  keeps: keepsName,
  use: async (page, stack) => {
    const revoked = { fault: 'graphql-error', type: 'NotAuthorizedException', message: 'Revoked', times: 20 } as const
    await stack.setFault({ operation: 'UpdateUserAttributes', ...revoked })
    await stack.setFault({ operation: 'GetTokensFromRefreshToken', ...revoked })
    await press(page, 'Save Changes')
  },
  shows: (page) => dialog(page, 'Session expired. Please sign in again.'),
}

/** Every place. A text says why the code has none. */
export const lazyCodePlaces: Readonly<Record<string, LazyCodePlace | string>> = {
  'ui/overlays/Dialog.tsx': {
    ...usersList,
    use: (page) => press(page, 'Columns'),
    shows: (page) => dialog(page, 'Columns and density'),
  },
  'ui/overlays/Drawer.tsx': {
    ...usersList,
    use: (page) => page.getByRole('table').getByRole('link').first().click(),
    shows: (page) => page.getByRole('dialog'),
  },
  'ui/overlays/FilterPopover.tsx': {
    ...usersList,
    use: (page) => press(page, 'Filters'),
    shows: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  'ui/overlays/AnchoredMenu.tsx': {
    ...usersList,
    use: (page) => press(page, /^Actions for /),
    shows: (page) => page.getByRole('menu'),
  },
  'ui/overlays/Menu.tsx': {
    ...ambassador,
    use: async () => undefined,
    shows: (page) => page.locator('button[aria-haspopup=menu]'),
  },
  'ui/overlays/TypedConfirmDialog.tsx': deletion,
  'pages/admin/palette/PaletteDialog.tsx': { ...palette, retry: palette.use },
  'pages/public/problemReport/ProblemReportDialog.tsx': problemReport,
  'app/problemReport/prepareReport.ts': { ...problemReport, says: /The report couldn't be prepared/ },
  'app/actors/pages/palette.ts': { ...palette, retry: palette.use },
  'app/actors/lists/savedViews.ts': { ...savedViews, says: viewsFailed, retry: savedViews.use },
  'pages/admin/savedViews/SavedViewLinks.tsx': { ...savedViews, says: viewsFailed, retry: savedViews.use },
  'pages/admin/savedViews/SavedViewsDialog.tsx': {
    ...savedViews,
    after: [...savedViews.after, 'app/actors/lists/savedViews.ts', 'pages/admin/savedViews/SavedViewLinks.tsx'],
  },
  'pages/admin/marketers/MarketerFormDialog.tsx': {
    ...marketersList,
    use: (page) => press(page, 'New Marketer'),
    shows: (page) => dialog(page, 'Full name'),
  },
  'pages/admin/marketers/ShareCodeDialog.tsx': {
    ...marketersList,
    use: async (page) => {
      await press(page, /^Actions for/)
      await page.getByRole('menuitem', { name: 'Send code' }).click()
    },
    shows: (page) => dialog(page, 'Copy code'),
  },
  'app/actors/session/signInAgain.ts': signInAgain,
  'pages/auth/SignInAgainDialog.tsx': { ...signInAgain, after: [...settings, 'app/actors/session/signInAgain.ts'] },
  'pages/ambassador/PosterDialog.tsx': { ...poster, after: marketer },
  'services/browser/qrCode.ts': { ...poster, says: /The poster could not be drawn/ },
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
    shows: (page) => page.getByRole('region', { name: 'User Overview', exact: true }),
  },
  'app/actors/pages/adminArea.ts': { ...dashboardPage, after: ['app/renderer.tsx'] },
  'app/actors/pages/ambassadorArea.ts': { ...ambassadorPage, after: ['app/renderer.tsx'] },
  'pages/admin/AdminPage.tsx': dashboardPage,
  'pages/admin/dashboard/DashboardPage.tsx': adminPage('Dashboard', (page) =>
    page.getByRole('region', { name: 'User Overview', exact: true }),
  ),
  'app/actors/pages/dashboard.ts': adminPage('Dashboard', (page) =>
    page.getByRole('region', { name: 'User Overview', exact: true }),
  ),
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
  'services/storage/activity.ts': 'Only an entry of the list is missing without it: src/app/effects.ts.',
  'pages/admin/settings/SettingsPage.tsx': {
    ...adminPage('Settings', (page) => page.getByLabel('Full Name')),
    // A file that it shares with the client of the user pool fails there.
    says: /This page could not be loaded|Failed to load user profile/,
    after: list,
    open: openUsers,
  },
  'app/actors/pages/settings.ts': {
    ...adminPage('Settings', (page) => page.getByLabel('Full Name')),
    after: list,
    open: openUsers,
  },
  'pages/ambassador/AmbassadorPage.tsx': ambassadorPage,
  'pages/ambassador/AmbassadorDashboard.tsx': {
    ...ambassadorPage,
    says: /This (page|part of the page) could not be loaded/,
    after: [...ambassadorArea, 'pages/ambassador/AmbassadorPage.tsx'],
  },
  'app/actors/pages/ambassadorDashboard.ts': {
    ...ambassadorPage,
    says: /This (page|part of the page) could not be loaded/,
    after: [...ambassadorArea, 'pages/ambassador/AmbassadorPage.tsx'],
  },
  'app/actors/session/authCharts.ts': { ...signIn, after: ['app/renderer.tsx'] },
  'pages/auth/SignInPage.tsx': signIn,
  'pages/auth/VerifyPage.tsx': 'It is in the chunk of SignInPage.',
  'pages/auth/SignUpPage.tsx': 'It is in the chunk of SignInPage.',
  'pages/auth/ForgottenPasswordPage.tsx': 'It is in the chunk of SignInPage.',
  'services/identity/identity.ts': {
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
  'pages/public/NotFoundPage.tsx': {
    ...usersList,
    use: (page) => openByHistory(page, '/no/such/page'),
    keeps: async () => undefined,
    says: wholePage,
    shows: (page) => page.getByRole('heading', { name: 'Page Not Found' }),
  },
  'app/renderer.tsx': 'Nothing is rendered without it: tests/journeys/boot/startFailure.spec.ts.',
  'services/identity/idToken.ts':
    'The session is checked again without a person: tests/machines/session/session.test.ts.',
  'app/inspect/atlasInspector.ts': 'Only builds for the local stack contain it.',
}
