import { activityTestModel } from '#machines/activity/activity.testModel.ts'
import { adminPagesTestModel } from '#machines/admin/adminPages.testModel.ts'
import { alertsTestModel } from '#machines/app/alerts.testModel.ts'
import { ambassadorPagesTestModel } from '#machines/ambassador/ambassadorPages.testModel.ts'
import { ambassadorDashboardTestModel } from '#machines/ambassador/ambassadorDashboard.testModel.ts'
import { announcementTestModel } from '#machines/app/announcement.testModel.ts'
import { appTestModel } from '#machines/app/app.testModel.ts'
import { routerTestModel } from '#machines/app/router/router.testModel.ts'
import { areaTestModel } from '#machines/session/area.testModel.ts'
import { callTestModel } from '#machines/session/call.testModel.ts'
import { codeCheckTestModel } from '#machines/auth/codeCheck.testModel.ts'
import { copyTestModel } from '#machines/ambassador/copy.testModel.ts'
import { csvExportTestModel } from '#machines/lists/csvExport.testModel.ts'
import { dashboardTestModel } from '#machines/dashboard/dashboard.testModel.ts'
import { deleteAccountTestModel } from '#machines/settings/deleteAccount.testModel.ts'
import { deleteMarketerTestModel } from '#machines/marketers/deleteMarketer.testModel.ts'
import { marketerFormTestModel } from '#machines/marketers/marketerForm.testModel.ts'
import { marketerImportTestModel } from '#machines/marketers/import/marketerImport.testModel.ts'
import { itemsTestModel } from '#machines/items/items.testModel.ts'
import { lazyCodeTestModel } from '#machines/app/lazyCode.testModel.ts'
import { leaderboardTestModel } from '#machines/marketers/leaderboard.testModel.ts'
import { lifetimeTestModel } from '#machines/session/lifetime.testModel.ts'
import { listPageTestModel } from '#machines/lists/listPage.testModel.ts'
import { loaderTestModel } from '#machines/lists/loader.testModel.ts'
import { listSummaryTestModel } from '#machines/lists/listSummary.testModel.ts'
import { listPrefetchTestModel } from '#machines/dashboard/listPrefetch.testModel.ts'
import { marketersTestModel } from '#machines/marketers/marketers.testModel.ts'
import { networkTestModel } from '#machines/app/network.testModel.ts'
import { pagedListTestModel } from '#machines/lists/pagedList.testModel.ts'
import { paletteTestModel } from '#machines/app/palette/palette.testModel.ts'
import { problemReportTestModel } from '#machines/app/problemReport.testModel.ts'
import { photoTestModel } from '#machines/settings/photo.testModel.ts'
import { plotTestModel } from '#machines/dashboard/plot.testModel.ts'
import { prefetchedBatchesTestModel } from '#machines/lists/prefetchedBatches.testModel.ts'
import { profileFormTestModel } from '#machines/settings/profileForm.testModel.ts'
import { recordSearchTestModel } from '#machines/app/palette/recordSearch.testModel.ts'
import { refereeListTestModel } from '#machines/ambassador/refereeList.testModel.ts'
import { referralTestModel } from '#machines/referral/referral.testModel.ts'
import { resendTestModel } from '#machines/auth/resend.testModel.ts'
import { rangeFormTestModel } from '#machines/dashboard/rangeForm.testModel.ts'
import { saveTestModel } from '#machines/saving/save.testModel.ts'
import { savedViewsTestModel } from '#machines/lists/savedViews.testModel.ts'
import { sectionTestModel } from '#machines/dashboard/section.testModel.ts'
import { sessionEndTestModel } from '#machines/session/sessionEnd.testModel.ts'
import { sessionTestModel } from '#machines/session/session.testModel.ts'
import { settingsTestModel } from '#machines/settings/settings.testModel.ts'
import { shareCodeTestModel } from '#machines/marketers/shareCode.testModel.ts'
import { followUpTestModel } from '#machines/ambassador/followUp.testModel.ts'
import { shareKitTestModel } from '#machines/ambassador/shareKit.testModel.ts'
import { sidePanelTestModel } from '#machines/marketers/sidePanel.testModel.ts'
import { sidebarTestModel } from '#machines/app/sidebar.testModel.ts'
import { signInAgainTestModel } from '#machines/auth/signInAgain.testModel.ts'
import { signInTestModel } from '#machines/auth/signIn.testModel.ts'
import { signUpTestModel } from '#machines/auth/signUp.testModel.ts'
import { tableLayoutTestModel } from '#machines/lists/tableLayout.testModel.ts'
import { themeTestModel } from '#machines/app/theme.testModel.ts'
import { undoOfferTestModel } from '#machines/users/undoOffer.testModel.ts'
import { usersTestModel } from '#machines/users/users.testModel.ts'
import { verifyTestModel } from '#machines/auth/verify.testModel.ts'
import { versionTestModel } from '#machines/app/version.testModel.ts'

/** Every chart of production with its test model. */
export const testModels = [
  appTestModel,
  routerTestModel,
  areaTestModel,
  adminPagesTestModel,
  announcementTestModel,
  lazyCodeTestModel,
  networkTestModel,
  sidebarTestModel,
  themeTestModel,
  ambassadorPagesTestModel,
  ambassadorDashboardTestModel,
  refereeListTestModel,
  copyTestModel,
  followUpTestModel,
  shareKitTestModel,
  sessionTestModel,
  sessionEndTestModel,
  lifetimeTestModel,
  callTestModel,
  signInAgainTestModel,
  signInTestModel,
  signUpTestModel,
  verifyTestModel,
  codeCheckTestModel,
  resendTestModel,
  dashboardTestModel,
  sectionTestModel,
  plotTestModel,
  rangeFormTestModel,
  listPrefetchTestModel,
  loaderTestModel,
  pagedListTestModel,
  prefetchedBatchesTestModel,
  tableLayoutTestModel,
  savedViewsTestModel,
  csvExportTestModel,
  listPageTestModel,
  listSummaryTestModel,
  saveTestModel,
  usersTestModel,
  undoOfferTestModel,
  itemsTestModel,
  marketersTestModel,
  marketerFormTestModel,
  marketerImportTestModel,
  deleteMarketerTestModel,
  shareCodeTestModel,
  sidePanelTestModel,
  leaderboardTestModel,
  alertsTestModel,
  paletteTestModel,
  recordSearchTestModel,
  versionTestModel,
  problemReportTestModel,
  settingsTestModel,
  profileFormTestModel,
  photoTestModel,
  deleteAccountTestModel,
  activityTestModel,
  referralTestModel,
]
