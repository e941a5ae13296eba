import type { areaMachine } from '#machines/session/area.machine.ts'
import type { callMachine } from '#machines/session/call.machine.ts'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the charts of `machines/session`. */
export const sessionTexts = {
  'session/area': defineTexts<typeof areaMachine>({
    actionsAt: {
      '(chart): url.changed': { setUrl: 'remembers the URL, to open its page when the person is signed in' },
      'signedIn: url.changed': { forwardToPages: 'opens the page of this URL' },
    },
    names: { refused: 'Sign-in required' },
    when: {
      'checkingSession: session is done (2)': 'a marketer signed in here before, but the session has ended',
      'checkingSession: session is done (3)':
        'the person must sign in, and there is a reason to show, such as a wrong role',
      'checkingSession: session is done (4)':
        'the person must sign in, and there is no reason to show, for example at a first visit',
      'signedIn: lifetime is done (2)':
        "the person signs out in another browser tab, or presses 'Leave' in the dialog to sign in again, or the tokens are invalid",
      'signedIn: pages is done (2)': 'the open page allows the sign-out',
      'signingOut: signOut fails': 'the sign-in service cannot end the session',
      'signedIn: lifetime is done (1)':
        'another person is signed in now, or the email or role of the person has changed',
      'signedIn: pages is done (1)': 'the person deletes their own account',
    },

    guards: {
      isAdmitted: 'the person can enter',
      hasSessionEnded: 'a marketer signed in here before, but the session has ended',
      hasRefusalReason: 'the person must sign in, and there is a reason to show, such as a wrong role',
      isPersonReplaced: 'another person is signed in now, or the email or role of the person has changed',
      isAccountDeleted: 'the person deletes their own account',
    },
    actions: {
      setUrl: 'remembers the URL',
      setProfile: 'remembers who is signed in',
      clearProfile: 'forgets who was signed in',
      forwardToPages: 'the open page asks first if it has unsaved changes; otherwise it allows the sign-out at once',
      reportUnendedSession: 'the sign-in page says that the session may still be active elsewhere',
      toastReason: 'a message says why the person cannot enter',
    },
  }),
  'session/session': defineTexts<typeof sessionMachine>({
    names: {
      'readingSession.waiting': 'Waiting for the session',
      'verifying.waiting': 'Waiting for the token check',

      'readingSession.slow': 'Reading the session takes long',
      unreachable: 'Session not available',
      settling: 'Waiting to read the session',
      verifying: 'Checking tokens',
      'verifying.slow': 'Token check takes long',
      'verifying.again': 'Repeating the token check',
      unverified: 'Token check failed',
      clearingSession: 'Removing session',
      ended: 'Session ended',
      refused: 'Sign-in required',
    },
    guards: {
      isAdmitted: 'the email address and the role allow the person to enter',
      hasSessionEnded: 'a marketer signed in here before, but the session has ended',
      isRefused: 'no person is signed in',
      hasSameClaims: 'the tokens are valid and belong to the signed-in person',
      isInvalid: 'the tokens are invalid',
    },
    actions: {
      setProfile: 'remembers who is signed in',
      setExpiry: 'remembers when the tokens expire',
      setRefusalReason: 'remembers why the person cannot enter',
      setProblem: 'shows the reason of the failure',
      storeProfile: 'the browser stores the profile if the person is an admin',
    },
    when: {
      '(chart): subscribeToTabs fails': 'listening fails',
      'readingSession: readSession fails':
        'the console cannot read or renew the session, for example without a network',
      'verifying: checkTokens fails': 'the tokens cannot be checked',
      'clearingSession: clearSession is done': 'the session is removed',
      'clearingSession: clearSession fails': 'the browser cannot remove the session',
      'unreachable: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'unverified: awaitNetwork fails': 'the console cannot detect when the browser is online',

      'readingSession: readSession is done (1)': 'a person is signed in',
      'readingSession: readSession is done (2)': 'a marketer signed in here before, but the session has ended',
      'readingSession: readSession is done (3)': 'no person is signed in',
      'readingSession: readSession is done (4)':
        'the session of an admin has ended, or the email address or the role does not allow the person to enter',
      'readingSession.slow: retry.requested': "the person presses 'Retry', to start the reading from the beginning",
      'verifying.slow: retry.requested': "the person presses 'Retry', to start the check from the beginning",
      'verifying: checkTokens is done (1)': 'the tokens are valid and belong to the signed-in person',
      'verifying: checkTokens is done (3)': 'the tokens have been removed or replaced since they were read',
    },
  }),
  'session/sessionEnd': defineTexts<typeof sessionEndMachine>({
    names: { idle: 'No session to end', ending: 'Ending sessions', failed: 'Session not ended yet' },
    when: {
      'ending: endSessions is done': 'all sessions of the list are ended',
      'ending: endSessions fails': 'a session cannot be ended',
      'failed: awaitNetwork fails': 'the console cannot detect when the browser is online',
    },

    actions: {
      addSession: 'adds the session to the list of sessions that the console must still end',
      setProblem: 'the sign-in page shows why the session could not be ended',
      forgetSessions: 'empties the list',
    },
  }),
  'session/lifetime': defineTexts<typeof lifetimeMachine>({
    actionsAt: {
      checkFailed: { answerCallers: 'sends the waiting requests again, although the tokens could not be checked' },
      renewalFailed: { answerCallers: 'the waiting requests fail, and their pages show the error' },
      signedOut: { answerCallers: 'the waiting requests are not sent again, and no page shows an error' },
      replaced: { answerCallers: 'the waiting requests are not sent again, and no page shows an error' },
    },
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
      hasSameClaims: 'the tokens are valid and belong to the signed-in person',
      hasOtherClaims: 'the tokens are valid, but the person, the email address or the role is a different one',
      isInvalid: 'the tokens are invalid',
      isRenewed: 'the tokens are renewed',
      isConfirmed: 'the person is signed in again',
    },
    actions: {
      setExpiry: 'remembers when the tokens expire',
      addCaller: 'the request waits until the session is valid again',
      answerCallers: 'sends the waiting requests again',
    },
    when: {
      '(chart): subscribeToTabs fails': 'the console can no longer notice sign-ins and sign-outs in other browser tabs',
      'checking: checkTokens is done (1)': 'the tokens are valid and belong to the signed-in person',
      'checking: checkTokens is done (2)':
        'the tokens are valid, but the person, the email address or the role is a different one',
      'checking: checkTokens is done (4)': 'no tokens are stored any more',
      'checking: checkTokens fails': 'the tokens cannot be checked',
      'checkFailed: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'renewing: renewTokens is done (2)': 'the session can no longer be renewed',
      'renewing: renewTokens fails': 'the request for new tokens fails, for example without a network',
      'renewalFailed: awaitNetwork fails': 'the console cannot detect when the browser is online',
      'active: awaitExpiry fails': 'an unexpected error ends the wait too early',
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
      'sending: send fails (2)': "the request fails for a reason other than 'unauthorized'",
      'resending: send fails (1)': 'the server rejects the request as unauthorized',
      'resending: send fails (2)': "the request fails for a reason other than 'unauthorized'",
    },
    names: {
      renewing: 'Waiting for the renewed session',
      resending: 'Sending the request again',
      refused: 'Request rejected',
      abandoned: 'Request dropped',
      sending: 'Sending the request',
      answered: 'Request answered',
      failed: 'Request failed',
    },

    guards: { isUnauthorized: 'the server rejects the request as unauthorized' },
    actions: {
      setAnswer: 'the page gets the answer',
      setError: 'keeps the error for the page',
      reportRefusal: "asks the chart 'Lifetime' to renew the session",
    },
  }),
}
