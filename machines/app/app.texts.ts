import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import type { networkMachine } from '#machines/app/network.machine.ts'
import type { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { versionMachine } from '#machines/app/version.machine.ts'
import { defineTexts } from '#machines/texts.ts'

const samePage = { setUrl: 'the page stays as it is, with the new URL' }

/** The texts of the charts of `machines/app`, except the router. */
export const appTexts = {
  'app/app': defineTexts<typeof appMachine>({
    actionsAt: {
      '(chart): url.changed (1)': { setUrl: 'remembers the old URL' },
      '(chart): url.changed (2)': { setUrl: 'remembers the URL, which says which page to load' },
      'signIn: url.changed': samePage,
      'signUp: url.changed': samePage,
      'verify: url.changed': samePage,
    },
    otherwise: {
      'loadingPage: loadPage is done (6)': 'the URL leads to no page of the console',
      '(chart): url.changed (2)': 'any other URL',
    },
    names: {
      signIn: 'Sign-in page',
      signUp: 'Sign-up page',
      verify: 'Code page',
      area: 'Admin area or ambassador area',
      notFound: 'Page not found',
      broken: 'Error page',
      starting: 'Choosing the page',
      forgottenPassword: 'Forgotten password page',
    },

    guards: {
      isAreaRoute: 'a page of an area is loaded',
      isSignInRoute: 'a sign-in page is loaded',
      isSignUpRoute: 'the sign-up page is loaded',
      isVerifyRoute: 'a code page is loaded',
      isMarketerSignInRoute: "it is the old URL of the marketers' sign-in page",
      isForgottenPasswordRoute: 'the page for a forgotten password is loaded',
      staysInArea: 'the URL belongs to the same area',
      isSamePage: 'the URL leads to the page that is already open',
      isSameVerification: 'the URL leads to the code page that is already open, for the same email',
      isConfirmed: 'the code is correct',
      isRefused: 'the person is not signed in, or may not enter this area',
    },
    actions: {
      setUrl: 'remembers the URL',
      sendUrlToArea: 'the area opens the page of this URL',
      openVerify: 'opens the code page',
      openHome: 'opens the page that was requested before the sign-in, or else the first page of the area',
      openSignIn: 'opens the sign-in page',
      openMarketerSignIn: "replaces it with the new URL of the marketers' sign-in page",
      openSignInWithReturnUrl: 'opens the sign-in page, which leads back to this page after the sign-in',
      redirectToPreviousStep: 'opens the page where the person can request a code',
      toastReason: 'a message says that the person must sign in or sign up first',
      noticeError: 'a notice offers to report the error',
      announceSession: 'tells other programs on the page about the new session',
    },
    when: {
      '(chart): router fails': 'the console can no longer read or change the URL',
      '(chart): theme fails': 'an unexpected error happens while the console sets the theme',
      '(chart): network fails': 'an unexpected error happens while the console checks whether the browser is online',
      '(chart): version fails': 'an unexpected error happens while the console checks for a new version',
      '(chart): sessionEnd fails': 'an unexpected error happens while the console ends sessions',
      '(chart): problemReport fails': 'an unexpected error happens in the part that reports problems',
      '(chart): announcement fails':
        'an unexpected error happens while the console tells other programs on the page about a sign-in or a profile',
      'signIn: signIn fails': 'an unexpected error happens on the sign-in page',
      'signUp: signUp fails': 'an unexpected error happens on the sign-up page',
      'verify: verify is done (1)': 'the code is correct',
      'verify: verify is done (2)': 'this browser tab has requested no code for the email address of the page',
      'verify: verify fails': 'an unexpected error happens on the code page',
      'area: area is done (1)': 'the person is not signed in, or may not enter this area',
      'area: area fails': 'an unexpected error happens in the area or in one of its parts, such as a page',
      'loadingPage: loadPage is done': 'the page is loaded',
      'loadingPage: loadPage fails': 'the page cannot be loaded',
      'loadingPage: loadPage is done (1)': 'a page of an area is loaded',
      'loadingPage: loadPage is done (2)': 'a sign-in page is loaded',
      'loadingPage: loadPage is done (3)': 'the sign-up page is loaded',
      'loadingPage: loadPage is done (4)': 'a code page is loaded',
      'loadingPage: loadPage is done (5)': 'the page for a forgotten password is loaded',
      'loadingPage: loadPage is done (6)': 'the URL leads to no page of the console',
    },
  }),
  'app/announcement': defineTexts<typeof announcementMachine>({
    actionsAt: {
      'session.readingToken: readToken fails': {
        publishSession: 'tells other programs on the page about the new session, without a token',
      },
      'profile.repeating: after profileRepeatDelay': {
        publishProfile: 'tells other programs on the page about the saved profile for the second time',
      },
    },
    names: {
      'session.waiting': 'Waiting to announce the session',
      'session.idle': 'No session to announce',
      'session.readingToken': 'Reading the token',
      'profile.idle': 'No profile to announce',
      'profile.repeating': 'Waiting for the second announcement',
      session: 'New session',
      profile: 'Saved profile',
    },
    when: {
      'session.readingToken: readToken fails': 'the token cannot be read',
    },

    actions: {
      setAudience: 'remembers whether an admin or a marketer signed in',
      publishSession: 'tells other programs on the page about the new session, and sends them the token',
      publishProfile: 'tells other programs on the page about the saved profile',
      sendProfileSavedToPages: 'the header shows the saved profile',
    },
  }),
  'app/lazyCode': defineTexts<typeof lazyCodeMachine>({
    names: {
      'loading.waiting': 'Waiting for the part',
      idle: 'Part not requested yet',
      'loading.slow': 'Loading takes long',
      loading: 'Loading the part',
      failed: 'Part not loaded',
      ready: 'Part loaded',
    },

    actions: {
      setError: 'remembers why the part could not be loaded',
      setTimeoutError: 'remembers that loading took too long',
    },
    when: {
      'loading: loadCode is done': 'the part is loaded',
      'loading: loadCode fails': 'the part cannot be loaded',

      'idle: code.requested': 'the person opens the part, or the console loads it in advance',
      'loading.slow: code.requested': "the person presses 'Retry', or opens the part again",
      'failed: code.requested': "the person presses 'Retry', or opens the part again",
    },
  }),
  'app/sidebar': defineTexts<typeof sidebarMachine>({
    otherwise: {
      'bar.restoring: always (3)': 'the person has never opened or collapsed the bar',
    },
    names: {
      'drawer.closed': 'Menu closed',
      'drawer.open': 'Menu open',
      drawer: 'Menu',
      'bar.restoring': 'Restoring the bar',
      'bar.automatic': 'Automatic width',
      'bar.automatic.wide': 'Window wide',
      'bar.automatic.narrow': 'Window narrow',
      'bar.open': 'Bar open',
      'bar.collapsed': 'Bar collapsed',
    },
    when: {
      'bar.automatic: window.narrowed': 'the window becomes too narrow for a bar with names',
      'bar.automatic: window.widened': 'the window becomes wide enough for a bar with names',
      'drawer.open: dialog.dismissed': 'the person chooses an entry, or closes the menu',
      'bar.automatic: subscribeToWidth fails': 'the console can no longer watch the width of the window',
      'bar.automatic.wide: sidebar.toggled': "the person presses 'Collapse the sidebar'",
      'bar.automatic.narrow: sidebar.toggled': "the person presses 'Expand the sidebar'",
      'bar.open: sidebar.toggled': "the person presses 'Collapse the sidebar'",
      'bar.collapsed: sidebar.toggled': "the person presses 'Expand the sidebar'",
    },

    guards: {
      isStoredOpen: 'the person left the bar open at the last visit',
      isStoredCollapsed: 'the person left the bar collapsed at the last visit',
    },
    actions: {
      storeOpen: 'the browser stores that the bar is open',
      storeCollapsed: 'the browser stores that the bar is collapsed',
    },
  }),
  'app/theme': defineTexts<typeof themeMachine>({
    when: {
      '(chart): theme.chosen (1)': "the person chooses 'Light theme'",
      '(chart): theme.chosen (2)': "the person chooses 'Dark theme'",
      '(chart): theme.chosen (3)': "the person chooses 'System theme'",
    },
    names: {
      restoring: 'Restoring the theme',
      system: 'System theme',
      light: 'Light theme',
      dark: 'Dark theme',
    },
    otherwise: {
      '(chart): theme.chosen (3)': "the person chooses 'System theme'",
      'restoring: always (3)': "the person chose 'System theme', or has never chosen a theme",
    },

    guards: {
      isLightStored: "the person chose 'Light theme' at an earlier visit",
      isDarkStored: "the person chose 'Dark theme' at an earlier visit",
      isLightChosen: "the person chooses 'Light theme'",
      isDarkChosen: "the person chooses 'Dark theme'",
    },
    actions: { storeTheme: 'the browser stores the theme' },
  }),
  'app/alerts': defineTexts<typeof alertsMachine>({
    names: { read: 'No unread alerts', unread: 'Unread alerts', open: 'List open' },
    guards: {
      canRetry: 'the failed action can be repeated now',
      isChartActive: 'the page where the action failed is still open, but the action no longer needs a repeat',
      hasRetry: 'the page where the action failed is closed',
    },
    actions: {
      sendAlertToClock: 'the alert gets its time first, and is then added to the list',
      addAlert: 'adds the alert at the top of the list; if the list is full, removes its oldest alert',
      sendRetry: 'repeats the failed action',
      clearRetry: "removes 'Retry' from the alert",
    },
    when: {
      '(chart): clock fails': 'the list of the bell can get no new alerts any more',
      '(chart): alert.received': 'the console has a new alert, for example because a request failed',
      'read: alert.stamped': 'a new alert has got its time',
      'unread: alert.stamped': 'a new alert has got its time',
      'open: alert.stamped': 'a new alert has got its time',
      'open: retry.requested': "the person presses 'Retry' of an alert",
    },
  }),
  'app/palette': defineTexts<typeof paletteMachine>({
    actionsAt: {
      'active.open: entry.chosen (1)': {
        addRecent: 'a page becomes a recent entry, but a record or a search does not',
      },
    },
    otherwise: {
      'active.open: entry.chosen (3)': 'the entry is an action',
    },
    names: {
      closed: 'Palette closed',
      'active.open': 'Entries visible',
      active: 'Palette open',
      'active.loading': 'Loading the entries',
    },

    guards: {
      opensUrl: 'the entry is a page, a record or a search',
      changesRecord: 'the entry is a command for a record',
    },
    actions: {
      addRecords: 'the palette finds these rows from now on',
      removeRecords: 'the palette no longer finds these rows',
      clearTerm: 'the search term is empty',
      setContent: 'shows the entries',
      setTerm: 'shows the entries that match the search term',
      addRecent: 'the action becomes a recent entry',
      storeRecent: 'the browser stores the recent entries',
      openUrl: 'opens the page, the record or the search',
      requestPageAction: 'opens the page of the record, which asks for a confirmation',
      runCommand: 'runs the action, for example changes the theme',
    },
    when: {
      '(chart): subscribeToShortcut fails':
        'the console can no longer notice Ctrl K and Command K, but the search button still opens the palette',
      'active: subscribeToTyping fails': 'typing into the palette no longer works',
      'active.loading: loadEntries fails': 'the entries cannot be loaded',

      'closed: palette.toggled': 'the person presses Ctrl K, Command K or the search button in the header',
      'active: palette.toggled': 'the person presses Ctrl K, Command K or the search button in the header',
      'active: term.changed': 'the person types',
    },
  }),
  'app/version': defineTexts<typeof versionMachine>({
    names: {
      registering: 'Setting up the browser to keep pages',
      current: 'No notice of a new version',
      outdated: 'New version available',
      opening: 'Waiting for the page to load',
      checking: 'Checking the version',
    },

    when: {
      '(chart): version.replaced':
        'the server has a new version, noticed after a missing file or the return of the network',
      '(chart): subscribeToVersion fails':
        'the console can no longer notice missing files and the return of the network',
      'registering: registerWorker is done': 'the browser can keep pages for the next visit',
      'registering: registerWorker fails': 'the browser cannot keep pages for the next visit',
      'opening: waitUntilQuiet fails': 'the console cannot detect whether the page has loaded',
      'checking: checkVersion fails': 'the server does not tell its version, so the console stays as it is',
    },

    guards: { isReplaced: 'another version is deployed' },
    actions: { requestReload: 'the page reloads' },
  }),
  'app/network': defineTexts<typeof networkMachine>({
    when: { '(chart): subscribeToNetwork fails': 'the browser does not tell whether it is online' },
  }),
  'app/problemReport': defineTexts<typeof problemReportMachine>({
    otherwise: {
      'errors.watching: error.noticed (2)': 'sending reports is not set up for this console',
    },
    names: {
      'dialog.closed': 'Dialog closed',
      'dialog.open': 'Dialog open',
      'dialog.open.unprepared': 'Report not prepared',
      'dialog.open.ready.unsaved': 'Report neither downloaded nor sent',
      'dialog.open.ready.unsent': 'Report not sent',
      'errors.watching': 'No error',
      'errors.noticed': 'Notice visible',
      'errors.noticed.waiting': 'Waiting for the person',
      'errors.noticed.sending': 'Sending an error report',
      'errors.ended': 'No more notices',
      'dialog.open.preparing': 'Preparing the report',
      'dialog.open.ready': 'Report visible',
      'dialog.open.ready.downloaded': 'Report downloaded',
      'dialog.open.sending': 'Sending the report',
      'dialog.open.sent': 'Report sent',
    },

    guards: { canSend: 'sending reports is set up for this console' },
    actions: {
      setPrepared: 'shows the report',
      setComment: 'adds the description to the report',
      downloadReport: 'the report is downloaded as a file',
    },
    when: {
      'dialog.open.preparing: prepareReport is done': 'the report is prepared',
      'dialog.open.preparing: prepareReport fails': 'the report cannot be prepared',
      'errors: watchErrors fails': 'the console can no longer watch for errors',
      'dialog.open.sending: sendReport fails': 'the report cannot be sent',
      'errors.noticed.sending: sendErrorReport fails': 'the report cannot be sent, which the person does not see',

      'errors.watching: error.noticed': 'the page has an unexpected error',
      'errors.noticed: report.requested':
        "the person presses 'Report a problem', in the notice or elsewhere, and the dialog opens",

      'dialog.open.sending: sendReport is done': 'the report is sent',
      'errors.noticed.sending: sendErrorReport is done': 'the report is sent',
    },
  }),
}
