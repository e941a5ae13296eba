import type { referralMachine } from '#machines/referral/referral.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const referralTexts: ChartTexts<typeof referralMachine> = {
  states: {
    turnedAway: { given: 'an address without a code', seen: 'the landing page opens' },
    stranded: { given: 'a landing page that did not open by itself', seen: 'a link leads to the landing page' },
    keeping: { given: 'the code being kept', seen: 'nothing is to be seen yet' },
    offering: { given: 'the referral page', seen: 'the code and a link for every way on are shown' },
    'offering.handover': { given: 'the handover', seen: 'the page says what it does by itself' },
    'offering.handover.trying': { given: 'the app asked to open', seen: 'the page says that it opens the app' },
    'offering.handover.away': { given: 'the page in the background', seen: 'the page goes nowhere by itself any more' },
    'offering.handover.toAppStore': { given: 'the App Store asked for', seen: 'the App Store opens' },
    'offering.handover.toPlayStore': { given: 'the Play Store asked for', seen: 'the Play Store opens' },
    'offering.handover.toLanding': { given: 'the landing page asked for', seen: 'the landing page opens' },
    'offering.handover.waiting': { given: 'the page at rest', seen: 'the page asks how to go on' },
    'offering.copy': { given: 'the button that copies', seen: 'the code can be copied' },
    'offering.copy.ready': { given: 'a code that can be copied', seen: "the button says 'Copy the code'" },
    'offering.copy.copying': { given: 'the code being copied', seen: 'nothing is to be seen yet' },
    'offering.copy.copied': { given: 'a code that was just copied', seen: "the button says 'Copied'" },
    'offering.copy.refused': {
      given: 'a browser that does not copy',
      seen: 'the page asks to select the code and copy it by hand',
    },
  },
  events: {
    'page.hidden': 'the app comes to the front, or the visitor goes elsewhere',
    'page.shown': 'the visitor comes back',
    'way.taken': 'the visitor takes one of the ways on',
    'stay.requested': "the visitor presses 'Stay on this page'",
    'copy.requested': 'the visitor presses the button that copies the code',
  },
  calls: {
    goHome: 'the way to the landing page',
    keepReferral: 'the keeping of the code',
    openApp: 'the call of the app',
    openAppStore: 'the way to the App Store',
    openPlayStore: 'the way to the Play Store',
    openLanding: 'the way to the landing page',
    copyCode: 'the copying',
  },
  facts: {
    device: () => null,
  },
}
