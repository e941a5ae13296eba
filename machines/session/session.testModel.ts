import { accessPolicies } from '#domain/auth/access.ts'
import type { Profile } from '#domain/people/profile.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { admin, brand, marketer } from '#machines/testData.ts'
import { defineTestModel, done, fails, noPayload } from '#machines/testModel.ts'

const signedOut = { status: { kind: 'signedOut' }, storedEmail: null, storedUserId: null }
const asAdmin = { status: { kind: 'signedIn', profile: admin }, storedEmail: null, storedUserId: null }
const asMarketer = {
  status: { kind: 'signedIn', profile: marketer },
  storedEmail: marketer.email,
  storedUserId: marketer.id,
}

const buttons = [
  { role: 'button', name: 'Retry' },
  { role: 'button', name: 'Sign in' },
]
const slow = { seen: "the page says 'Checking your session takes long'", visible: buttons }
const failed = { seen: "the reason is shown with the button 'Retry'", visible: buttons }
const verified = ({ id, email, role }: Profile) => ({ kind: 'verified', personId: id, email, role, expiresAt: 0 })

export const sessionTestModel = defineTestModel({
  id: 'session/session',
  machine: sessionMachine,
  inputs: [
    { name: 'the admin area is opened', input: { brand, policy: accessPolicies.admin } },
    { name: 'the ambassador area is opened', input: { brand, policy: accessPolicies.marketer } },
  ],
  states: {
    'readingSession.waiting': {
      given: 'the session being read',
      seen: 'the page frame waits for the session',
      visible: [{ role: 'heading', name: 'Dashboard' }],
    },
    'readingSession.slow': { given: 'the reading of the session taking long', ...slow },
    'verifying.waiting': { given: 'the tokens being checked', seen: 'the page frame still waits' },
    'verifying.slow': { given: 'the check of the tokens taking long', ...slow },
    'verifying.again': {
      given: 'the check of the tokens being repeated',
      seen: 'the button shows progress',
      visible: [{ role: 'button', name: 'Retry', isBusy: true }],
    },
    unverified: { given: 'tokens that could not be checked', ...failed },
    settling: { given: 'another tab writing tokens', seen: 'the page frame waits' },
    unreachable: { given: 'a session that could not be checked', ...failed },
    clearingSession: { given: 'a rejected session being cleared', seen: 'the page frame still waits' },
    admitted: { given: 'a person admitted', seen: 'the area opens' },
    ended: {
      given: 'a session that has ended',
      seen: "the page says 'Your session may have expired.'",
      visible: [{ role: 'heading', name: 'Your session may have expired.' }],
    },
    refused: { given: 'a refused person', seen: 'the sign-in page opens' },
  },
  events: {
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'signIn.requested': { when: "the person presses 'Sign in'", cases: noPayload },
    'tokens.changed': { when: 'another browser tab changes the stored tokens', cases: noPayload },
    'signOut.received': { when: 'the person signs out in another browser tab', cases: noPayload },
  },
  calls: {
    readSession: {
      name: 'reading the stored session',
      outcomes: [
        done('an admin is signed in', asAdmin),
        done('a marketer is signed in', asMarketer),
        done('nobody is signed in', signedOut),
        done('the session has expired', { ...signedOut, status: { kind: 'expired' } }),
        done('the session of a known marketer has expired', { ...asMarketer, status: { kind: 'expired' } }),
        done('the email is outside the admin domain', {
          ...asAdmin,
          status: { kind: 'signedIn', profile: { ...admin, email: 'ada@example.com' } },
        }),
        done('an admin has another role', {
          ...asAdmin,
          status: { kind: 'signedIn', profile: { ...admin, role: 'MARKETER' } },
        }),
        done('no email is stored', { ...asMarketer, storedEmail: null }),
        done('another email is stored', { ...asMarketer, storedEmail: 'eve@example.com' }),
        done('a marketer has another role', {
          ...asMarketer,
          status: { kind: 'signedIn', profile: { ...marketer, role: 'ADMIN' } },
        }),
        done('the user id replaces the role', {
          ...asMarketer,
          status: { kind: 'signedIn', profile: { ...marketer, role: '' } },
        }),
        fails,
      ],
    },
    subscribeToTabs: { name: 'listening for sign-ins and sign-outs in other browser tabs', outcomes: [fails] },
    checkTokens: {
      name: 'checking the tokens',
      outcomes: [
        done('the tokens of an admin are verified', verified(admin)),
        done('the tokens of a marketer are verified', verified(marketer)),
        done('the tokens of a marketer without a role are verified', verified({ ...marketer, role: '' })),
        done('the tokens are invalid', { kind: 'invalid' }),
        done('the tokens are missing', { kind: 'missing' }),
        fails,
      ],
    },
    clearSession: { name: 'removing the session from the browser', outcomes: [done('the session is cleared'), fails] },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [done('the network is back'), fails] },
  },
  facts: {
    audience: () => null,
    person: () => null,
    refusalReason: (text) => (text === null ? 'no reason is given' : `the reason is given: ${String(text)}`),
  },
  keyOf: ({ context }) => ({
    audience: context.policy.audience,
    refusalReason: context.refusalReason,
    person: context.profile && `${context.profile.email} ${context.profile.role}`,
  }),
})
