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
      clearProfile: 'forgets who was signed in',
      forwardToPages: 'passes it on to the pages',
      reportUnendedSession: 'the sign-in page says that the session is not ended everywhere',
      toastReason: 'a message says why the person cannot enter',
    },
  }),
  'session/openPage': defineTexts<typeof openPageMachine>({
    guards: {
      isSameRoute: 'it is the same page',
      isActionOfPage: 'the record belongs to the open page',
      hasActionForPage: 'a change of a record waits for this page',
      decidesSignOut: 'the page can have unsaved changes',
      hasChart: 'the page has nothing to save',
      isSavedInOtherTab: 'another tab has saved it',
      isAccountDeleted: 'the account is deleted',
    },
    actions: {
      setUrl: 'remembers the page of the URL',
      setProfile: 'remembers the profile',
      sendUrlToPage: 'lets the page show what the URL contains',
      setPendingAction: 'keeps the change of the record until its page is open',
      clearPendingAction: 'the change of the record no longer waits',
      openPageOfAction: 'opens the page of the record',
      sendPendingAction: 'lets the page ask whether to change the record',
      sendAction: 'lets the page ask whether to change the record',
      forwardToPage: 'passes it on to the page',
    },
  }),
  'session/session': defineTexts<typeof sessionMachine>({
    guards: {
      isAdmitted: 'the person may enter the area',
      hasSessionEnded: 'the session of a known marketer has expired',
      isRefused: 'there is no session to continue',
      hasSameClaims: 'the tokens name the same person, email and role',
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
      'verifying: checkTokens is done (3)': 'the tokens are missing, or name another person',
      'readingSession: readSession is done (1)': 'an admin or a marketer is signed in',
      'readingSession: readSession is done (4)': 'the person may not enter, or the session has expired',
      'verifying: checkTokens is done (1)': 'the tokens are verified',
    },
  }),
  'session/sessionEnd': defineTexts<typeof sessionEndMachine>({
    actions: {
      addSession: 'remembers the session, to end it later',
      setProblem: 'shows why the session could not be ended',
      forgetSessions: 'forgets the ended sessions',
    },
  }),
  'session/lifetime': defineTexts<typeof lifetimeMachine>({
    guards: {
      hasSameClaims: 'the tokens name the same person, email and role',
      hasOtherClaims: 'the tokens name another person',
      isInvalid: 'the tokens are invalid',
      isRenewed: 'the tokens are renewed',
      isConfirmed: 'the session is active again',
    },
    actions: {
      setExpiry: 'remembers when the tokens expire',
      addCaller: 'lets the refused call wait',
      answerCallers: 'tells the waiting calls whether the session is renewed',
    },
    when: { 'checking: checkTokens is done (1)': 'the tokens are verified' },
  }),
  'session/call': defineTexts<typeof callMachine>({
    guards: { isUnauthorized: 'the server refuses the call' },
    actions: {
      setAnswer: 'passes the answer to the page',
      setError: 'remembers why the call failed',
      reportRefusal: 'asks for a renewed session',
    },
  }),
}
