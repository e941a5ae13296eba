import { adminAreaPageObject } from '#tests/paths/browser/pageObjects/adminArea.ts'
import { appPageObject } from '#tests/paths/browser/pageObjects/app.ts'
import { ambassadorAreaPageObject, marketerSessionPageObject } from '#tests/paths/browser/pageObjects/ambassador.ts'
import {
  dashboardPageObject,
  listPrefetchPageObject,
  plotPageObject,
  sectionPageObject,
} from '#tests/paths/browser/pageObjects/dashboard.ts'
import {
  ambassadorDashboardPageObject,
  copyPageObject,
  refereeListPageObject,
  shareKitPageObject,
} from '#tests/paths/browser/pageObjects/ambassadorDashboard.ts'
import {
  alertsPageObject,
  sidebarPageObject,
  themePageObject,
  versionPageObject,
} from '#tests/paths/browser/pageObjects/layout.ts'
import { lifetimePageObject, signInAgainPageObject } from '#tests/paths/browser/pageObjects/lifetime.ts'
import { networkPageObject } from '#tests/paths/browser/pageObjects/network.ts'
import {
  csvExportPageObject,
  itemsPageObject,
  listPagePageObject,
  pagedListPageObject,
  selectionPageObject,
  tableLayoutPageObject,
  usersPageObject,
} from '#tests/paths/browser/pageObjects/lists.ts'
import {
  addMarketerPageObject,
  deleteMarketerPageObject,
  editMarketerPageObject,
  leaderboardPageObject,
  marketersPageObject,
  sidePanelPageObject,
} from '#tests/paths/browser/pageObjects/marketers.ts'
import { referralPageObject } from '#tests/paths/browser/pageObjects/referral.ts'
import {
  deleteAccountPageObject,
  photoPageObject,
  profileFormPageObject,
  profileSavePageObject,
  settingsPageObject,
} from '#tests/paths/browser/pageObjects/settings.ts'
import { palettePageObject, reportsPageObject } from '#tests/paths/browser/pageObjects/paletteAndReports.ts'
import { sessionPageObject } from '#tests/paths/browser/pageObjects/session.ts'
import { signInPageObject } from '#tests/paths/browser/pageObjects/signIn.ts'
import { signUpPageObject } from '#tests/paths/browser/pageObjects/signUp.ts'
import { codeCheckPageObject, resendPageObject, verifyPageObject } from '#tests/paths/browser/pageObjects/verify.ts'

/** Every chart that has a page, with how it is driven through it. */
export const pageObjects = [
  appPageObject,
  adminAreaPageObject,
  signInPageObject,
  signUpPageObject,
  verifyPageObject,
  codeCheckPageObject,
  resendPageObject,
  sessionPageObject,
  lifetimePageObject,
  signInAgainPageObject,
  networkPageObject,
  ambassadorAreaPageObject,
  marketerSessionPageObject,
  ambassadorDashboardPageObject,
  refereeListPageObject,
  copyPageObject,
  shareKitPageObject,
  dashboardPageObject,
  sectionPageObject,
  plotPageObject,
  listPrefetchPageObject,
  sidebarPageObject,
  themePageObject,
  alertsPageObject,
  versionPageObject,
  palettePageObject,
  reportsPageObject,
  settingsPageObject,
  profileFormPageObject,
  profileSavePageObject,
  photoPageObject,
  deleteAccountPageObject,
  pagedListPageObject,
  selectionPageObject,
  tableLayoutPageObject,
  csvExportPageObject,
  listPagePageObject,
  usersPageObject,
  itemsPageObject,
  marketersPageObject,
  addMarketerPageObject,
  editMarketerPageObject,
  deleteMarketerPageObject,
  sidePanelPageObject,
  leaderboardPageObject,
  referralPageObject,
]
