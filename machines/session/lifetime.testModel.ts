import {
  answers,
  because,
  byItself,
  enterNewestCode,
  openAsAdmin,
  openPath,
  refuses,
  stackFault,
  whileIn,
} from '#machines/manualTest.ts'
import { inOtherTab, press } from '#charts/gestures.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { admin, brand, now } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const claims = { personId: admin.id, email: admin.email, role: admin.role }

/** The call that renews a session. */
const renewal = 'GetTokensFromRefreshToken'

export const lifetimeTestModel = defineTestModel({
  id: 'session/lifetime',
  machine: lifetimeMachine,
  inputs: [
    { name: 'an admin has entered', input: { brand, audience: 'admin', expiresAt: now, ...claims } },
    { name: 'a marketer has entered', input: { brand, audience: 'marketer', expiresAt: now, ...claims } },
  ],
  visible: {
    'ended.signingInAgain': [{ role: 'alertdialog', name: 'Session expired. Please sign in again.' }],
    'ended.signInLoadFailed': [{ role: 'button', name: 'Retry' }],
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
        { name: 'the tokens are verified', output: { kind: 'verified', ...claims, expiresAt: now + 3_600_000 } },
        {
          name: 'the tokens name another person',
          output: { kind: 'verified', ...claims, personId: 'u-2', expiresAt: now + 3_600_000 },
        },
        {
          name: 'the tokens have another email',
          output: { kind: 'verified', ...claims, email: 'eve@rewoven.com', expiresAt: now + 3_600_000 },
        },
        {
          name: 'the tokens have another role',
          output: { kind: 'verified', ...claims, role: 'MARKETER', expiresAt: now + 3_600_000 },
        },
        { name: 'the tokens are invalid', output: { kind: 'invalid' } },
        { name: 'the tokens are missing', output: { kind: 'missing' } },
        fails,
      ],
    },
    renewTokens: {
      name: 'renewing the session',
      outcomes: [
        { name: 'the tokens are renewed', output: 'renewed' },
        { name: 'the session has ended', output: 'ended' },
        fails,
      ],
    },
    awaitExpiry: {
      name: 'waiting until shortly before the tokens expire',
      outcomes: [{ name: 'the tokens are about to expire' }, fails],
    },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [{ name: 'the network is back' }, fails] },
    clearSession: {
      name: 'removing the session from the browser',
      outcomes: [{ name: 'the session is cleared' }, fails],
    },
    loadSignIn: { name: 'loading the sign-in dialog', outcomes: [{ name: 'the code is there' }, fails] },
    signInAgain: {
      name: 'the sign-in dialog',
      outcomes: [
        { name: 'the session is active again', output: { kind: 'confirmed' } },
        { name: 'the person has left', output: { kind: 'signedOut' } },
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({ isCallWaiting: context.callers.length > 0 }),
  manual: {
    starts: { 'an admin has entered': openAsAdmin('/admin') },
    inputs: {
      'event call.refused': {
        ...whileIn(['active', 'renewalFailed'], press('Refresh')),
        faults: [stackFault({ operation: 'getDashboard', fault: 'graphql-error', type: 'Unauthorized' })],
      },
      'event signOut.received': {
        action: inOtherTab("press 'Sign out'", openPath('/admin'), press('Sign out')),
        isPossible: (snapshot) => snapshot.matches('active'),
      },
      'outcome renewTokens: the tokens are renewed': answers(renewal),
      'outcome renewTokens: the session has ended': refuses(
        renewal,
        'Refresh Token has been revoked',
        'NotAuthorizedException',
      ),
      'outcome renewTokens: the call fails': refuses(renewal, 'Network Error'),
      'outcome checkTokens: the tokens are verified': byItself,
      'outcome clearSession: the session is cleared': byItself,
      'outcome loadSignIn: the code is there': byItself,
      'outcome signInAgain: the session is active again': {
        action: [press('Send me a code'), enterNewestCode],
      },
      'outcome signInAgain: the person has left': { action: press('Leave') },
    },
    impossible: {
      'start a marketer has entered': 'the automatic paths open the area of marketers: it differs in its texts',
      'outcome loadSignIn: the call fails': 'a journey shows a dialog that cannot be loaded',
      'event retry.requested': 'a journey shows a dialog that cannot be loaded',
      ...because('it needs other tokens in the browser, or no network; the automatic paths make it', [
        'event tokens.changed',
        'outcome checkTokens',
        'outcome awaitExpiry',
        'outcome awaitNetwork',
      ]),
    },
  },
})
