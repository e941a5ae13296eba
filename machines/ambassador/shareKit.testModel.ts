import { byItself, openAsMarketer, withNewData } from '#machines/manualTest.ts'
import { invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const pictures = { qr: '<svg/>', poster: '<svg><text>Rewoven</text></svg>' }

export const shareKitTestModel = defineTestModel({
  id: 'ambassador/shareKit',
  machine: shareKitMachine,
  inputs: [
    { name: 'the marketer has a code', input: { invitation } },
    { name: "the marketer's code is 'N/A'", input: { invitation: null } },
  ],
  visible: {
    available: [
      { role: 'link', name: 'WhatsApp' },
      { role: 'link', name: 'SMS' },
      { role: 'link', name: 'X' },
    ],
    'available.share.ready': [{ role: 'button', name: 'More ways' }],
    'available.poster.closed': [{ role: 'button', name: 'QR code and poster' }],
    'available.poster.drawing': [{ role: 'dialog', name: 'QR code and poster' }],
    'available.poster.failed': [{ role: 'button', name: 'Retry' }],
    'available.poster.open': [
      { role: 'img', name: 'Poster with your referral code' },
      { role: 'button', name: 'Print poster' },
    ],
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
  keyOf: ({ context }) => ({ hasCode: context.invitation !== null, hasPictures: context.pictures !== null }),
  manual: {
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
