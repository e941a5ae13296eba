import { adminAreaStage } from '#tests/paths/browser/pageObjects/adminArea.ts'
import { appStage } from '#tests/paths/browser/pageObjects/app.ts'
import { ambassadorAreaStage, marketerSessionStage } from '#tests/paths/browser/pageObjects/ambassador.ts'
import { dashboardStage, firstRowsStage, plotStage, sectionStage } from '#tests/paths/browser/pageObjects/dashboard.ts'
import {
  ambassadorDashboardStage,
  copyStage,
  refereeListStage,
  shareKitStage,
} from '#tests/paths/browser/pageObjects/ambassadorDashboard.ts'
import { alertsStage, sidebarStage, themeStage, versionStage } from '#tests/paths/browser/pageObjects/layout.ts'
import { lifetimeStage, signInAgainStage } from '#tests/paths/browser/pageObjects/lifetime.ts'
import { networkStage } from '#tests/paths/browser/pageObjects/network.ts'
import {
  csvExportStage,
  itemsStage,
  listPageStage,
  pagedListStage,
  selectionStage,
  tableLookStage,
  usersStage,
} from '#tests/paths/browser/pageObjects/lists.ts'
import {
  addMarketerStage,
  deleteMarketerStage,
  editMarketerStage,
  leaderboardStage,
  marketersStage,
  sidePanelStage,
} from '#tests/paths/browser/pageObjects/marketers.ts'
import { referralStage } from '#tests/paths/browser/pageObjects/referral.ts'
import {
  deleteAccountStage,
  photoStage,
  profileFormStage,
  profileSaveStage,
  settingsStage,
} from '#tests/paths/browser/pageObjects/settings.ts'
import { paletteStage, reportsStage } from '#tests/paths/browser/pageObjects/paletteAndReports.ts'
import { sessionStage } from '#tests/paths/browser/pageObjects/session.ts'
import { signInStage } from '#tests/paths/browser/pageObjects/signIn.ts'
import { signUpStage } from '#tests/paths/browser/pageObjects/signUp.ts'
import { codeCheckStage, resendStage, verifyStage } from '#tests/paths/browser/pageObjects/verify.ts'

/** Every chart that has a page, with how it is driven through it. */
export const stages = [
  appStage,
  adminAreaStage,
  signInStage,
  signUpStage,
  verifyStage,
  codeCheckStage,
  resendStage,
  sessionStage,
  lifetimeStage,
  signInAgainStage,
  networkStage,
  ambassadorAreaStage,
  marketerSessionStage,
  ambassadorDashboardStage,
  refereeListStage,
  copyStage,
  shareKitStage,
  dashboardStage,
  sectionStage,
  plotStage,
  firstRowsStage,
  sidebarStage,
  themeStage,
  alertsStage,
  versionStage,
  paletteStage,
  reportsStage,
  settingsStage,
  profileFormStage,
  profileSaveStage,
  photoStage,
  deleteAccountStage,
  pagedListStage,
  selectionStage,
  tableLookStage,
  csvExportStage,
  listPageStage,
  usersStage,
  itemsStage,
  marketersStage,
  addMarketerStage,
  editMarketerStage,
  deleteMarketerStage,
  sidePanelStage,
  leaderboardStage,
  referralStage,
]
