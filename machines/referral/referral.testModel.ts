import { referralMachine } from '#machines/referral/referral.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const links = {
  scheme: 'rewoven',
  androidPackage: 'com.rewoven.app',
  appStore: 'https://apps.apple.com/app/id1234567890',
  playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app',
  referralHost: 'https://www.rewoven.com',
}
const referral = { code: 'ADA-2026', openedAt: 1_790_000_000_000, links }
const redirectOutcomes = [{ name: 'the browser starts the navigation' }, fails]

export const referralTestModel = defineTestModel({
  id: 'referral/referral',
  machine: referralMachine,
  inputs: [
    { name: 'on an iPhone', input: { ...referral, device: 'ios' } },
    { name: 'on an Android phone', input: { ...referral, device: 'android' } },
    { name: 'on a desktop', input: { ...referral, device: 'other' } },
    { name: 'without a code', input: { ...referral, code: '', device: 'other' } },
  ],
  states: {
    redirectingHome: { given: 'a URL without a code', seen: 'the landing page opens' },
    redirectFailed: {
      given: 'a landing page that did not open',
      seen: 'the page shows a link to the landing page',
      visible: [{ role: 'link', name: 'Go to the home page' }],
    },
    storingReferral: { given: 'the code being stored', seen: 'the page does not change' },
    ready: {
      given: 'the referral page',
      seen: 'the page shows the code and the links',
      visible: [{ role: 'link', name: 'Open the app' }],
    },
    'ready.handover': { given: 'the automatic opening', seen: 'the page says whether it opens the app' },
    'ready.handover.openingApp': {
      given: 'the app being opened',
      seen: 'the page says that it opens the app',
      visible: [{ role: 'button', name: 'Stay on this page' }],
    },
    'ready.handover.hidden': { given: 'the page in the background', seen: 'the page does not redirect' },
    'ready.handover.redirectingToAppStore': { given: 'a redirect to the App Store', seen: 'the App Store opens' },
    'ready.handover.redirectingToPlayStore': { given: 'a redirect to the Play Store', seen: 'the Play Store opens' },
    'ready.handover.redirectingToLanding': { given: 'a redirect to the landing page', seen: 'the landing page opens' },
    'ready.handover.idle': {
      given: 'a page that does not redirect',
      seen: 'the page asks how to continue',
      visible: [{ role: 'heading', name: 'How would you like to continue?' }],
    },
    'ready.copy': { given: 'the copy button', seen: 'the code can be copied' },
    'ready.copy.ready': {
      given: 'a code that can be copied',
      seen: "the button says 'Copy the code'",
      visible: [{ role: 'button', name: 'Copy the code' }],
    },
    'ready.copy.copying': { given: 'the code being copied', seen: 'the page does not change' },
    'ready.copy.copied': {
      given: 'a code that was just copied',
      seen: "the button says 'Copied'",
      visible: [{ role: 'button', name: 'Copied' }],
    },
    'ready.copy.failed': {
      given: 'a code that could not be copied',
      seen: 'the page asks the visitor to copy the code manually',
      visible: [{ role: 'button', name: 'Copy the code' }],
    },
  },
  events: {
    'page.hidden': { when: 'the app opens, or the visitor switches to another tab or app', cases: noPayload },
    'page.shown': { when: 'the visitor comes back to the page', cases: noPayload },
    'link.opened': { when: 'the visitor follows a link of the page', cases: noPayload },
    'redirect.cancelled': { when: "the visitor presses 'Stay on this page'", cases: noPayload },
    'copy.requested': { when: "the visitor presses 'Copy the code'", cases: noPayload },
  },
  calls: {
    goHome: { name: 'opening the landing page', src: 'redirect', outcomes: redirectOutcomes },
    storeReferral: { name: 'storing the code', outcomes: [{ name: 'code and time are stored' }, fails] },
    openApp: { name: 'opening the app', outcomes: [{ name: 'the browser tries to open the app' }, fails] },
    openAppStore: { name: 'opening the App Store', src: 'redirect', outcomes: redirectOutcomes },
    openPlayStore: { name: 'opening the Play Store', src: 'redirect', outcomes: redirectOutcomes },
    openLanding: { name: 'opening the landing page', src: 'redirect', outcomes: redirectOutcomes },
    copyCode: { name: 'copying the code', outcomes: [{ name: 'the code is on the clipboard' }, fails] },
  },
  facts: {
    device: () => null,
  },
  keyOf: ({ context }) => ({ device: context.device }),
})
