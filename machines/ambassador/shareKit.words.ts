import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const shareKitTexts: ChartTexts<typeof shareKitMachine> = {
  states: {
    nothing: { given: 'a marketer without a code', seen: 'the kit says that there is nothing to share' },
    offering: { given: 'the share kit', seen: 'every way to hand the code on is offered' },
    'offering.sheet': { given: 'the share menu of the device', seen: 'nothing is to be seen yet' },
    'offering.sheet.looking': { given: 'a device that is being looked at', seen: 'nothing is to be seen yet' },
    'offering.sheet.absent': { given: 'a device without a share menu', seen: 'no button leads to a share menu' },
    'offering.sheet.ready': { given: 'a device with a share menu', seen: "'More ways' can be pressed" },
    'offering.sheet.open': { given: 'the share menu open', seen: 'the share menu of the device lies over the page' },
    'offering.poster': { given: 'QR code and poster', seen: 'nothing is to be seen yet' },
    'offering.poster.closed': { given: 'no poster open', seen: 'no poster is shown' },
    'offering.poster.drawing': {
      given: 'the poster being drawn',
      seen: 'the dialog shows that the poster is being drawn',
    },
    'offering.poster.failed': {
      given: 'a poster that could not be drawn',
      seen: "the dialog says so and offers 'Retry'",
    },
    'offering.poster.shown': { given: 'the poster open', seen: 'QR code and poster are shown' },
    'offering.poster.shown.resting': { given: 'nothing being printed', seen: "'Print poster' can be pressed" },
    'offering.poster.shown.printing': {
      given: 'the poster being printed',
      seen: "the browser's dialog for printing opens",
    },
  },
  events: {
    'sheet.requested': "the person presses 'More ways'",
    'poster.requested': "the person presses 'QR code and poster', or 'Retry'",
    'poster.dismissed': 'the person closes the dialog',
    'poster.saved': "the person presses 'Save poster'",
    'poster.printed': "the person presses 'Print poster'",
    'qr.saved': "the person presses 'Save QR code'",
  },
  calls: {
    lookForSheet: 'the look for a share menu',
    openSheet: 'the share menu',
    drawPictures: 'the drawing of the poster',
    printPoster: 'the printing',
  },
  facts: { hasPictures: () => null },
}
