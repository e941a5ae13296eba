import {
  byItself,
  codeFails,
  fullStorage,
  openAsMarketer,
  ownStep,
  whileIn,
  withNewData,
} from '#machines/manualTest.ts'
import { fill, goOnline, key, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const pictures = {
  qr: '<svg/>',
  poster: '<svg><text>Rewoven</text></svg>',
  posterPng: 'data:image/png;base64,cG9zdGVy',
  storyPng: 'data:image/png;base64,c3Rvcnk=',
}

const hasFailed = (snapshot: SnapshotFrom<typeof shareKitMachine>): boolean =>
  snapshot.matches({ available: { poster: 'failed' } })

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
    'available.message.closed': [{ role: 'button', name: 'Edit message' }],
    'available.message.editing': [
      { role: 'dialog', name: 'Your message' },
      { role: 'textbox', name: 'Text' },
    ],
    'available.poster.closed': [{ role: 'button', name: 'QR code and poster' }],
    'available.poster.drawing': [{ role: 'dialog', name: 'QR code and poster' }],
    'available.poster.failed': [{ role: 'button', name: 'Retry' }],
    'available.poster.open': [
      { role: 'img', name: 'Poster with your referral code' },
      { role: 'img', name: 'Story with your referral code' },
      { role: 'button', name: 'Print poster' },
    ],
  },
  events: {
    'share.requested': { when: "the person presses 'More ways'", cases: noPayload },
    'poster.requested': { when: "the person presses 'QR code and poster', or 'Retry'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the dialog', cases: noPayload },
    'message.requested': { when: "the person presses 'Edit message'", cases: noPayload },
    'message.changed': {
      when: 'the person types',
      cases: [
        { name: 'an own text', payload: { text: 'I wear it, do you?' } },
        { name: 'nothing', payload: { text: '' } },
      ],
    },
    'message.reset': { when: "the person presses 'Reset'", cases: noPayload },
    'reset.undone': { when: "the person presses 'Undo reset'", cases: noPayload },
    'pictureSave.requested': {
      when: "the person presses 'Save poster' or 'Save story'",
      cases: [
        { name: 'the poster', payload: { picture: 'poster' } },
        { name: 'the picture for stories', payload: { picture: 'story' } },
      ],
    },
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
      name: 'drawing the pictures',
      outcomes: [{ name: 'the images are drawn', output: pictures }, fails],
    },
    readOwnText: {
      name: 'reading the stored text',
      outcomes: [
        { name: 'there is none', output: null },
        { name: 'there is an own text', output: 'Come and swap with me.' },
        fails,
      ],
    },
    storeOwnText: {
      name: 'storing the text',
      outcomes: [{ name: 'the text is stored', output: true }, { name: 'the storage is full', output: false }, fails],
    },
    sharePicture: {
      name: 'opening the share menu with the picture',
      outcomes: [
        { name: 'the menu is closed', output: true },
        { name: 'the device shares no files', output: false },
        fails,
      ],
    },
    printPoster: { name: 'printing the poster', outcomes: [{ name: 'the dialog is closed' }, fails] },
  },
  keyOf: ({ context }) => ({
    hasCode: context.invitation !== null,
    hasPictures: context.pictures !== null,
    hasOwnText: context.ownText !== null,
    isReset: context.resetText !== null,
    saved: context.saved,
  }),
  manual: {
    starts: {
      'the marketer has a code': {
        ...withNewData({
          ...openAsMarketer(),
          preparation: ownStep(
            'shareMenu',
            'use a browser without a share menu (Firefox, or Chromium on Linux)',
            'none',
          ),
        }),
      },
    },
    inputs: {
      'outcome checkShareSupport: the device has one': {
        instead: {
          preparation: ownStep('shareMenu', 'use a browser with a share menu (Safari, or Chrome on macOS or Windows)'),
        },
      },
      'event share.requested': whileIn({ available: { share: 'ready' } }, press('More ways')),
      'outcome share: the menu is closed': { action: ownStep('closeSystemDialog', 'close the share menu', 'share') },
      'outcome drawPictures: the call fails': {
        ...codeFails(press('QR code and poster')),
        isPossible: ({ context }) => context.pictures === null,
      },
      // 'Reset' removes the stored text, which needs no space.
      'outcome storeOwnText: the storage is full': {
        ...fullStorage,
        isPossible: ({ context }) => context.resetText === null,
      },
      'outcome sharePicture: the menu is closed': {
        instead: {
          preparation: ownStep('shareMenu', "switch on the device toolbar in the browser's DevTools", 'phone'),
        },
        action: ownStep('closeSystemDialog', 'close the share menu', 'share'),
        isPossible: (snapshot) => snapshot.matches({ available: { share: 'ready' } }),
      },
      'event poster.requested': {
        action: (snapshot) => (hasFailed(snapshot) ? [goOnline, press('Retry')] : press('QR code and poster')),
        isPossible: (snapshot) =>
          hasFailed(snapshot) || snapshot.matches({ available: { poster: 'closed', message: 'closed' } }),
      },
      'event dialog.dismissed': {
        action: (snapshot) => (hasFailed(snapshot) ? [press('Close'), goOnline] : key('Escape')),
        isPossible: (snapshot) =>
          hasFailed(snapshot) ||
          snapshot.matches({ available: { poster: { open: 'idle' } } }) ||
          snapshot.matches({ available: { message: 'editing' } }),
      },
      'event pictureSave.requested: the poster': whileIn(
        { available: { poster: { open: 'idle' } } },
        press('Save poster'),
      ),
      'event pictureSave.requested: the picture for stories': whileIn(
        { available: { poster: { open: 'idle' } } },
        press('Save story'),
      ),
      'event message.requested': whileIn({ available: { poster: 'closed', message: 'closed' } }, press('Edit message')),
      'event message.changed: an own text': whileIn(
        { available: { message: 'editing' } },
        fill('Text', 'I wear it, do you?'),
      ),
      'event message.changed: nothing': whileIn({ available: { message: 'editing' } }, fill('Text', '')),
      'event message.reset': {
        action: press('Reset'),
        isPossible: (snapshot) =>
          snapshot.matches({ available: { message: 'editing' } }) && snapshot.context.ownText !== null,
      },
      'event reset.undone': {
        action: press('Undo reset'),
        isPossible: (snapshot) =>
          snapshot.matches({ available: { message: 'editing' } }) && snapshot.context.resetText !== null,
      },
      'event qrDownload.requested': whileIn({ available: { poster: { open: 'idle' } } }, press('Save QR code')),
      'event print.requested': whileIn({ available: { poster: { open: 'idle' } } }, press('Print poster')),
      'outcome checkShareSupport: the device has none': byItself,
      'outcome drawPictures: the images are drawn': byItself,
      'outcome readOwnText: there is none': byItself,
      'outcome storeOwnText: the text is stored': byItself,
      'outcome sharePicture: the device shares no files': byItself,
      'outcome printPoster: the dialog is closed': {
        action: ownStep('closeSystemDialog', 'close the print dialog of the browser', 'print'),
      },
    },
    impossible: { "start the marketer's code is 'N/A'": 'every marketer of the local stack has a code' },
  },
})
