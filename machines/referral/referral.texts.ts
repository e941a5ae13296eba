import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the referral page. */
export const referralTexts = {
  'referral/referral': defineTexts<typeof referralMachine>({
    when: {
      'redirectingHome: goHome fails': 'the landing page cannot be opened',
      'storingReferral: storeReferral fails': 'the browser does not store the code',
      'ready.handover.openingApp: openApp fails': 'the app cannot be opened',
      'ready.handover.redirectingToAppStore: openAppStore fails': 'the App Store cannot be opened',
      'ready.handover.redirectingToPlayStore: openPlayStore fails': 'the Play Store cannot be opened',
      'ready.handover.redirectingToLanding: openLanding fails': 'the landing page cannot be opened',
      'ready.copy.copying: copyCode fails': 'the browser does not copy the code',
    },

    otherwise: {
      'checkingCode: always (2)': 'the URL has a code',
      'ready.handover.choosingTarget: always (3)': 'it is another device',
    },
    names: {
      'ready.handover': 'Opening the app or a store',
    },

    guards: {
      hasNoCode: 'the URL has no code',
      isOnIos: 'the device is an iPhone or iPad',
      isOnAndroid: 'the device has Android',
    },
  }),
}
