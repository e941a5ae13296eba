import { referralMachine } from '#machines/referral/referral.machine.ts'
import { done, defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const links = {
  scheme: 'rewoven',
  androidPackage: 'com.rewoven.app',
  appStore: 'https://apps.apple.com/app/id1234567890',
  playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app',
  referralHost: 'https://www.rewoven.com',
}
const referral = { code: 'ADA-2026', openedAt: 1_790_000_000_000, links }
const asked = done('the browser was asked to go there')
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
    turnedAway: { given: 'an address without a code', seen: 'the landing page opens' },
    stranded: {
      given: 'a landing page that did not open by itself',
      seen: 'a link leads to the landing page',
      visible: [{ role: 'link', name: 'Go to the home page' }],
    },
    keeping: { given: 'the code being kept', seen: 'nothing is to be seen yet' },
    offering: {
      given: 'the referral page',
      seen: 'the code and a link for every way on are shown',
      visible: [{ role: 'link', name: 'Open the app' }],
    },
    'offering.handover': { given: 'the handover', seen: 'the page says what it does by itself' },
    'offering.handover.trying': {
      given: 'the app asked to open',
      seen: 'the page says that it opens the app',
      visible: [{ role: 'button', name: 'Stay on this page' }],
    },
    'offering.handover.away': { given: 'the page in the background', seen: 'the page goes nowhere by itself any more' },
    'offering.handover.toAppStore': { given: 'the App Store asked for', seen: 'the App Store opens' },
    'offering.handover.toPlayStore': { given: 'the Play Store asked for', seen: 'the Play Store opens' },
    'offering.handover.toLanding': { given: 'the landing page asked for', seen: 'the landing page opens' },
    'offering.handover.waiting': {
      given: 'the page at rest',
      seen: 'the page asks how to go on',
      visible: [{ role: 'heading', name: 'How would you like to go on?' }],
    },
    'offering.copy': { given: 'the button that copies', seen: 'the code can be copied' },
    'offering.copy.ready': {
      given: 'a code that can be copied',
      seen: "the button says 'Copy the code'",
      visible: [{ role: 'button', name: 'Copy the code' }],
    },
    'offering.copy.copying': { given: 'the code being copied', seen: 'nothing is to be seen yet' },
    'offering.copy.copied': {
      given: 'a code that was just copied',
      seen: "the button says 'Copied'",
      visible: [{ role: 'button', name: 'Copied' }],
    },
    'offering.copy.refused': {
      given: 'a browser that does not copy',
      seen: 'the page asks to select the code and copy it by hand',
      visible: [{ role: 'button', name: 'Copy the code' }],
    },
  },
  events: {
    'page.hidden': { when: 'the app comes to the front, or the visitor goes elsewhere', cases: noPayload },
    'page.shown': { when: 'the visitor comes back', cases: noPayload },
    'link.opened': { when: 'the visitor takes one of the ways on', cases: noPayload },
    'redirect.cancelled': { when: "the visitor presses 'Stay on this page'", cases: noPayload },
    'copy.requested': { when: 'the visitor presses the button that copies the code', cases: noPayload },
  },
  calls: {
    goHome: { name: 'the way to the landing page', outcomes: [asked, fails] },
    keepReferral: { name: 'the keeping of the code', outcomes: [done('code and time are kept'), fails] },
    openApp: { name: 'the call of the app', outcomes: [done('the app was asked for'), fails] },
    openAppStore: { name: 'the way to the App Store', outcomes: [asked, fails] },
    openPlayStore: { name: 'the way to the Play Store', outcomes: [asked, fails] },
    openLanding: { name: 'the way to the landing page', outcomes: [asked, fails] },
    copyCode: { name: 'the copying', outcomes: [done('the code is on the clipboard'), fails] },
  },
  facts: {
    device: () => null,
  },
  keyOf: ({ context }) => ({ device: context.device }),
})
