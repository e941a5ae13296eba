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
    when: {
      'checkingSession: session is done (4)': 'the person cannot enter',
      'signingOut: signOut fails': 'the session cannot be ended at the identity provider',
    },

    otherwise: {
      'checkingSession: session is done (4)': 'there is no reason to show',
    },

    guards: {
      isAdmitted: 'the person can enter',
      hasSessionEnded: 'the session has ended',
      hasRefusalReason: 'there is a reason to show',
      isPersonReplaced: 'another person has signed in',
      isAccountDeleted: 'the account is deleted',
      isBroken: 'a page is broken',
    },
    actions: {
      setUrl: 'remembers the page of the URL',
      setProfile: 'remembers who is signed in',
      clearProfile: 'the console no longer knows who was signed in',
      forwardToPages: 'the open page is told about it',
      reportUnendedSession: 'the sign-in page says that the session is not ended everywhere',
      toastReason: 'a message says why the person cannot enter',
    },
  }),
  'session/openPage': defineTexts<typeof openPageMachine>({
    when: {
      'open: pageChart fails': 'the page stops with an unexpected error',
      'loadingPage: loadPageCode fails': 'the code of the page cannot be loaded',
    },

    otherwise: {
      '(chart): url.changed (2)': 'it is a URL of another page',
    },
    names: {
      'open.allowingSignOut': 'Nothing to save',
      'open.decidingSignOut': 'Something to save',
      openWithoutChart: 'Open without a flow',
    },

    guards: {
      isSameRoute: 'it is a URL of the open page',
      isActionOfPage: 'the record belongs to the open page',
      hasActionForPage: 'the person has chosen a change of a record of this page',
      decidesSignOut: 'the page can have unsaved changes',
      hasChart: 'the page has nothing to save',
      isSavedInOtherTab: 'another tab has saved it',
      isAccountDeleted: 'the account is deleted',
    },
    actions: {
      setUrl: 'remembers the page of the URL',
      setProfile: 'remembers the profile',
      sendUrlToPage: 'the page shows what the URL contains',
      setPendingAction: 'remembers the change until the page of the record is open',
      clearPendingAction: 'forgets the chosen change',
      openPageOfAction: 'opens the page of the record',
      sendPendingAction: 'the page asks whether to change the record',
      sendAction: 'the page asks whether to change the record',
      forwardToPage: 'the page is told about it',
    },
  }),
  'session/session': defineTexts<typeof sessionMachine>({
    names: { 'verifying.again': 'Checking again', settling: 'Waiting for the other tab' },
    guards: {
      isAdmitted: 'the person may enter the area',
      hasSessionEnded: 'the session of a known marketer has expired',
      isRefused: 'there is no session to continue',
      hasSameClaims: 'they belong to the same person, email and role',
      isInvalid: 'the tokens are invalid',
    },
    actions: {
      setProfile: 'remembers who is signed in',
      setExpiry: 'remembers when the tokens expire',
      setRefusalReason: 'remembers why the person cannot enter',
      setProblem: 'shows why the check failed',
      storeProfile: 'the browser stores the profile of an admin',
    },
    when: {
      'readingSession: readSession fails': 'the session cannot be read or renewed',
      'verifying: checkTokens fails': 'the tokens cannot be checked',
      'clearingSession: clearSession fails': 'the browser cannot remove the stored session',
      'readingSession: readSession is done (3)': 'nobody is signed in, or the session has expired',

      'verifying: checkTokens is done (3)': 'the tokens are missing, or name another person',
      'readingSession: readSession is done (1)': 'an admin or a marketer is signed in',
      'readingSession: readSession is done (4)': 'the person is not allowed to enter, or the session has expired',
      'verifying: checkTokens is done (1)': 'the tokens are verified',
    },
  }),
  'session/sessionEnd': defineTexts<typeof sessionEndMachine>({
    when: {
      'ending: endSessions fails': 'the session cannot be ended',
    },

    actions: {
      addSession: 'remembers the session, to end it later',
      setProblem: 'shows why the session could not be ended',
      forgetSessions: 'the tokens of the ended sessions are removed from memory',
    },
  }),
  'session/lifetime': defineTexts<typeof lifetimeMachine>({
    names: { settling: 'Waiting for the other tab' },
    guards: {
      hasSameClaims: 'they belong to the same person, email and role',
      hasOtherClaims: 'the tokens name another person',
      isInvalid: 'the tokens are invalid',
      isRenewed: 'the tokens are renewed',
      isConfirmed: 'the session is active again',
    },
    actions: {
      setExpiry: 'remembers when the tokens expire',
      addCaller: 'the refused call waits for the new session',
      answerCallers: 'requests that waited for the renewal are sent again if it succeeded, and given up if not',
    },
    when: {
      'checking: checkTokens fails': 'the tokens cannot be checked',
      'renewing: renewTokens fails': 'the session cannot be renewed now',
      'active: awaitExpiry fails': 'waiting for the expiry of the tokens fails',
      'ended.clearing: clearSession fails': 'the browser cannot remove the stored session',
      'ended.loadingSignIn: loadSignIn fails': 'the code cannot be loaded',
      'removingTokens: clearSession fails': 'the browser cannot remove the stored session',
      'checking: checkTokens is done (1)': 'the tokens are verified',
    },
  }),
  'session/call': defineTexts<typeof callMachine>({
    when: {
      'sending: send fails (2)': 'the call fails for another reason',
      'resending: send fails (2)': 'the call fails for another reason',
      'sending: send fails (1)': 'the server refuses the call as unauthorized',
      'resending: send fails (1)': 'the server refuses the call as unauthorized again',
    },

    guards: { isUnauthorized: 'the server does not accept the tokens' },
    actions: {
      setAnswer: 'the page gets the answer',
      setError: 'the page is told why the request failed',
      reportRefusal: 'the call asks for a renewed session',
    },
  }),
}
