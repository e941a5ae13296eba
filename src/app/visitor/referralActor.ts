import { createActor, fromPromise } from 'xstate'
import { openDocument, replaceDocument } from '#app/router/browserRouter.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { appLinks } from '#app/visitor/appLinks.ts'
import { detectInAppBrowser } from '#domain/people/inAppBrowser.ts'
import { detectDevice } from '#domain/people/referral.ts'
import { type ReferralInput, referralMachine } from '#machines/referral/referral.machine.ts'
import { createAppLink } from '#services/browser/appLink.ts'
import { showStoreLinks } from '#pages/public/referral/storeLinksView.ts'
import { preferences, readPreference, storeReferral } from '#services/storage/preferences.ts'

const appLink = createAppLink({ openDocument, replaceDocument, navigator, document })

/** What Chromium says of itself beside its user agent. */
const hasMobileHint = (): boolean =>
  (navigator as { userAgentData?: { readonly mobile?: boolean } }).userAgentData?.mobile === true

const referralLogic = referralMachine.provide({
  actors: {
    storeReferral: fromPromise(async ({ input }) => storeReferral(input)),
    openApp: fromPromise(async ({ input }) => appLink.openApp(input.url)),
    redirect: fromPromise(async ({ input }) => appLink.redirect(input.url)),
    openStore: fromPromise(async ({ input }) => appLink.openStore(input.url)),
    copyCode: fromPromise(async ({ input }) => appLink.copy(input.code)),
  },
})

/** The referral chart in this browser, not started. */
export const createReferral = (
  visit: Pick<ReferralInput, 'code' | 'isUnreadable' | 'isStored' | 'source'>,
): ReturnType<typeof createActor<typeof referralLogic>> => {
  const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints, hasMobileHint())
  return createActor(referralLogic, {
    id: 'referral',
    input: {
      ...visit,
      openedAt: Date.now(),
      device,
      inAppBrowser: detectInAppBrowser(navigator.userAgent, device),
      links: appLinks,
    },
    inspect(event) {
      if (import.meta.env.MODE === 'stack') recordCharts(event)
    },
  })
}

/** Lets every link to a store take the code of an earlier visit along. */
export const startStoredReferral = (code: string): void => {
  const source = readPreference(preferences.referralSource)
  const referral = createReferral({ code, isUnreadable: false, isStored: true, source })
  showStoreLinks(document, referral)
  referral.start()
}
