import { adminAreaStage } from '#tests/paths/browser/stages/adminArea.ts'
import { appStage } from '#tests/paths/browser/stages/app.ts'
import { ambassadorAreaStage, marketerSessionStage } from '#tests/paths/browser/stages/ambassador.ts'
import { dashboardStage, sectionStage } from '#tests/paths/browser/stages/dashboard.ts'
import { alertsStage, sidebarStage, themeStage } from '#tests/paths/browser/stages/frame.ts'
import { lifetimeStage, signInAgainStage } from '#tests/paths/browser/stages/lifetime.ts'
import { networkStage } from '#tests/paths/browser/stages/network.ts'
import { csvExportStage, itemsStage, listPageStage, pagedListStage, selectionStage, tableLookStage, usersStage } from '#tests/paths/browser/stages/lists.ts'
import { referralStage } from '#tests/paths/browser/stages/referral.ts'
import { sessionStage } from '#tests/paths/browser/stages/session.ts'
import { signInStage } from '#tests/paths/browser/stages/signIn.ts'
import { signUpStage } from '#tests/paths/browser/stages/signUp.ts'
import { codeCheckStage, resendStage, verifyStage } from '#tests/paths/browser/stages/verify.ts'

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
  dashboardStage,
  sectionStage,
  sidebarStage,
  themeStage,
  alertsStage,
  pagedListStage,
  selectionStage,
  tableLookStage,
  csvExportStage,
  listPageStage,
  usersStage,
  itemsStage,
  referralStage,
]
