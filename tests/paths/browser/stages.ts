import { adminAreaStage } from '#tests/paths/browser/stages/adminArea.ts'
import { appStage } from '#tests/paths/browser/stages/app.ts'
import { dashboardStage, sectionStage } from '#tests/paths/browser/stages/dashboard.ts'
import { alertsStage, sidebarStage, themeStage } from '#tests/paths/browser/stages/frame.ts'
import { referralStage } from '#tests/paths/browser/stages/referral.ts'
import { sessionStage } from '#tests/paths/browser/stages/session.ts'
import { signInStage } from '#tests/paths/browser/stages/signIn.ts'
import { verifyStage } from '#tests/paths/browser/stages/verify.ts'

/** Every chart that has a page, with how it is driven through it. */
export const stages = [appStage, adminAreaStage, signInStage, verifyStage, sessionStage, dashboardStage, sectionStage, sidebarStage, themeStage, alertsStage, referralStage]
