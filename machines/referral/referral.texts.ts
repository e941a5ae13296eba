import type { referralMachine } from '#machines/referral/referral.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the referral page. */
export const referralTexts = {
  'referral/referral': defineTexts<typeof referralMachine>({
    guards: {
      hasNoCode: 'the URL has no code',
      isOnIos: 'the device is an iPhone or iPad',
      isOnAndroid: 'the device has Android',
    },
  }),
}
