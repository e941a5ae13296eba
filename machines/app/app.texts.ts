import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import type { networkMachine } from '#machines/app/network.machine.ts'
import type { paletteMachine } from '#machines/app/palette.machine.ts'
import type { problemReportMachine } from '#machines/app/problemReport.machine.ts'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { startMachine } from '#machines/app/start.machine.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { versionMachine } from '#machines/app/version.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/app`, except the router. */
export const appTexts = {
  'app/app': defineTexts<typeof appMachine>({
    otherwise: {
      'loadingPage: loadPage is done (9)': 'the URL has no page',
      '(chart): url.changed (2)': 'any other URL',
    },
    names: {
      signIn: 'Sign-in page',
      signUp: 'Sign-up page',
      verify: 'Code page',
      ambassadorSignIn: 'Sign-in page of marketers',
      ambassadorVerify: 'Code page of marketers',
      admin: 'Admin area',
      ambassador: 'Ambassador area',
      notFound: 'Page not found',
      broken: 'Error page',
    },

    guards: {
      isSignInRoute: 'the page is the sign-in page of admins',
      isSignUpRoute: 'the page is the sign-up page',
      isVerifyRoute: 'the page is the code page of admins',
      isAmbassadorSignInRoute: 'the page is the sign-in page of marketers',
      isAmbassadorVerifyRoute: 'the page is the code page of marketers',
      isMarketerSignInRoute: 'the old URL of the sign-in page of marketers',
      isForgottenPasswordRoute: 'the page is the page for a forgotten password',
      isAdminRoute: 'the page belongs to the admin area',
      isAmbassadorRoute: 'the page belongs to the ambassador area',
      staysInAdminArea: 'the URL belongs to the admin area too',
      staysInAmbassadorArea: 'the URL belongs to the ambassador area too',
      isSamePage: 'the page of the URL is already open',
      isSameVerification: 'it is the URL of the open code page, for the same email',
      isConfirmed: 'the code is correct',
      isRefused: 'the person cannot enter',
      isBroken: 'an unexpected error happens on a page of the area',
    },
    actions: {
      setUrl: 'remembers the URL',
      sendUrlToArea: 'opens the page of the URL',
      openVerify: 'opens the code page',
      openHome: 'opens the page that was requested before the sign-in, or the first page of the area',
      openSignIn: 'opens the sign-in page',
      openSignInWithReturnUrl: 'opens the sign-in page, which leads back to this page',
      redirectToPreviousStep: 'goes back to the sign-in page or the sign-up page',
      toastReason: 'a message says why',
      noticeError: 'a notice offers to report the error',
      announceSession: 'tells other scripts on the page about the new session',
    },
    when: {
      '(chart): router is done': 'the browser history does not work',
      '(chart): router fails': 'an unexpected error happens in the handling of URLs',
      '(chart): theme fails': 'an unexpected error happens in the theme',
      '(chart): network fails': 'an unexpected error happens in the online check',
      '(chart): version fails': 'an unexpected error happens in the version check',
      '(chart): sessionEnd fails': 'an unexpected error happens while sessions are ended',
      '(chart): problemReport fails': 'an unexpected error happens in the problem report',
      '(chart): announcement fails': 'an unexpected error happens while other scripts are notified',
      'signIn: signIn fails': 'an unexpected error happens on the sign-in page',
      'ambassadorSignIn: signIn fails': 'an unexpected error happens on the sign-in page',
      'signUp: signUp fails': 'an unexpected error happens on the sign-up page',
      'verify: verify is done (1)': 'the code is correct',
      'verify: verify is done (2)': 'the code page cannot open',
      'verify: verify fails': 'an unexpected error happens on the code page',
      'ambassadorVerify: verify is done (1)': 'the code is correct',
      'ambassadorVerify: verify is done (2)': 'the code page cannot open',
      'ambassadorVerify: verify fails': 'an unexpected error happens on the code page',
      'admin: area is done (1)': 'an unexpected error happens on a page of the area',
      'admin: area fails': 'an unexpected error happens in the area itself',
      'ambassador: area is done (1)': 'an unexpected error happens on a page of the area',
      'ambassador: area fails': 'an unexpected error happens in the area itself',
      '(chart): url.changed': 'the person or the console opens a URL',
      'loadingPage: loadPage is done': 'the page is loaded',
      'loadingPage: loadPage fails': 'the page cannot be loaded',
      'broken: url.changed': 'the person or the console opens a URL',
    },
  }),
  'app/announcement': defineTexts<typeof announcementMachine>({
    names: {
      'session.waiting': 'Waiting to announce the session',
      'session.idle': 'No session to announce',
      'session.readingToken': 'Reading the token',
      'profile.idle': 'No profile to announce',
      'profile.repeating': 'Waiting to repeat',
    },
    when: {
      'session.readingToken: readToken fails': 'the token cannot be read',
    },

    actions: {
      setAudience: 'remembers whether an admin or a marketer signed in',
      publishSession: 'tells other scripts on the page about the session',
      publishProfile: 'tells other scripts on the page about the saved profile',
      sendProfileSavedToPages: 'the header shows the saved profile',
    },
  }),
  'app/lazyCode': defineTexts<typeof lazyCodeMachine>({
    names: {
      'loading.waiting': 'Waiting for the part',
      idle: 'Not loaded',
      'loading.slow': 'Loading takes long',
    },

    actions: {
      setError: 'remembers the reason',
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
    },
    when: {
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
    otherwise: {
      '(chart): theme.chosen (3)': "'System theme', which follows the device",
      'restoring: always (3)': 'the person has never chosen a theme',
    },

    guards: {
      isLightStored: 'the person has chosen the light theme before',
      isDarkStored: 'the person has chosen the dark theme before',
      isLightChosen: "'Light theme'",
      isDarkChosen: "'Dark theme'",
    },
    actions: { storeTheme: 'the browser stores the theme' },
  }),
  'app/alerts': defineTexts<typeof alertsMachine>({
    names: { read: 'No unread alerts', unread: 'Unread alerts', open: 'List open' },
    guards: {
      canRetry: 'the failed action can be repeated now',
      isChartActive: 'the page of the alert is open, but there is nothing to repeat',
      hasRetry: 'the page of the alert is closed',
    },
    actions: {
      sendAlertToClock: 'notes the time of the alert',
      addAlert: 'adds the alert at the top of the list; a full list loses its oldest alert',
      sendRetry: 'repeats the failed action',
      clearRetry: "removes 'Retry' from the alert",
    },
    when: {
      '(chart): clock fails': 'the console can no longer note the time of alerts',
      'read: alert.stamped': 'a new alert is ready',
      'unread: alert.stamped': 'a new alert is ready',
      'open: alert.stamped': 'a new alert is ready',
      'open: retry.requested': "the person presses 'Retry' of an alert",
    },
  }),
  'app/palette': defineTexts<typeof paletteMachine>({
    otherwise: {
      'active.open: entry.chosen (3)': 'the entry is an action',
    },
    names: {
      closed: 'Palette closed',
      'active.open': 'Palette open',
      active: 'Palette opened',
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
      addRecent: 'adds the entry to the recent entries, unless it is a record',
      storeRecent: 'the browser stores the recent entries',
      openUrl: 'opens what the entry names',
      requestPageAction: 'opens the page of the record, which asks for a confirmation',
      runCommand: 'runs the action, for example changes the theme',
    },
    when: {
      '(chart): subscribeToShortcut fails': 'the palette can no longer be opened with keys or the button',
      'active: subscribeToTyping fails': 'the palette can no longer receive what the person types',
      'active.loading: loadEntries fails': 'the entries cannot be loaded',

      'closed: palette.toggled': 'the person presses Ctrl K, Command K or the button in the header',
      'active: palette.toggled': 'the person presses Ctrl K, Command K or the button in the header',
      'active: term.changed': 'the person types',
    },
  }),
  'app/version': defineTexts<typeof versionMachine>({
    names: {
      registering: 'Preparing the next visit',
      current: 'No notice of a new version',
      outdated: 'New version available',
    },

    when: {
      '(chart): subscribeToVersion fails': 'the console can no longer notice that files are missing',
      'registering: registerWorker is done': 'the service worker, which keeps pages for the next visit, is set up',
      'registering: registerWorker fails': 'the browser cannot keep pages for the next visit',
      'opening: waitUntilQuiet fails': 'it is unknown whether the page has loaded',
      'checking: checkVersion fails': 'the server does not tell its version',
    },

    guards: { isReplaced: 'another version is deployed' },
    actions: { requestReload: 'the page reloads' },
  }),
  'app/network': defineTexts<typeof networkMachine>({
    when: { '(chart): subscribeToNetwork fails': 'the browser does not tell whether it is online' },
  }),
  'app/problemReport': defineTexts<typeof problemReportMachine>({
    otherwise: {
      'errors.watching: error.noticed (2)': 'this console cannot send reports',
    },
    names: {
      'dialog.closed': 'Dialog closed',
      'dialog.open': 'Dialog open',
      'dialog.open.unprepared': 'Not prepared',
      'dialog.open.ready.unsaved': 'Neither downloaded nor sent',
      'dialog.open.ready.unsent': 'Not sent',
      'errors.watching': 'No error',
      'errors.noticed': 'Notice visible',
      'errors.noticed.waiting': 'Waiting for the person',
      'errors.noticed.sending': 'Sending an error report',
      'errors.ended': 'No more notices',
    },

    guards: { canSend: 'this console can send reports' },
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
      'errors.noticed.sending: sendErrorReport fails': 'the report cannot be sent',

      'errors.watching: error.noticed': 'the page has an unexpected error',

      'dialog.open.sending: sendReport is done': 'the report is sent',
      'errors.noticed.sending: sendErrorReport is done': 'the report is sent',
    },
  }),
  'app/start': defineTexts<typeof startMachine>({
    when: {
      'startingConsole: startConsole fails': 'the console cannot be started',
      'loadingRenderer: loadRenderer is done': 'React is loaded',
      'loadingRenderer: loadRenderer fails': 'React cannot be loaded',
      'loadingPage: loadPage is done': 'the page is loaded',
      'loadingPage: loadPage fails': 'the page cannot be loaded',
      'waitingForSession: waitForSession is done': 'the session check has ended',
      'waitingForSession: waitForSession fails': 'the wait for the session check fails',
      'waitingForAnswers: waitForUsedAnswers fails': 'the answers cannot be used',
      'rendering: renderPage is done': 'the page is displayed',
      'rendering: renderPage fails': 'the page cannot be displayed',
    },
    names: {
      loadingRenderer: 'Loading React',
      waitingForSession: 'Waiting for the session check',
      rendering: 'Displaying page',
    },
  }),
}
