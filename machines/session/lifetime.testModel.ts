import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { admin, brand } from '#machines/testData.ts'
import { defineTestModel, done, fails, noPayload, outsideChart } from '#machines/testModel.ts'

const claims = { personId: admin.id, email: admin.email, role: admin.role }
const usable = 'the page can be used as before'

export const lifetimeTestModel = defineTestModel({
  id: 'session/lifetime',
  machine: lifetimeMachine,
  inputs: [{ name: 'an admin has entered', input: { brand, audience: 'admin', expiresAt: 0, ...claims } }],
  states: {
    'checking.stored': { given: 'the stored tokens being checked', seen: usable },
    'checking.renewed': { given: 'the renewed tokens being checked', seen: usable },
    checkFailed: { given: 'tokens that could not be checked', seen: usable },
    active: { given: 'an active session', seen: usable },
    settling: { given: 'another tab writing the tokens', seen: usable },
    renewing: { given: 'the session being renewed', seen: usable },
    renewalFailed: { given: 'a session that could not be renewed', seen: usable },
    'ended.clearing': { given: 'the tokens of the ended session being cleared', seen: 'the page stays as it is' },
    'ended.signingInAgain': {
      given: 'a session that has ended',
      seen: "the dialog 'Session expired. Please sign in again.' is over the page",
      visible: [{ role: 'alertdialog', name: 'Session expired. Please sign in again.' }],
    },
    'ended.loadingSignIn': { given: 'the code of the sign-in dialog loading', seen: 'the page stays as it is' },
    'ended.signInLoadFailed': {
      given: 'a sign-in dialog whose code could not be loaded',
      seen: "a notice over the page says so and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    removingTokens: { given: 'invalid tokens being removed', seen: 'the page is about to close' },
    signedOut: { given: 'the person signed out', seen: 'the sign-in page opens' },
    replaced: { given: 'tokens of another person or another role', seen: 'the session is checked again' },
  },
  events: {
    'call.refused': {
      when: 'the server rejects a request as unauthorized',
      cases: [{ name: '', payload: { caller: outsideChart('caller') } }],
    },
    'tokens.changed': { when: 'another browser tab changes the stored tokens', cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'signOut.received': { when: 'the person signs out in another browser tab', cases: noPayload },
  },
  calls: {
    subscribeToTabs: { name: 'listening for sign-ins and sign-outs in other browser tabs', outcomes: [fails] },
    checkTokens: {
      name: 'checking the tokens',
      outcomes: [
        done('the tokens are verified', { kind: 'verified', ...claims, expiresAt: 0 }),
        done('the tokens name another person', { kind: 'verified', ...claims, personId: 'u-2', expiresAt: 0 }),
        done('the tokens are invalid', { kind: 'invalid' }),
        done('the tokens are missing', { kind: 'missing' }),
        fails,
      ],
    },
    renewTokens: {
      name: 'renewing the session',
      outcomes: [done('the tokens are renewed', 'renewed'), done('the session has ended', 'ended'), fails],
    },
    awaitExpiry: {
      name: 'waiting until shortly before the tokens expire',
      outcomes: [done('the tokens are about to expire'), fails],
    },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [done('the network is back'), fails] },
    clearSession: { name: 'removing the session from the browser', outcomes: [done('the session is cleared'), fails] },
    loadSignIn: { name: 'loading the sign-in dialog', outcomes: [done('the code is there'), fails] },
    signInAgain: {
      name: 'the sign-in dialog',
      outcomes: [
        done('the session is active again', { kind: 'confirmed' }),
        done('the person has left', { kind: 'signedOut' }),
        fails,
      ],
    },
  },
  paths: [
    [
      'start an admin has entered',
      'event call.refused',
      'outcome renewTokens: the tokens are renewed',
      'outcome checkTokens: the tokens name another person',
    ],
  ],
  facts: { isCallWaiting: () => null },
  keyOf: ({ context }) => ({ isCallWaiting: context.callers.length > 0 }),
})
