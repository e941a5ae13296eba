import { because, openAsAdmin, openAsMarketer, openPage } from '#machines/manualTest.ts'
import type { SnapshotFrom } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { accessPolicies } from '#domain/auth/access.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import type { TokenCheck } from '#domain/auth/session.ts'
import type { Profile } from '#domain/people/profile.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { admin, brand, marketer, now } from '#machines/testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const signedOut: StoredAccess = { status: { kind: 'signedOut' }, storedEmail: null, storedUserId: null }
const asAdmin: StoredAccess = { status: { kind: 'signedIn', profile: admin }, storedEmail: null, storedUserId: null }
const asMarketer: StoredAccess = {
  status: { kind: 'signedIn', profile: marketer },
  storedEmail: marketer.email,
  storedUserId: marketer.id,
}

const buttons = [
  { role: 'button', name: 'Retry' },
  { role: 'button', name: 'Sign in' },
]
const slow = buttons
const failed = buttons
const verified = ({ id, email, role }: Profile): TokenCheck => ({
  kind: 'verified',
  personId: id,
  email,
  role,
  expiresAt: now,
})

/** The page does it by itself in the area of a role. */
const inArea = (audience: Audience) => ({
  isPossible: ({ context }: SnapshotFrom<typeof sessionMachine>) => context.policy.audience === audience,
})

export const sessionTestModel = defineTestModel({
  id: 'session/session',
  machine: sessionMachine,
  inputs: [
    { name: 'the admin area is opened', input: { brand, policy: accessPolicies.admin } },
    { name: 'the ambassador area is opened', input: { brand, policy: accessPolicies.marketer } },
  ],
  visible: {
    'readingSession.waiting': [{ role: 'heading', name: 'Dashboard' }],
    'readingSession.slow': slow,
    'verifying.slow': slow,
    'verifying.again': [{ role: 'button', name: 'Retry', isBusy: true }],
    unverified: failed,
    unreachable: failed,
    ended: [{ role: 'heading', name: 'Your session may have expired.' }],
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
        { name: 'an admin is signed in', output: asAdmin },
        { name: 'a marketer is signed in', output: asMarketer },
        { name: 'nobody is signed in', output: signedOut },
        { name: 'the session has expired', output: { ...signedOut, status: { kind: 'expired' } } },
        { name: 'the session of a known marketer has expired', output: { ...asMarketer, status: { kind: 'expired' } } },
        {
          name: 'the email is outside the admin domain',
          output: { ...asAdmin, status: { kind: 'signedIn', profile: { ...admin, email: 'ada@example.com' } } },
        },
        {
          name: 'an admin has another role',
          output: { ...asAdmin, status: { kind: 'signedIn', profile: { ...admin, role: 'MARKETER' } } },
        },
        { name: 'no email is stored', output: { ...asMarketer, storedEmail: null } },
        { name: 'another email is stored', output: { ...asMarketer, storedEmail: 'eve@example.com' } },
        {
          name: 'a marketer has another role',
          output: { ...asMarketer, status: { kind: 'signedIn', profile: { ...marketer, role: 'ADMIN' } } },
        },
        {
          name: 'the user id replaces the role',
          output: { ...asMarketer, status: { kind: 'signedIn', profile: { ...marketer, role: '' } } },
        },
        fails,
      ],
    },
    subscribeToTabs: { name: 'listening for sign-ins and sign-outs in other browser tabs', outcomes: [fails] },
    checkTokens: {
      name: 'checking the tokens',
      outcomes: [
        { name: 'the tokens of an admin are verified', output: verified(admin) },
        { name: 'the tokens of another admin are verified', output: verified({ ...admin, id: 'u-2' }) },
        { name: 'the tokens have another email', output: verified({ ...admin, email: 'eve@rewoven.com' }) },
        { name: 'the tokens have another role', output: verified({ ...admin, role: 'MARKETER' }) },
        { name: 'the tokens of a marketer are verified', output: verified(marketer) },
        { name: 'the tokens of a marketer without a role are verified', output: verified({ ...marketer, role: '' }) },
        { name: 'the tokens are invalid', output: { kind: 'invalid' } },
        { name: 'the tokens are missing', output: { kind: 'missing' } },
        // The sentence says what the reader can do.
        { ...fails, error: new Error('User does not exist') },
      ],
    },
    clearSession: {
      name: 'removing the session from the browser',
      outcomes: [{ name: 'the session is cleared' }, fails],
    },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [{ name: 'the network is back' }, fails] },
  },
  paths: [
    [
      'start the ambassador area is opened',
      'outcome readSession: a marketer is signed in',
      'outcome checkTokens: the call fails',
    ],
  ],
  keyOf: ({ context }) => ({
    audience: context.policy.audience,
    refusalReason: context.refusalReason,
    person: context.profile && `${context.profile.email} ${context.profile.role}`,
  }),
  manual: {
    starts: { 'the admin area is opened': openPage('/admin'), 'the ambassador area is opened': openPage('/amb') },
    inputs: {
      'outcome readSession: nobody is signed in': inArea('marketer'),
      'outcome readSession: an admin is signed in': { instead: openAsAdmin('/admin'), ...inArea('admin') },
      'outcome readSession: a marketer is signed in': { instead: openAsMarketer(), ...inArea('marketer') },
      'outcome checkTokens: the tokens of an admin are verified': inArea('admin'),
      'outcome checkTokens: the tokens of a marketer are verified': inArea('marketer'),
    },
    impossible: {
      ...because(
        'it needs other tokens in the browser, or answers of the sign-in service; the automatic paths make them',
        [
          'outcome readSession',
          'outcome checkTokens',
          'outcome awaitNetwork',
          'outcome clearSession',
          'event retry.requested',
          'event signIn.requested',
          'event tokens.changed',
          'event signOut.received',
        ],
      ),
    },
  },
})
