import { because, blockClipboard, byItself, chooseDevice, openPage, openPath } from '#machines/manualTest.ts'
import { called, type Gestures, press, reload, told } from '#charts/gestures.ts'
import { appOpenTimeoutMs } from '#domain/limits.ts'
import type { SnapshotFrom } from 'xstate'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import type { ManualStep } from '#charts/manualTest.ts'
import { defineTestModel, noPayload, fails, raisedInternally } from '#charts/testModel.ts'

const links = {
  scheme: 'rewoven',
  androidPackage: 'com.rewoven.app',
  appStore: 'https://apps.apple.com/app/id1234567890',
  playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app',
  referralHost: 'https://www.rewoven.com',
  openedByApp: [],
}
const referral = {
  code: 'ADA-2026',
  isUnreadable: false,
  isStored: false,
  openedAt: 1_790_000_000_000,
  source: 'whatsapp',
  inAppBrowser: null,
  links,
} as const
const link = `/referral/${referral.code}?via=${referral.source}`

/** The start of a script on a phone, which the DevTools of a browser imitate. */
const openOn = (device: string, userAgent: string): ManualStep =>
  openPage('/terms', chooseDevice(device, userAgent), openPath(link))

/** A page that opens a store or the landing page is gone. */
const whilePageStays = (action: Gestures) => ({
  action,
  isPossible: (snapshot: SnapshotFrom<typeof referralMachine>) =>
    snapshot.matches({ ready: { handover: 'idle' } }) &&
    (snapshot.context.isStored || snapshot.context.inAppBrowser !== null) &&
    !snapshot.matches({ ready: { copy: 'copying' } }),
})

const redirectOutcomes = [{ name: 'the browser starts the navigation' }, fails]

const tooShort =
  `the page waits ${appOpenTimeoutMs / 1_000} seconds only, which is too short for a script; ` +
  'the automatic paths stop its clock'

export const referralTestModel = defineTestModel({
  id: 'referral/referral',
  machine: referralMachine,
  inputs: [
    { name: 'on an iPhone', input: { ...referral, device: 'ios' } },
    { name: 'on an Android phone', input: { ...referral, device: 'android' } },
    {
      name: 'on an iPhone whose app opens links',
      input: { ...referral, device: 'ios', links: { ...links, openedByApp: ['ios'] } },
    },
    {
      name: 'on an Android phone, with an app that opens links on an iPhone',
      input: { ...referral, device: 'android', links: { ...links, openedByApp: ['ios'] } },
    },
    { name: 'in the browser of Instagram', input: { ...referral, device: 'ios', inAppBrowser: 'Instagram' } },
    { name: 'on a desktop', input: { ...referral, device: 'other' } },
    { name: 'with an unreadable code', input: { ...referral, code: '', isUnreadable: true, device: 'other' } },
    { name: 'with the code of an earlier visit', input: { ...referral, isStored: true, device: 'ios' } },
    { name: 'without a code', input: { ...referral, code: '', device: 'other' } },
  ],
  visible: {
    unreadable: [{ role: 'heading', name: 'We could not read this link' }],
    redirectFailed: [{ role: 'link', name: 'Go to the home page' }],
    'ready.handover.openingApp': [
      { role: 'link', name: 'Open the app' },
      { role: 'button', name: 'Stay on this page' },
    ],
    'ready.handover.waiting': [{ role: 'button', name: 'Stay on this page' }],
    'ready.handover.copyingCode': [
      { role: 'heading', name: 'Taking you to the store' },
      { role: 'button', name: 'Stay on this page' },
    ],
    'ready.handover.waitingForPress': [
      { role: 'heading', name: 'Take your code with you' },
      { role: 'link', name: 'Get it in the App Store' },
    ],
    'ready.handover.hidden': [{ role: 'link', name: 'Open the app' }],
    'ready.copy.ready': [{ role: 'button', name: 'Copy the code' }],
    'ready.copy.copied': [{ role: 'button', name: 'Copied' }],
    'ready.copy.told': [{ role: 'button', name: 'Copy the code' }],
    'ready.copy.failed': [{ role: 'button', name: 'Copy the code' }],
  },
  events: {
    'page.hidden': { when: 'the app opens, or the visitor switches to another tab or app', cases: noPayload },
    'page.shown': { when: 'the visitor comes back to the page', cases: noPayload },
    'link.opened': { when: 'the visitor follows a link to the app or the home page', cases: noPayload },
    'store.opened': {
      when: 'the visitor follows a link to a store',
      cases: [
        { name: 'the Play Store', payload: { store: 'playStore' } },
        { name: 'the App Store', payload: { store: 'appStore' } },
      ],
    },
    'redirect.cancelled': { when: "the visitor presses 'Stay on this page'", cases: noPayload },
    'copy.requested': { when: "the visitor presses 'Copy the code'", cases: noPayload },
    'copy.ended': { when: 'the copy succeeds or fails', cases: raisedInternally },
  },
  calls: {
    goHome: { name: 'opening the landing page', src: 'redirect', outcomes: redirectOutcomes },
    storeReferral: { name: 'storing the code', outcomes: [{ name: 'code and time are stored' }, fails] },
    openApp: { name: 'opening the app', outcomes: [{ name: 'the browser tries to open the app' }, fails] },
    redirectToStore: { name: 'opening the store of the device', src: 'redirect', outcomes: redirectOutcomes },
    openStore: { name: 'opening the chosen store', outcomes: redirectOutcomes },
    openLanding: { name: 'opening the landing page', src: 'redirect', outcomes: redirectOutcomes },
    copyCode: { name: 'copying the code', outcomes: [{ name: 'the code is on the clipboard' }, fails] },
  },
  keyOf: ({ context }) => ({
    device: context.device,
    inAppBrowser: context.inAppBrowser,
    isStored: context.isStored,
    store: context.store,
    isOpenedByApp: context.links.openedByApp.includes(context.device),
  }),
  manual: {
    starts: {
      'on an iPhone': openOn('an iPhone', 'ios'),
      'on an Android phone': openOn('an Android phone', 'android'),
      'in the browser of Instagram': openOn("an iPhone with 'Instagram' at the end of its user agent", 'instagram'),
      'on a desktop': openPage(link),
      'with an unreadable code': openPage('/referral/!'),
      'with the code of an earlier visit': openPage(
        link,
        told('wait for the landing page'),
        chooseDevice('an iPhone', 'ios'),
        reload,
      ),
      'without a code': openPage('/referral'),
    },
    inputs: {
      'event copy.requested': whilePageStays(press('Copy the code')),
      'event store.opened: the App Store': whilePageStays(
        press(called("'App Store' at the bottom of the page", 'link', 'App Store')),
      ),
      'outcome copyCode: the code is on the clipboard': byItself,
      'outcome copyCode: the call fails': {
        instead: { preparation: blockClipboard },
      },
      'outcome storeReferral: code and time are stored': byItself,
      'outcome openApp: the browser tries to open the app': byItself,
    },
    impossible: {
      ...because('the local stack is set up for no app that opens links', [
        'start on an iPhone whose app opens links',
        'start on an Android phone, with an app that opens links on an iPhone',
      ]),
      ...because(tooShort, ['event page.hidden', 'event page.shown', 'event link.opened', 'event redirect.cancelled']),
      ...because('the page is closed then', [
        'outcome goHome',
        'outcome redirectToStore',
        'outcome openStore',
        'outcome openLanding',
      ]),
      'event store.opened': 'a phone has one store, and opening it closes the page',
    },
  },
})
