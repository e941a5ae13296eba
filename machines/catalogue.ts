import { emptyCounts } from '#domain/dashboardCounts.ts'
import type { Brand } from '#domain/email.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { adminAreaWords } from '#machines/app/adminArea.words.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { appWords } from '#machines/app/app.words.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { alertsWords } from '#machines/app/alerts.words.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { sidebarWords } from '#machines/app/sidebar.words.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { themeWords } from '#machines/app/theme.words.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { sessionWords } from '#machines/auth/session.words.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signInWords } from '#machines/auth/signIn.words.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { verifyWords } from '#machines/auth/verify.words.ts'
import { bare, entry, internal } from '#machines/catalogueEntry.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { dashboardWords } from '#machines/dashboard/dashboard.words.ts'
import { listEntries } from '#machines/lists/lists.catalogue.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { sectionWords } from '#machines/dashboard/section.words.ts'
import { referralEntry } from '#machines/referral/referral.catalogue.ts'

const brand: Brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admin = { id: 'u-1', name: 'Ada Obi', email: 'admin@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' }
const figures = { totals: emptyCounts, period: emptyCounts }

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

export const catalogue = [
  entry({
    id: 'app/app',
    sentence: 'Where a person is in the console, and who may be there.',
    machine: appMachine,
    words: appWords,
    inputs: [{ name: 'a first visit', input: { brand, theme: 'system', sidebar: 'open' } }],
    events: {
      'address.changed': [
        { name: 'the sign-in page', payload: { route: 'signIn', email: null } },
        { name: 'the code page', payload: { route: 'verify', email: admin.email } },
        { name: 'the dashboard', payload: { route: 'dashboard', email: null } },
        { name: 'another admin page', payload: { route: 'users', email: null } },
        { name: 'a page that is not available yet', payload: { route: 'signUp', email: null } },
        { name: 'an unknown address', payload: { route: 'notFound', email: null } },
      ],
      'back.requested': bare,
      'authChange.due': internal,
    },
    outcomes: {
      signIn: [done('a code was sent', { email: admin.email }), fails],
      verify: [
        done('the code was right', { kind: 'confirmed' }),
        done('no email was handed over', { kind: 'sentBack', text: 'Please complete the sign-in process first' }),
        fails,
      ],
      adminArea: [done('the area was left', { kind: 'left' }), done('the area is broken', { kind: 'broken' }), fails],
      theme: [fails],
    },
    keyOf: () => ({}),
  }),
  entry({
    id: 'app/adminArea',
    sentence: 'The admin area: who may be in it, which of its pages is open, and the way out.',
    machine: adminAreaMachine,
    words: adminAreaWords,
    inputs: [{ name: 'the dashboard is opened', input: { brand, sidebar: 'open', route: 'dashboard' } }],
    events: {
      'address.changed': [
        { name: 'the dashboard', payload: { route: 'dashboard' } },
        { name: 'a page that is not available yet', payload: { route: 'settings' } },
      ],
      'signOut.requested': bare,
    },
    outcomes: {
      session: [
        done('an admin is signed in', { kind: 'admitted', profile: admin }),
        done('nobody is signed in', { kind: 'refused', text: null }),
        done('somebody else is signed in', { kind: 'refused', text: "You don't have permission to perform this action." }),
        fails,
      ],
      signOut: [done('the session is ended'), fails],
      alerts: [fails],
      sidebar: [fails],
      dashboard: [fails],
    },
    keyOf: ({ context }) => ({ dashboardIsOpen: context.route === 'dashboard' }),
  }),
  entry({
    id: 'app/alerts',
    sentence: 'The bell: what went wrong in this session, and whether there is something new.',
    machine: alertsMachine,
    words: alertsWords,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: {
      'alert.arrived': [{ name: 'a failure', payload: { text: 'The request timed out. Please try again later.' } }],
      'list.opened': bare,
      'list.dismissed': bare,
    },
    outcomes: {},
    keyOf: ({ context }) => ({ alerts: Math.min(context.texts.length, 2) }),
  }),
  entry({
    id: 'app/sidebar',
    sentence: 'The navigation of the admin area: a bar on a wide screen, a drawer on a phone.',
    machine: sidebarMachine,
    words: sidebarWords,
    inputs: [
      { name: 'a first visit', input: { width: 'open' } },
      { name: 'a bar that was left collapsed', input: { width: 'collapsed' } },
    ],
    events: { 'sidebar.toggled': bare, 'drawer.opened': bare, 'drawer.dismissed': bare },
    outcomes: {},
    keyOf: () => ({}),
  }),
  entry({
    id: 'app/theme',
    sentence: 'Light, dark, or as the device has it.',
    machine: themeMachine,
    words: themeWords,
    inputs: [
      { name: 'a first visit', input: { theme: 'system' } },
      { name: 'light was chosen before', input: { theme: 'light' } },
      { name: 'dark was chosen before', input: { theme: 'dark' } },
    ],
    events: {
      'theme.chosen': [
        { name: 'light', payload: { theme: 'light' } },
        { name: 'dark', payload: { theme: 'dark' } },
        { name: 'as the device has it', payload: { theme: 'system' } },
      ],
    },
    outcomes: {},
    keyOf: () => ({}),
  }),
  entry({
    id: 'auth/session',
    sentence: 'The guard of the admin area: who is signed in, and may that person enter?',
    machine: sessionMachine,
    words: sessionWords,
    inputs: [{ name: 'the admin area is opened', input: { brand } }],
    events: { 'retry.requested': bare },
    outcomes: {
      readSession: [
        done('an admin is signed in', admin),
        done('nobody is signed in', null),
        done('the email is off the domain', { ...admin, email: 'ada@example.com' }),
        done('the role is another', { ...admin, role: 'MARKETER' }),
        fails,
      ],
      removeTokens: [done('the tokens are removed'), fails],
    },
    keyOf: ({ context }) => ({ refusal: context.refusal }),
  }),
  entry({
    id: 'auth/signIn',
    sentence: 'An admin enters the company email address and is sent a one-time code.',
    machine: signInMachine,
    words: signInWords,
    inputs: [{ name: 'the page is opened', input: undefined }],
    events: {
      'email.submitted': [
        { name: 'a valid email', payload: { email: admin.email } },
        { name: 'no email', payload: { email: 'ada' } },
      ],
    },
    outcomes: { startSignIn: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails] },
    keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
  }),
  entry({
    id: 'auth/verify',
    sentence: 'A person who was sent a one-time code enters it, or asks for another one.',
    machine: verifyMachine,
    words: verifyWords,
    inputs: [
      { name: 'the email was handed over', input: { email: admin.email } },
      { name: 'no email was handed over', input: { email: null } },
    ],
    events: {
      'code.submitted': [
        { name: 'four digits', payload: { code: '1234' } },
        { name: 'too few digits', payload: { code: '12' } },
      ],
      'code.changed': bare,
      'resend.requested': bare,
      'code.replaced': internal,
    },
    outcomes: {
      readMarker: [done('the marker matches', { email: admin.email, at: 0 }), done('there is no marker', { email: null, at: 0 }), fails],
      confirmCode: [
        done('the code is right', 'confirmed'),
        done('the code is wrong', 'wrong'),
        done('the code can no longer be used', 'dead'),
        done('another step follows', 'incomplete'),
        fails,
      ],
      replaceCode: [done('a new code was sent', { at: 0 }), fails],
      resendCode: [done('a new code was sent', { at: 0 }), fails],
      startOver: [done('a new code was sent', { at: 0 }), fails],
    },
    keyOf: ({ context }) => ({ emailWasHandedOver: context.email !== null, hasProblem: context.problem !== null, wasRefused: context.refused !== null }),
  }),
  entry({
    id: 'dashboard/dashboard',
    sentence: 'The four cards of the dashboard, loaded side by side.',
    machine: dashboardMachine,
    words: dashboardWords,
    inputs: [{ name: 'the page is opened', input: undefined }],
    events: { 'refresh.requested': bare },
    outcomes: { userOverview: [fails], itemOverview: [fails], itemPerformance: [fails], itemListings: [fails] },
    keyOf: () => ({}),
  }),
  entry({
    id: 'dashboard/section',
    sentence: 'One card of the dashboard with a time frame of its own.',
    machine: sectionMachine,
    words: sectionWords,
    inputs: [{ name: 'the dashboard is opened', input: { section: 'userOverview' } }],
    events: { 'load.requested': bare, 'frame.chosen': [{ name: 'another time frame', payload: { frame: 'Lifetime' } }] },
    outcomes: { loadSection: [done('the figures arrive', figures), fails] },
    keyOf: ({ context }) => ({ hasFigures: context.shown !== null, frame: context.frame, hasProblem: context.problem !== null }),
  }),
  ...listEntries,
  referralEntry,
] as const
