import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the referral page. */
export const referralTexts = {
  'referral/referral': defineTexts<typeof referralMachine>({
    when: {
      'storingReferral: storeReferral is done': 'the code is stored',
      'ready.copy.copied: copy.requested': "the visitor presses 'Copied'",
      'ready.handover.redirectingToAppStore: openAppStore is done': 'the App Store starts to open',
      'ready.handover.redirectingToPlayStore: openPlayStore is done': 'the Play Store starts to open',
      'ready.handover.redirectingToLanding: openLanding is done': 'the landing page starts to open',
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
      'ready.handover.choosingTarget: always (3)': 'any other device',
    },
    names: {
      redirectingHome: 'Opening the landing page without a code',
      redirectFailed: 'Landing page not opened',
      storingReferral: 'Storing the code',
      ready: 'Referral page open',
      'ready.handover': 'Automatic opening',
      'ready.handover.openingApp': 'Opening the app',
      'ready.handover.redirectingToAppStore': 'Opening the App Store',
      'ready.handover.redirectingToPlayStore': 'Opening the Play Store',
      'ready.handover.redirectingToLanding': 'Opening the landing page with the code',
      'ready.handover.hidden': 'Page hidden',
      'ready.handover.choosingTarget': 'Checking the device',
      'ready.handover.idle': 'No more automatic opening',
      checkingCode: 'Checking for a code',
      'ready.copy': 'Copy button',
      'ready.copy.ready': 'Copy possible',
      'ready.copy.copying': 'Copying the code',
      'ready.copy.copied': 'Code copied',
      'ready.copy.failed': 'Code not copied',
    },

    guards: {
      hasNoCode: 'the URL has no code',
      isOnIos: 'the device is an iPhone or iPad',
      isOnAndroid: 'the device has Android',
    },
  }),
}
