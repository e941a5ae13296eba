import { routerPageObject } from '#tests/paths/browser/pageObjects/router.ts'
import { adminPagesPageObject } from '#tests/paths/browser/pageObjects/adminPages.ts'
import { ambassadorPagesPageObject } from '#tests/paths/browser/pageObjects/ambassadorPages.ts'
import { appPageObject } from '#tests/paths/browser/pageObjects/app.ts'
import { areaPageObject } from '#tests/paths/browser/pageObjects/session/area.ts'
import {
  dashboardPageObject,
  listPrefetchPageObject,
  plotPageObject,
  rangeFormPageObject,
  sectionPageObject,
} from '#tests/paths/browser/pageObjects/dashboard.ts'
import { ambassadorDashboardPageObject } from '#tests/paths/browser/pageObjects/ambassador/dashboard.ts'
import { copyPageObject } from '#tests/paths/browser/pageObjects/ambassador/copy.ts'
import { followUpPageObject } from '#tests/paths/browser/pageObjects/ambassador/followUp.ts'
import { refereeListPageObject } from '#tests/paths/browser/pageObjects/ambassador/refereeList.ts'
import { shareKitPageObject } from '#tests/paths/browser/pageObjects/ambassador/shareKit.ts'
import {
  alertsPageObject,
  sidebarPageObject,
  themePageObject,
  versionPageObject,
} from '#tests/paths/browser/pageObjects/layout.ts'
import { callPageObject } from '#tests/paths/browser/pageObjects/session/call.ts'
import { prefetchedBatchesPageObject } from '#tests/paths/browser/pageObjects/prefetchedBatches.ts'
import { lifetimePageObject, signInAgainPageObject } from '#tests/paths/browser/pageObjects/session/lifetime.ts'
import { lazyCodePageObject } from '#tests/paths/browser/pageObjects/lazyCode.ts'
import { problemReportPageObject } from '#tests/paths/browser/pageObjects/problemReport.ts'
import { networkPageObject } from '#tests/paths/browser/pageObjects/network.ts'
import { itemsPageObject } from '#tests/paths/browser/pageObjects/items.ts'
import {
  csvExportPageObject,
  listPagePageObject,
  listSummaryPageObject,
  loaderPageObject,
  tableLayoutPageObject,
} from '#tests/paths/browser/pageObjects/lists.ts'
import { pagedListPageObject } from '#tests/paths/browser/pageObjects/pagedList.ts'
import { deleteMarketerPageObject } from '#tests/paths/browser/pageObjects/marketers/deleteMarketer.ts'
import { leaderboardPageObject } from '#tests/paths/browser/pageObjects/marketers/leaderboard.ts'
import { marketerFormPageObject, savePageObject } from '#tests/paths/browser/pageObjects/marketers/marketerForm.ts'
import { marketerImportPageObject } from '#tests/paths/browser/pageObjects/marketers/marketerImport.ts'
import { marketersPageObject } from '#tests/paths/browser/pageObjects/marketers/marketers.ts'
import { shareCodePageObject } from '#tests/paths/browser/pageObjects/marketers/shareCode.ts'
import { sidePanelPageObject } from '#tests/paths/browser/pageObjects/marketers/sidePanel.ts'
import { savedViewsPageObject } from '#tests/paths/browser/pageObjects/savedViews.ts'
import { activityPageObject } from '#tests/paths/browser/pageObjects/activity.ts'
import { referralPageObject } from '#tests/paths/browser/pageObjects/referral.ts'
import { deleteAccountPageObject } from '#tests/paths/browser/pageObjects/settings/deleteAccount.ts'
import { photoPageObject } from '#tests/paths/browser/pageObjects/settings/photo.ts'
import { profileFormPageObject } from '#tests/paths/browser/pageObjects/settings/profile.ts'
import { settingsPageObject } from '#tests/paths/browser/pageObjects/settings/settings.ts'
import { palettePageObject } from '#tests/paths/browser/pageObjects/palette.ts'
import { sessionEndPageObject } from '#tests/paths/browser/pageObjects/session/sessionEnd.ts'
import { sessionPageObject } from '#tests/paths/browser/pageObjects/session/session.ts'
import { signInPageObject } from '#tests/paths/browser/pageObjects/auth/signIn.ts'
import { signUpPageObject } from '#tests/paths/browser/pageObjects/auth/signUp.ts'
import { undoOfferPageObject, usersPageObject } from '#tests/paths/browser/pageObjects/users.ts'
import {
  codeCheckPageObject,
  resendPageObject,
  verifyPageObject,
} from '#tests/paths/browser/pageObjects/auth/verify.ts'

/** The page objects of all charts that have a page. */
export const pageObjects = [
  appPageObject,
  routerPageObject,
  areaPageObject,
  adminPagesPageObject,
  signInPageObject,
  signUpPageObject,
  verifyPageObject,
  codeCheckPageObject,
  resendPageObject,
  sessionPageObject,
  sessionEndPageObject,
  lifetimePageObject,
  callPageObject,
  signInAgainPageObject,
  problemReportPageObject,
  networkPageObject,
  lazyCodePageObject,
  ambassadorPagesPageObject,
  ambassadorDashboardPageObject,
  refereeListPageObject,
  copyPageObject,
  followUpPageObject,
  shareKitPageObject,
  dashboardPageObject,
  sectionPageObject,
  plotPageObject,
  rangeFormPageObject,
  listPrefetchPageObject,
  sidebarPageObject,
  themePageObject,
  alertsPageObject,
  versionPageObject,
  palettePageObject,
  activityPageObject,
  settingsPageObject,
  profileFormPageObject,
  photoPageObject,
  deleteAccountPageObject,
  loaderPageObject,
  pagedListPageObject,
  prefetchedBatchesPageObject,
  tableLayoutPageObject,
  savedViewsPageObject,
  csvExportPageObject,
  listPagePageObject,
  listSummaryPageObject,
  usersPageObject,
  undoOfferPageObject,
  itemsPageObject,
  marketersPageObject,
  marketerImportPageObject,
  marketerFormPageObject,
  savePageObject,
  deleteMarketerPageObject,
  shareCodePageObject,
  sidePanelPageObject,
  leaderboardPageObject,
  referralPageObject,
]
