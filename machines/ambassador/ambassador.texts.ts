import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import type { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/ambassador`. */
export const ambassadorTexts = {
  'ambassador/ambassadorPages': defineTexts<typeof ambassadorPagesMachine>({
    actionsAt: {
      'page: url.changed (1)': { setUrl: 'remembers the URL; a page that is still loading uses it later' },
    },
    otherwise: { 'page: url.changed (2)': 'it belongs to another page' },
    names: {
      page: 'Page',
      'page.open': 'Page open',
      'page.open.allowingSignOut': 'Nothing to save on the page',
      'page.open.decidingSignOut': 'Unsaved changes possible',
      'page.openWithoutChart': 'Page with fixed content',
    },
    guards: {
      isSameRoute: 'it belongs to the page that is loading or open',
      decidesSignOut: 'the page is loaded, and can have unsaved changes',
      hasChart: 'the page is loaded, and has nothing to save',
      isAccountDeleted: 'the person deletes their own account',
    },
    actions: {
      setUrl: 'remembers the URL',
      sendUrlToPage: 'the page shows what the URL says',
      forwardToPage: 'the page asks first if it has unsaved changes; otherwise it allows the sign-out at once',
    },
    when: {
      'page.loadingPage: loadPageCode is done (1)': 'the page is loaded, and can have unsaved changes',
      'page.loadingPage: loadPageCode is done (2)': 'the page is loaded, and has nothing to save',
      'page.loadingPage: loadPageCode is done (3)': 'the page is loaded, and shows only fixed content',
      'page.loadingPage: loadPageCode fails': 'the page cannot be loaded',
      'page.open: pageChart is done (1)': 'the person deletes their own account',
      'page.open: pageChart is done (2)':
        'the page allows the sign-out: it has no unsaved changes, or the person agrees to lose them',
      '(chart): deleteAccount is done': 'the person deletes their own account',
    },
  }),
  'ambassador/ambassadorDashboard': defineTexts<typeof ambassadorDashboardMachine>({
    otherwise: {
      'loading: loadProfile is done (3)': 'any later load',
      'loaded.refreshing: refreshProfile is done (3)': 'any later load',
    },
    names: {
      notFound: 'Marketer not found',
      'loaded.throttled': 'Short pause before the next refresh',
      loading: 'Loading the profile',
      failed: 'Dashboard not available',
      loaded: 'Dashboard visible',
      'loaded.ready': 'Refresh possible',
    },

    guards: {
      isMarketerUnknown: 'the server does not know the marketer',
      isFirstForToken: 'the first load in this tab after the sign-in, or after an automatic renewal of the session',
    },
    actions: {
      setProfile: 'shows the profile',
      clearProfile: 'hides the profile',
      setProblem: 'shows the reason',
      refreshReferees: 'the list of referees loads again too',
    },
    when: {
      'loading: loadProfile fails': 'the profile cannot be loaded',
      'loaded.refreshing: refreshProfile fails': 'the profile cannot be loaded',

      'loading: loadProfile is done (2)': 'the profile is loaded',
      'loading: loadProfile is done (3)': 'the profile is loaded',
      'loaded: refereeList fails': 'an unexpected error happens in the list of referees',
      'loaded: copy fails': 'an unexpected error happens in the copy buttons',
      'loaded: shareKit fails': 'an unexpected error happens in the share options',
      'loaded.refreshing: refreshProfile is done (2)': 'the refresh of the profile ends',
      'loaded.refreshing: refreshProfile is done (3)': 'the refresh of the profile ends',
    },
  }),
  'ambassador/refereeList': defineTexts<typeof refereeListMachine>({
    otherwise: {
      'checkingCode: always (2)': 'the marketer has no code',
      'deciding: always (2)':
        'the server has no more referees, sent the same ones twice, or sent no new ones several times',
    },
    names: {
      deciding: 'Checking for more referees',
      showing: 'Showing the list',
      checkingCode: 'Checking for a code',
      loading: 'Loading referees',
      failed: 'Referees not loaded',
    },

    guards: {
      hasCode: 'the marketer has a code',
      canChooseStatus: 'the list knows the status of at least one referee',
      hasMatches: 'at least one referee is shown',
      isTruncated: 'some referees may be missing',
      needsMoreReferees: 'the server has more referees',
    },
    actions: {
      addReferees: 'adds the referees to the list',
      findMatches: 'shows the referees that match the search, the period and the status',
      restart: 'if there is a code, all referees load from the start',
      resume:
        'if the server sent the same referees twice, loads all from the start; otherwise loads the remaining ones',
      setTerm: 'remembers the search term',
      setPeriod: 'remembers the period',
      setStatus: 'remembers the status',
      setProblem: 'shows why the referees could not be loaded',
      clearProblem: 'hides the error of an earlier try',
      downloadCsv: 'the shown referees are downloaded as a CSV file',
    },
    when: {
      'loading: listReferees fails': 'the referees cannot be loaded',
      'loading: listReferees is done': 'referees arrive',
    },
  }),
  'ambassador/copy': defineTexts<typeof copyMachine>({
    names: {
      ready: 'Buttons ready',
      copying: 'Copying the text',
      copied: 'Text copied',
      failed: 'Text not copied',
    },
    when: {
      'copying: copyText fails': 'the browser does not copy the text',
    },

    actions: {
      setTarget: 'remembers which text to copy, the link or the code',
      toastCopied: 'a message says that the link or the code is copied',
      toastFailed: 'a message says that the link or the code could not be copied',
    },
  }),
  'ambassador/shareKit': defineTexts<typeof shareKitMachine>({
    otherwise: {
      'checkingInvitation: always (2)': 'the marketer has a code',
    },
    names: {
      'available.poster.closed': 'Poster closed',
      'available.poster.open': 'Poster open',
      checkingInvitation: 'Checking for a code',
      unavailable: 'Nothing to share',
      available: 'Ways to share',
      'available.share': 'Share menu',
      'available.share.unsupported': 'No share menu',
      'available.share.sharing': 'Share menu open',
      'available.poster.failed': 'Images not drawn',
      'available.poster.open.idle': 'Not printing',
      'available.share.checkingSupport': 'Checking for a share menu',
      'available.share.ready': 'Share menu closed',
      'available.poster.drawing': 'Drawing the images',
    },

    guards: {
      hasNothingToShare: 'the marketer has no code',
      canShare: 'the device has a share menu',
    },
    actions: {
      setPictures: 'shows the QR code and the poster',
      downloadPoster: 'the poster is downloaded as a file',
      downloadQr: 'the QR code is downloaded as a file',
    },
    when: {
      'available.share.checkingSupport: checkShareSupport is done (1)': 'the device has a share menu',
      'available.share.checkingSupport: checkShareSupport is done (2)': 'the device has no share menu',
      'available.share.checkingSupport: checkShareSupport fails': 'it is unknown whether the device has a share menu',
      'available.share.sharing: share fails': 'the device cannot open its share menu',
      'available.poster.drawing: drawPictures fails': 'the images cannot be drawn',
      'available.poster.open.printing: printPoster fails': 'the poster cannot be printed',
      'available.share.sharing: share is done': 'the share menu is closed',
      'available.poster.open.printing: printPoster is done': 'the print dialog is closed',

      'available.poster.closed: poster.requested': "the person presses 'QR code and poster'",
      'available.poster.failed: poster.requested': "the person presses 'Retry'",
    },
  }),
}
