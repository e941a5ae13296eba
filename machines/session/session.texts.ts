import type { areaMachine } from '#machines/session/area.machine.ts'
import type { callMachine } from '#machines/session/call.machine.ts'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { openPageMachine } from '#machines/session/openPage.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/session`. */
export const sessionTexts = {
  'session/area': defineTexts<typeof areaMachine>({
    names: { refused: 'Sign-in required', broken: 'Error page' },
    when: {
      'checkingSession: session is done (3)': 'the person cannot enter, and the reason is known',
      'checkingSession: session is done (4)': 'the person has to sign in',
      'checkingSession: session fails': 'an unexpected error happens in the session check',
      'signedIn: lifetime fails': 'an unexpected error happens in the renewal of the session',
      'signedIn: pages is done (2)': 'an unexpected error happens on a page',
      'signedIn: pages is done (3)': 'the open page allows the sign-out',
      'signedIn: pages fails': 'an unexpected error happens in the area',
      'signingOut: signOut fails': 'the session cannot be ended at the identity provider',
    },

    guards: {
      isAdmitted: 'the person can enter',
      hasSessionEnded: 'the session has ended',
      hasRefusalReason: 'the person cannot enter, and the reason is known',
      isPersonReplaced: 'another person has signed in',
      isAccountDeleted: 'the account is deleted',
      isBroken: 'an unexpected error happens on a page',
    },
    actions: {
      setUrl: 'remembers the URL',
      setProfile: 'remembers who is signed in',
      clearProfile: 'forgets who was signed in',
      forwardToPages: 'sends this to the open page',
      reportUnendedSession: 'the sign-in page says that the session is not ended everywhere',
      toastReason: 'a message says why the person cannot enter',
    },
  }),
  'session/openPage': defineTexts<typeof openPageMachine>({
    when: {
      'open: pageChart fails': 'the page stops with an unexpected error',
      'loadingPage: loadPageCode is done (3)': 'the page has no chart of its own',
      'loadingPage: loadPageCode fails': 'the page cannot be loaded',
    },

    otherwise: {
      '(chart): url.changed (2)': 'the URL belongs to another page',
    },
    names: {
      open: 'Page open',
      'open.allowingSignOut': 'Nothing to save',
      'open.decidingSignOut': 'May have unsaved changes',
      openWithoutChart: 'Page without a chart',
      broken: 'Error page',
    },

    guards: {
      isSameRoute: 'the URL belongs to the open page',
      isActionOfPage: 'the record belongs to the open page',
      hasActionForPage: 'a chosen command waits for this page',
      decidesSignOut: 'the page can have unsaved changes',
      hasChart: 'the page has nothing to save',
      isSavedInOtherTab: 'another browser tab saved the profile',
      isAccountDeleted: 'the account is deleted',
    },
    actions: {
      setUrl: 'remembers the URL',
      setProfile: 'remembers the profile',
      sendUrlToPage: 'the page shows the search, filter or row of the URL',
      setPendingAction: 'remembers the command until the page of the record is open',
      clearPendingAction: 'forgets the command',
      openPageOfAction: 'opens the page of the record',
      sendPendingAction: 'the page asks for a confirmation',
      sendAction: 'the page asks for a confirmation',
      forwardToPage: 'sends this to the page',
    },
  }),
  'session/session': defineTexts<typeof sessionMachine>({
    names: {
      'readingSession.waiting': 'Waiting up to 8 seconds',
      'verifying.waiting': 'Waiting up to 8 seconds',

      'readingSession.slow': 'Reading takes long',
      unreachable: 'Session not renewed',
      settling: 'Waiting for the other tab',
      verifying: 'Checking tokens',
      'verifying.slow': 'Check takes long',
      'verifying.again': 'Checking again',
      unverified: 'Token check failed',
      clearingSession: 'Removing session',
      ended: 'Session ended',
      refused: 'Sign-in required',
    },
    guards: {
      isAdmitted: 'email and role are right for the area',
      hasSessionEnded: 'a marketer signed in here before, but the session has ended',
      isRefused: 'nobody is signed in',
      hasSameClaims: 'person, email and role are those of the session',
      isInvalid: 'the tokens are invalid',
    },
    actions: {
      setProfile: 'remembers who is signed in',
      setExpiry: 'remembers when the tokens expire',
      setRefusalReason: 'remembers why the person cannot enter',
      setProblem: 'shows why the check failed',
      storeProfile: 'the browser stores the profile if the person is an admin',
    },
    when: {
      '(chart): subscribeToTabs fails': 'the console can no longer listen to other browser tabs',
      'readingSession: readSession fails': 'the session cannot be read or renewed',
      'verifying: checkTokens fails': 'the tokens cannot be checked',
      'clearingSession: clearSession is done': 'the session is removed',
      'clearingSession: clearSession fails': 'the browser cannot remove the session',
      'unreachable: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'unverified: awaitNetwork fails': 'the console cannot detect when the browser is online',

      'readingSession: readSession is done (1)': 'a person is signed in',
      'readingSession: readSession is done (2)': 'a marketer signed in here before, but the session has ended',
      'readingSession: readSession is done (3)': 'nobody is signed in',
      'readingSession: readSession is done (4)': 'the person is not allowed to enter, or the session has expired',
      'verifying: checkTokens is done (1)': 'the tokens are valid',
      'verifying: checkTokens is done (3)': 'the tokens are missing, or belong to someone else',
    },
  }),
  'session/sessionEnd': defineTexts<typeof sessionEndMachine>({
    names: { idle: 'No session left', ending: 'Ending session', failed: 'Ending the session failed' },
    when: {
      'ending: endSessions is done': 'the session is ended',
      'ending: endSessions fails': 'the session cannot be ended',
      'failed: awaitNetwork fails': 'the console cannot detect when the browser is online',
    },

    actions: {
      addSession: 'remembers the session',
      setProblem: 'shows why the session could not be ended',
      forgetSessions: 'forgets the session and its tokens',
    },
  }),
  'session/lifetime': defineTexts<typeof lifetimeMachine>({
    names: {
      checking: 'Checking tokens',
      'checking.stored': 'Checking stored tokens',
      'checking.renewed': 'Checking renewed tokens',
      checkFailed: 'Token check failed',
      active: 'Session valid',
      settling: 'Waiting to check the tokens',
      renewing: 'Renewing session',
      ended: 'Session ended',
      'ended.clearing': 'Removing session',
      'ended.loadingSignIn': 'Loading sign-in dialog',
      'ended.signInLoadFailed': 'Sign-in dialog not loaded',
      'ended.signingInAgain': 'Sign-in dialog open',
      removingTokens: 'Removing invalid tokens',
      replaced: 'Other person or role',
    },
    guards: {
      hasSameClaims: 'person, email and role are the same as before',
      hasOtherClaims: 'person, email or role is different',
      isInvalid: 'the tokens are invalid',
      isRenewed: 'the tokens are renewed',
      isConfirmed: 'the person is signed in again',
    },
    actions: {
      setExpiry: 'remembers when the tokens expire',
      addCaller: 'the request waits for the renewed session',
      answerCallers: 'rejected requests stop waiting, and are sent again if the session is renewed',
    },
    when: {
      '(chart): subscribeToTabs fails': 'the console can no longer listen to other browser tabs',
      'checking: checkTokens is done (1)': 'the tokens are valid',
      'checking: checkTokens is done (2)': 'the tokens are valid',
      'checking: checkTokens is done (4)': 'no tokens are stored any more',
      'checking: checkTokens fails': 'the tokens cannot be checked',
      'checkFailed: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'renewing: renewTokens is done (2)': 'the session can no longer be renewed',
      'renewing: renewTokens fails': 'the request for new tokens fails',
      'renewalFailed: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'active: awaitExpiry fails': 'the wait for the expiry of the tokens fails',
      'ended.clearing: clearSession is done': 'the session is removed',
      'ended.clearing: clearSession fails': 'the browser cannot remove the session',
      'ended.loadingSignIn: loadSignIn is done': 'the dialog is loaded',
      'ended.loadingSignIn: loadSignIn fails': 'the dialog cannot be loaded',
      'ended.signingInAgain: signInAgain is done (1)': 'the person is signed in again',
      'ended.signingInAgain: signInAgain is done (2)': "the person presses 'Leave'",
      'ended.signingInAgain: signInAgain fails': 'an unexpected error happens in the sign-in dialog',
      'removingTokens: clearSession is done': 'the tokens are removed',
      'removingTokens: clearSession fails': 'the browser cannot remove the tokens',
    },
  }),
  'session/call': defineTexts<typeof callMachine>({
    when: {
      'sending: send fails (1)': 'the server rejects the request as unauthorized',
      'sending: send fails (2)': 'the request fails, but not as unauthorized',
      'resending: send fails (1)': 'the server rejects the request as unauthorized',
      'resending: send fails (2)': 'the request fails, but not as unauthorized',
    },
    names: {
      renewing: 'Waiting for the renewed session',
      resending: 'Sending again',
      refused: 'Rejected',
      abandoned: 'Dropped',
    },

    guards: { isUnauthorized: 'the server rejects the request as unauthorized' },
    actions: {
      setAnswer: 'the page gets the answer',
      setError: 'remembers why the request failed',
      reportRefusal: 'asks for a renewal of the session',
    },
  }),
}
