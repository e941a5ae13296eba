import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import type { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/ambassador`. */
export const ambassadorTexts = {
  'ambassador/ambassadorPages': defineTexts<typeof ambassadorPagesMachine>({
    guards: { isBroken: 'the page is broken' },
    actions: { forwardToPage: 'passes it on to the open page' },
  }),
  'ambassador/ambassadorDashboard': defineTexts<typeof ambassadorDashboardMachine>({
    guards: {
      isMarketerUnknown: 'the server does not know the marketer',
      isFirstForToken: 'it is the first time with these tokens',
    },
    actions: {
      setProfile: 'shows the profile',
      clearProfile: 'no longer shows the profile',
      setProblem: 'shows why the profile could not be loaded',
      refreshReferees: 'loads the referees again',
    },
    when: {
      'loading: loadProfile is done (2)': 'the profile arrives',
      'loading: loadProfile is done (3)': 'the profile arrives',
      'loaded.refreshing: refreshProfile is done (2)': 'the profile arrives',
      'loaded.refreshing: refreshProfile is done (3)': 'the profile arrives',
    },
  }),
  'ambassador/refereeList': defineTexts<typeof refereeListMachine>({
    guards: {
      hasCode: 'the marketer has a code',
      canChooseStatus: 'the referees have a status',
      hasMatches: 'at least one referee is shown',
      isTruncated: 'the server repeated itself, so referees may be missing',
      needsMoreReferees: 'the server has more referees',
    },
    actions: {
      addReferees: 'adds the referees to the list',
      findMatches: 'shows the referees that match the search, the period and the status',
      restart: 'starts the list again from its beginning',
      resume: 'continues the list, or starts it again if the server repeated itself',
      setTerm: 'remembers the search term',
      setPeriod: 'remembers the period',
      setStatus: 'remembers the status',
      setProblem: 'shows why the referees could not be loaded',
      clearProblem: 'no longer shows why the referees could not be loaded',
      downloadCsv: 'the shown referees are downloaded as a CSV file',
    },
    when: { 'loading: listReferees is done': 'referees arrive' },
  }),
  'ambassador/copy': defineTexts<typeof copyMachine>({
    actions: {
      setTarget: 'remembers whether the link or the code was chosen',
      toastCopied: 'a message says that the link or the code is copied',
      toastFailed: 'a message says that the link or the code could not be copied',
    },
  }),
  'ambassador/shareKit': defineTexts<typeof shareKitMachine>({
    guards: {
      hasNothingToShare: 'the marketer has no code',
      canShare: 'the device has one',
    },
    actions: {
      setPictures: 'shows the QR code and the poster',
      downloadPoster: 'the poster is downloaded as a file',
      downloadQr: 'the QR code is downloaded as a file',
    },
    when: {
      'available.poster.closed: poster.requested': "the person presses 'QR code and poster'",
      'available.poster.failed: poster.requested': "the person presses 'Retry'",
    },
  }),
}
