import type { Page } from '@playwright/test'
import {
  dialog,
  identity,
  keepsName,
  type LazyCodePlace,
  marketersList,
  openSettings,
  press,
  settings,
  usersList,
} from '#tests/journeys/support/lazyCodePlaces/place.ts'
import { chooseListTool } from '#tests/journeys/support/listMenu.ts'

const deletion = {
  after: [...settings, ...identity],
  open: openSettings,
  keeps: keepsName,
  use: (page: Page) => press(page, 'Delete account'),
  shows: (page: Page) => dialog(page, 'Delete your account?'),
}
const palette = {
  ...usersList,
  use: (page: Page) => page.keyboard.press('Control+k'),
  says: /The command palette could not be opened/,
  shows: (page: Page) => page.getByRole('combobox', { name: /^Search pages/ }),
}
const savedViews = {
  ...usersList,
  use: (page: Page) => chooseListTool(page, 'Views'),
  shows: (page: Page) => dialog(page, 'Saved views'),
}
const viewsFailed = /Saved views could not be loaded/
const marketerImport: LazyCodePlace = {
  ...marketersList,
  use: (page) => press(page, 'Import'),
  shows: (page) => dialog(page, 'Or paste the rows'),
  says: /The dialog couldn't be opened/,
}
const problemReport: LazyCodePlace = {
  after: settings,
  open: openSettings,
  use: (page) => press(page, 'Report a problem'),
  shows: (page) => page.getByRole('dialog', { name: 'Report a problem' }).getByLabel('What went wrong?'),
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

/** Dialogs, menus and other parts over an open page of the admin area. */
export const dialogPlaces: Readonly<Record<string, LazyCodePlace>> = {
  'ui/overlays/Dialog.tsx': {
    ...usersList,
    use: (page) => press(page, 'Export'),
    shows: (page) => page.getByRole('dialog', { name: 'Download as CSV' }),
  },
  'ui/overlays/Drawer.tsx': {
    ...usersList,
    use: async (page) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await page.getByRole('table').getByRole('link').first().click()
    },
    shows: (page) => page.getByRole('dialog'),
  },
  'ui/overlays/Popover.tsx': {
    ...usersList,
    use: (page) => press(page, 'Filters'),
    shows: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  'ui/overlays/AnchoredMenu.tsx': {
    ...usersList,
    use: (page) => press(page, /^Actions for /),
    shows: (page) => page.getByRole('menu'),
  },
  'ui/overlays/TypedConfirmDialog.tsx': deletion,
  'pages/admin/palette/PaletteDialog.tsx': { ...palette, retry: palette.use },
  'pages/public/problemReport/ProblemReportDialog.tsx': problemReport,
  'app/problemReport/prepareReport.ts': { ...problemReport, says: /The report couldn't be prepared/ },
  'app/actors/pages/palette.ts': { ...palette, retry: palette.use },
  'app/actors/pages/recordSearch.ts': { ...palette, retry: palette.use },
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
  'app/actors/lists/marketerImport.ts': { ...marketerImport, retry: marketerImport.use },
  'pages/admin/marketers/import/MarketerImportDialog.tsx': { ...marketerImport, retry: marketerImport.use },
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
}
