import { invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

const pictures = { qr: '<svg/>', poster: '<svg/>' }

export const shareKitTestModel = defineTestModel({
  id: 'ambassador/shareKit',
  machine: shareKitMachine,
  inputs: [
    { name: 'the marketer has a code', input: { invitation } },
    { name: "the marketer's code is 'N/A'", input: { invitation: null } },
  ],
  states: {
    nothing: { given: 'a marketer without a code', seen: 'the kit says that there is nothing to share' },
    offering: {
      given: 'the share kit',
      seen: 'every way to hand the code on is offered',
      visible: [
        { role: 'link', name: 'WhatsApp' },
        { role: 'link', name: 'SMS' },
        { role: 'link', name: 'X' },
      ],
    },
    'offering.sheet': { given: 'the share menu of the device', seen: 'nothing is to be seen yet' },
    'offering.sheet.looking': { given: 'a device that is being looked at', seen: 'nothing is to be seen yet' },
    'offering.sheet.absent': { given: 'a device without a share menu', seen: 'no button leads to a share menu' },
    'offering.sheet.ready': {
      given: 'a device with a share menu',
      seen: "'More ways' can be pressed",
      visible: [{ role: 'button', name: 'More ways' }],
    },
    'offering.sheet.open': { given: 'the share menu open', seen: 'the share menu of the device lies over the page' },
    'offering.poster': { given: 'QR code and poster', seen: 'nothing is to be seen yet' },
    'offering.poster.closed': {
      given: 'no poster open',
      seen: 'no poster is shown',
      visible: [{ role: 'button', name: 'QR code and poster' }],
    },
    'offering.poster.drawing': {
      given: 'the poster being drawn',
      seen: 'the dialog shows that the poster is being drawn',
      visible: [{ role: 'dialog', name: 'QR code and poster' }],
    },
    'offering.poster.failed': {
      given: 'a poster that could not be drawn',
      seen: "the dialog says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    'offering.poster.shown': {
      given: 'the poster open',
      seen: 'QR code and poster are shown',
      visible: [
        { role: 'img', name: 'Poster with your referral code' },
        { role: 'button', name: 'Print poster' },
      ],
    },
    'offering.poster.shown.resting': { given: 'nothing being printed', seen: "'Print poster' can be pressed" },
    'offering.poster.shown.printing': {
      given: 'the poster being printed',
      seen: "the browser's dialog for printing opens",
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
    lookForSheet: {
      name: 'the look for a share menu',
      outcomes: [done('there is one', true), done('there is none', false), fails],
    },
    openSheet: { name: 'the share menu', outcomes: [done('it is closed'), fails] },
    drawPictures: { name: 'the drawing of the poster', outcomes: [done('they are drawn', pictures), fails] },
    printPoster: { name: 'the printing', outcomes: [done('the dialog is closed'), fails] },
  },
  facts: { hasPictures: () => null },
  keyOf: ({ context }) => ({ hasCode: context.invitation !== null, hasPictures: context.pictures !== null }),
})
