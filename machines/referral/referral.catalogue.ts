import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { referralTexts } from '#machines/referral/referral.words.ts'

const links = {
  scheme: 'rewoven',
  androidPackage: 'com.rewoven.app',
  appStore: 'https://apps.apple.com/app/id1234567890',
  playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app',
  referralHost: 'https://www.rewoven.com',
}
const referral = { code: 'ADA-2026', openedAt: 1_790_000_000_000, links }

const done = (name: string) => ({ name, output: undefined })
const asked = done('the browser was asked to go there')
const fails = { name: 'the call fails', error: new Error('Network Error') }

export const referralTestModel = defineTestModel({
  id: 'referral/referral',
  sentence:
    'The page of a referral link: the code is kept, and the visitor handed over to the app or to where it can be had.',
  machine: referralMachine,
  words: referralTexts,
  inputs: [
    { name: 'on an iPhone', input: { ...referral, device: 'ios' } },
    { name: 'on an Android phone', input: { ...referral, device: 'android' } },
    { name: 'on a desktop', input: { ...referral, device: 'other' } },
    { name: 'without a code', input: { ...referral, code: '', device: 'other' } },
  ],
  events: {
    'page.hidden': noPayload,
    'page.shown': noPayload,
    'way.taken': noPayload,
    'stay.requested': noPayload,
    'copy.requested': noPayload,
  },
  outcomes: {
    goHome: [asked, fails],
    keepReferral: [done('code and time are kept'), fails],
    openApp: [done('the app was asked for'), fails],
    openAppStore: [asked, fails],
    openPlayStore: [asked, fails],
    openLanding: [asked, fails],
    copyCode: [done('the code is on the clipboard'), fails],
  },
  keyOf: ({ context }) => ({ device: context.device }),
})
