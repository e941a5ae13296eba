import { byItself, openAsMarketer, withNewData } from '#machines/handTest.ts'
import { invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const pictures = { qr: '<svg/>', poster: '<svg/>' }

export const shareKitTestModel = defineTestModel({
  id: 'ambassador/shareKit',
  machine: shareKitMachine,
  inputs: [
    { name: 'the marketer has a code', input: { invitation } },
    { name: "the marketer's code is 'N/A'", input: { invitation: null } },
  ],
  states: {
    unavailable: { given: 'a marketer without a code', seen: 'the page says that there is nothing to share' },
    available: {
      given: 'the share options',
      seen: 'the share options are shown',
      visible: [
        { role: 'link', name: 'WhatsApp' },
        { role: 'link', name: 'SMS' },
        { role: 'link', name: 'X' },
      ],
    },
    'available.share': { given: '', seen: 'the page does not change' },
    'available.share.checkingSupport': {
      given: 'the device being checked for a share menu',
      seen: 'the page does not change',
    },
    'available.share.unsupported': { given: 'a device without a share menu', seen: 'no button opens a share menu' },
    'available.share.ready': {
      given: 'a device with a share menu',
      seen: "'More ways' can be pressed",
      visible: [{ role: 'button', name: 'More ways' }],
    },
    'available.share.sharing': { given: 'the share menu open', seen: 'the share menu of the device is open' },
    'available.poster': { given: '', seen: 'the page does not change' },
    'available.poster.closed': {
      given: 'the poster dialog closed',
      seen: 'the poster dialog is closed',
      visible: [{ role: 'button', name: 'QR code and poster' }],
    },
    'available.poster.drawing': {
      given: 'the poster being drawn',
      seen: 'the dialog shows that the poster is being drawn',
      visible: [{ role: 'dialog', name: 'QR code and poster' }],
    },
    'available.poster.failed': {
      given: 'a poster that could not be drawn',
      seen: "the dialog says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    'available.poster.open': {
      given: 'the poster dialog open',
      seen: 'the dialog shows the QR code and the poster',
      visible: [
        { role: 'img', name: 'Poster with your referral code' },
        { role: 'button', name: 'Print poster' },
      ],
    },
    'available.poster.open.idle': { given: 'no print dialog open', seen: "'Print poster' can be pressed" },
    'available.poster.open.printing': {
      given: 'the poster being printed',
      seen: "the browser's print dialog opens, and 'Print poster' cannot be pressed",
    },
  },
  events: {
    'share.requested': { when: "the person presses 'More ways'", cases: noPayload },
    'poster.requested': { when: "the person presses 'QR code and poster', or 'Retry'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'posterDownload.requested': { when: "the person presses 'Save poster'", cases: noPayload },
    'print.requested': { when: "the person presses 'Print poster'", cases: noPayload },
    'qrDownload.requested': { when: "the person presses 'Save QR code'", cases: noPayload },
  },
  calls: {
    checkShareSupport: {
      name: 'checking whether the device has a share menu',
      outcomes: [{ name: 'the device has one', output: true }, { name: 'the device has none', output: false }, fails],
    },
    share: { name: 'opening the share menu', outcomes: [{ name: 'the menu is closed' }, fails] },
    drawPictures: {
      name: 'drawing the QR code and the poster',
      outcomes: [{ name: 'the images are drawn', output: pictures }, fails],
    },
    printPoster: { name: 'printing the poster', outcomes: [{ name: 'the dialog is closed' }, fails] },
  },
  facts: { hasCode: () => null, hasPictures: () => null },
  keyOf: ({ context }) => ({ hasCode: context.invitation !== null, hasPictures: context.pictures !== null }),
  hand: {
    starts: {
      'the marketer has a code': {
        ...withNewData({
          ...openAsMarketer(),
          preparation: 'use a browser without a share menu (Firefox, or Chromium on Linux)',
        }),
      },
    },
    inputs: {
      'event poster.requested': {
        action: "press 'QR code and poster'",
        isPossible: (snapshot) => snapshot.matches({ available: { poster: 'closed' } }),
      },
      'event dialog.dismissed': {
        action: 'press the key Escape',
        isPossible: (snapshot) => snapshot.matches({ available: { poster: { open: 'idle' } } }),
      },
      'event posterDownload.requested': {
        action: "press 'Save poster'",
        isPossible: (snapshot) => snapshot.matches({ available: { poster: { open: 'idle' } } }),
      },
      'event qrDownload.requested': {
        action: "press 'Save QR code'",
        isPossible: (snapshot) => snapshot.matches({ available: { poster: { open: 'idle' } } }),
      },
      'event print.requested': {
        action: "press 'Print poster'",
        isPossible: (snapshot) => snapshot.matches({ available: { poster: { open: 'idle' } } }),
      },
      'outcome checkShareSupport: the device has none': byItself,
      'outcome drawPictures: the images are drawn': byItself,
      'outcome printPoster: the dialog is closed': { action: 'close the print dialog of the browser' },
    },
  },
})
