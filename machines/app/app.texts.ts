import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import type { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
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
      'loadingPage: loadPage is done (9)': 'it is not a page of the console',
      '(chart): url.changed (2)': 'it is another URL',
    },

    guards: {
      isSignInRoute: 'it is the sign-in page of admins',
      isSignUpRoute: 'it is the sign-up page',
      isVerifyRoute: 'it is the code page of admins',
      isAmbassadorSignInRoute: 'it is the sign-in page of marketers',
      isAmbassadorVerifyRoute: 'it is the code page of marketers',
      isMarketerSignInRoute: 'it is the old URL of the sign-in page of marketers',
      isForgottenPasswordRoute: 'it is the page for a forgotten password',
      isAdminRoute: 'it belongs to the admin area',
      isAmbassadorRoute: 'it belongs to the ambassador area',
      staysInAdminArea: 'it belongs to the admin area too',
      staysInAmbassadorArea: 'it belongs to the ambassador area too',
      isSamePage: 'it is the open page',
      isSameVerification: 'it is the open code page, for the same email',
      isConfirmed: 'the code was right',
      isRefused: 'the person cannot enter',
      isBroken: 'the area is broken',
    },
    actions: {
      setUrl: 'remembers what the URL contains',
      sendUrlToArea: 'opens the page of the URL in the area',
      openVerify: 'opens the code page',
      openHome: 'opens the page that was requested before the sign-in, or the first page of the area',
      openSignIn: 'opens the sign-in page',
      openSignInWithReturnUrl: 'opens the sign-in page, which leads back to this page',
      redirectToPreviousStep: 'opens the sign-in page or the sign-up page',
      toastReason: 'a message says why the code page cannot open',
      noticeError: 'offers to report the error',
      announceSession: 'notifies the other parts of the product of the session',
    },
    when: {
      'verify: verify is done (2)': 'the code page cannot open',
      'ambassadorVerify: verify is done (2)': 'the code page cannot open',
      '(chart): url.changed': 'the person or the console opens a URL',
      'loadingPage: loadPage fails': 'the code cannot be loaded',
      'broken: url.changed': 'the person or the console opens a URL',
    },
  }),
  'app/announcement': defineTexts<typeof announcementMachine>({
    when: {
      'session.readingToken: readToken fails': 'the token cannot be read',
    },

    actions: {
      setAudience: 'remembers whether an admin or a marketer has signed in',
      publishSession: 'notifies the other parts of the product of the session',
      sendProfileSavedToPages: 'the header shows the saved profile',
    },
  }),
  'app/lazyCode': defineTexts<typeof lazyCodeMachine>({
    names: {
      'loading.slow': 'Loading takes long',
    },

    actions: {
      setError: 'remembers why the code could not be loaded',
      setTimeoutError: 'remembers that the code takes too long',
    },
    when: {
      'loading: loadCode fails': 'the code cannot be loaded',

      'idle: code.requested': 'the part opens, or the console loads its code in advance',
      'loading.slow: code.requested': "the person presses 'Retry', or opens the part again",
      'failed: code.requested': "the person presses 'Retry', or opens the part again",
    },
  }),
  'app/sidebar': defineTexts<typeof sidebarMachine>({
    otherwise: {
      'bar.restoring: always (3)': 'the person has not chosen a width before',
    },
    names: {
      drawer: 'Menu',
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
      '(chart): theme.chosen (3)': "it is 'System theme', which follows the device",
      'restoring: always (3)': 'the person has never chosen a theme',
    },

    guards: {
      isLightStored: 'the person has chosen the light theme before',
      isDarkStored: 'the person has chosen the dark theme before',
      isLightChosen: 'it is the light theme',
      isDarkChosen: 'it is the dark theme',
    },
    actions: { storeTheme: 'the browser stores the theme' },
  }),
  'app/alerts': defineTexts<typeof alertsMachine>({
    guards: {
      canRetry: 'the failed action can be repeated now',
      isChartActive: 'the page of the alert is open, but there is nothing to repeat',
      hasRetry: 'the page of the alert is closed',
    },
    actions: {
      sendAlertToClock: 'asks for the time of the alert',
      addAlert: 'adds the alert to the top of the list, and removes the oldest one if the list is too long',
      sendRetry: 'makes the page try again',
      clearRetry: "removes 'Retry' from the alert",
    },
    when: {
      'read: alert.stamped': 'the time of the alert is known',
      'unread: alert.stamped': 'the time of the alert is known',
      'open: alert.stamped': 'the time of the alert is known',
      'open: retry.requested': "the person presses 'Retry' of an alert",
    },
  }),
  'app/palette': defineTexts<typeof paletteMachine>({
    otherwise: {
      'active.open: entry.chosen (3)': 'the entry is an action',
    },

    guards: {
      opensUrl: 'the entry opens a page or a record',
      changesRecord: 'the entry is a command for a record',
    },
    actions: {
      addRecords: 'a search in the palette finds the rows from now on',
      removeRecords: 'a search in the palette no longer finds the rows',
      clearTerm: 'clears the search term',
      setContent: 'shows the entries',
      setTerm: 'shows the entries that match the search term',
      addRecent: 'adds the entry to the recent entries, if it is a page or an action',
      storeRecent: 'the browser stores the recent entries',
      openUrl: 'opens the page or the record',
      requestPageAction: 'opens the page of the record, and the page asks whether to change the record',
      runCommand: 'does what the entry says, for example changes the theme',
    },
    when: {
      'active.loading: loadEntries fails': 'the entries cannot be loaded',

      'closed: palette.toggled': 'the person presses Ctrl K, Command K or the button in the header',
      'active: palette.toggled': 'the person presses Ctrl K, Command K or the button in the header',
      'active: term.changed': 'the person types',
    },
  }),
  'app/version': defineTexts<typeof versionMachine>({
    names: {
      registering: 'Preparing the next visit',
    },

    when: {
      'registering: registerWorker is done': 'the browser is ready to keep pages for the next visit',
      'registering: registerWorker fails': 'the browser cannot keep pages for the next visit',
      'opening: waitUntilQuiet fails': 'it is unknown whether the page has loaded',
      'checking: checkVersion fails': 'the server does not tell its version',
    },

    guards: { isReplaced: 'another version is deployed' },
    actions: { requestReload: 'the page reloads' },
  }),
  'app/problemReport': defineTexts<typeof problemReportMachine>({
    otherwise: {
      'errors.watching: error.noticed (2)': 'this console cannot send error reports',
    },

    guards: { canSend: 'reports can be sent from this console' },
    actions: {
      setPrepared: 'shows the report',
      setComment: 'adds what the person wrote to the report',
      downloadReport: 'the report is downloaded as a file',
    },
    when: {
      'dialog.open.preparing: prepareReport fails': 'the words cannot be loaded',
      'dialog.open.sending: sendReport fails': 'the report cannot be sent',
      'errors.noticed.sending: sendErrorReport fails': 'the report cannot be sent',

      'errors.watching: error.noticed': 'the page has an unexpected error',

      'dialog.open.sending: sendReport is done': 'the report is sent',
      'errors.noticed.sending: sendErrorReport is done': 'the error is reported',
    },
  }),
  'app/start': defineTexts<typeof startMachine>({
    when: {
      'startingConsole: startConsole fails': 'the console cannot be started',
      'loadingRenderer: loadRenderer fails': 'the code that shows pages cannot be loaded',
      'loadingPage: loadPage fails': 'the code of the page cannot be loaded',
      'waitingForSession: waitForSession fails': 'the wait for the session guard ends with an unexpected error',
      'waitingForAnswers: waitForUsedAnswers fails': 'the answers cannot be used',
      'rendering: renderPage fails': 'the page cannot be shown',
    },
    names: { loadingRenderer: 'Loading the code of pages', rendering: 'Showing page' },
  }),
}
