import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Brand } from '#domain/auth/email.ts'
import { adminDomainRule } from '#domain/emailTexts.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { adminAreaTexts } from '#machines/admin/adminArea.words.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { appTexts } from '#machines/app/app.words.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { announcementTexts } from '#machines/app/announcement.words.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { networkTexts } from '#machines/app/network.words.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { sidebarTexts } from '#machines/app/sidebar.words.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { themeTexts } from '#machines/app/theme.words.ts'
import { ambassadorTestModels } from '#machines/ambassador/ambassador.catalogue.ts'
import { ambassadorDashboardTestModels } from '#machines/ambassador/ambassadorDashboard.catalogue.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { codeCheckTexts } from '#machines/auth/codeCheck.words.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { resendTexts } from '#machines/auth/resend.words.ts'
import { lifetimeTestModels } from '#machines/session/lifetime.catalogue.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionTexts } from '#machines/session/session.words.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signInTexts } from '#machines/auth/signIn.words.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { signUpTexts } from '#machines/auth/signUp.words.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { verifyTexts } from '#machines/auth/verify.words.ts'
import { noPayload, defineTestModel, raisedInternally } from '#machines/catalogueEntry.ts'
import { dashboardTestModels } from '#machines/dashboard/dashboard.catalogue.ts'
import { frameTestModels } from '#machines/app/frame.catalogue.ts'
import { feedbackTestModels } from '#machines/feedbacks/feedbacks.catalogue.ts'
import { listTestModels } from '#machines/lists/lists.catalogue.ts'
import { marketerTestModels } from '#machines/marketers/marketers.catalogue.ts'
import { referralTestModel } from '#machines/referral/referral.catalogue.ts'
import { settingsTestModels } from '#machines/settings/settings.catalogue.ts'

const brand: Brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admin = { id: 'u-1', name: 'Ada Obi', email: 'admin@rewoven.com', phoneNumber: '+2348030000000', role: 'ADMIN' }
const marketer = {
  id: 'u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  role: 'MARKETER',
}

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

export const testModels = [
  defineTestModel({
    id: 'app/app',
    sentence: 'Where a person is in the console, and who may be there.',
    machine: appMachine,
    words: appTexts,
    inputs: [{ name: 'a first visit', input: { brand, theme: 'system', sidebar: 'open' } }],
    events: {
      'address.changed': [
        { name: 'the sign-in page', payload: { route: 'signIn', email: null } },
        { name: 'the sign-up page', payload: { route: 'signUp', email: null } },
        { name: 'the code page', payload: { route: 'verify', email: admin.email } },
        { name: 'the sign-in page of marketers', payload: { route: 'ambassadorSignIn', email: null } },
        { name: 'the code page of marketers', payload: { route: 'ambassadorVerify', email: marketer.email } },
        { name: 'the dashboard', payload: { route: 'dashboard', email: null } },
        { name: 'another admin page', payload: { route: 'users', email: null } },
        {
          name: 'the address that leads to the sign-in page of marketers',
          payload: { route: 'marketerSignIn', email: null },
        },
        { name: 'the ambassador area', payload: { route: 'ambassador', email: null } },
        { name: 'the page for a forgotten password', payload: { route: 'forgottenPassword', email: null } },
        { name: 'an unknown address', payload: { route: 'notFound', email: null } },
      ],
      'back.requested': noPayload,
    },
    outcomes: {
      signIn: [done('a code was sent', { email: admin.email }), fails],
      verify: [
        done('the code was right', { kind: 'confirmed' }),
        done('no email was handed over', {
          kind: 'sentBack',
          text: 'Please complete the sign-in process first',
          to: 'signIn',
        }),
        fails,
      ],
      signUp: [done('a code was sent', { email: admin.email }), fails],
      ambassadorArea: [
        done('the area was left', { kind: 'left' }),
        done('nobody may be in it', { kind: 'refused' }),
        done('the area is broken', { kind: 'broken' }),
        fails,
      ],
      adminArea: [
        done('the area was left', { kind: 'left' }),
        done('nobody may be in it', { kind: 'refused' }),
        done('the area is broken', { kind: 'broken' }),
        fails,
      ],
      theme: [fails],
      network: [fails],
      version: [fails],
      announcement: [fails],
    },
    keyOf: () => ({}),
  }),
  defineTestModel({
    id: 'app/adminArea',
    sentence: 'The admin area: who may be in it, which of its pages is open, and the way out.',
    machine: adminAreaMachine,
    words: adminAreaTexts,
    inputs: [
      {
        name: 'the dashboard is opened',
        input: { brand, sidebar: 'open', route: 'dashboard', view: null, frames: defaultTimeFrames },
      },
    ],
    events: {
      'address.changed': [
        { name: 'the dashboard', payload: { route: 'dashboard' } },
        { name: 'the reviews', payload: { route: 'reviews' } },
        { name: 'the users', payload: { route: 'users', view: null } },
        { name: 'the items', payload: { route: 'allItems', view: null } },
        { name: 'the marketers', payload: { route: 'marketers', view: null } },
        { name: 'the settings', payload: { route: 'settings' } },
        { name: 'the feedbacks', payload: { route: 'feedbacks' } },
      ],
      'signOut.requested': noPayload,
      'retry.requested': noPayload,
      'profile.changed': [
        { name: 'in this tab', payload: { profile: admin } },
        {
          name: 'in another tab',
          payload: { profile: admin, details: { name: admin.name, email: admin.email, picture: null } },
        },
      ],
    },
    outcomes: {
      session: [
        done('an admin is signed in', { kind: 'admitted', profile: admin }),
        done('nobody is signed in', { kind: 'refused', text: null }),
        done('somebody else is signed in', {
          kind: 'refused',
          text: "You don't have permission to perform this action.",
        }),
        done('the session has expired', { kind: 'refused', text: 'Session expired. Please sign in again.' }),
        fails,
      ],
      lifetime: [
        done('the session is over', { kind: 'over' }),
        done('somebody else has signed in', { kind: 'replaced' }),
        fails,
      ],
      signOut: [done('the session is ended'), fails],
      alerts: [fails],
      palette: [fails],
      sidebar: [fails],
      dashboard: [fails],
      fetchPage: [done('the code arrives'), fails],
      hearProfile: [fails],
      settings: [
        done('the person goes on with the way out', { kind: 'signOut' }),
        done('the account is deleted', { kind: 'deleted' }),
        fails,
      ],
      reports: [fails],
      users: [fails],
      items: [fails],
      marketers: [fails],
    },
    keyOf: ({ context }) => ({ route: context.route }),
  }),
  defineTestModel({
    id: 'app/announcement',
    sentence: 'Tells the rest of the product of a new session, and of a profile that was saved.',
    machine: announcementMachine,
    words: announcementTexts,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: {
      'session.opened': [
        { name: 'of an admin', payload: { audience: 'admin' } },
        { name: 'of a marketer', payload: { audience: 'marketer' } },
      ],
      'profile.saved': noPayload,
    },
    outcomes: {},
    keyOf: ({ context }) => ({ audience: context.audience }),
  }),
  defineTestModel({
    id: 'app/network',
    sentence: 'Whether the browser has a network.',
    machine: networkMachine,
    words: networkTexts,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: { 'network.lost': noPayload, 'network.returned': noPayload },
    outcomes: { hearNetwork: [fails] },
    keyOf: () => ({}),
  }),
  defineTestModel({
    id: 'app/sidebar',
    sentence: 'The navigation of the admin area: a bar on a wide screen, a drawer on a phone.',
    machine: sidebarMachine,
    words: sidebarTexts,
    inputs: [
      { name: 'a first visit', input: { width: 'open' } },
      { name: 'a bar that was left collapsed', input: { width: 'collapsed' } },
    ],
    events: { 'sidebar.toggled': noPayload, 'drawer.opened': noPayload, 'drawer.dismissed': noPayload },
    outcomes: {},
    keyOf: () => ({}),
  }),
  defineTestModel({
    id: 'app/theme',
    sentence: 'Light, dark, or as the device has it.',
    machine: themeMachine,
    words: themeTexts,
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
  ...ambassadorTestModels,
  ...ambassadorDashboardTestModels,
  defineTestModel({
    id: 'auth/session',
    sentence: 'The guard of the admin area: who is signed in, and may that person enter?',
    machine: sessionMachine,
    words: sessionTexts,
    inputs: [{ name: 'the admin area is opened', input: { brand } }],
    events: { 'retry.requested': noPayload },
    outcomes: {
      readSession: [
        done('an admin is signed in', { kind: 'signedIn', profile: admin }),
        done('nobody is signed in', { kind: 'nobody' }),
        done('the session has expired', { kind: 'expired' }),
        done('the email is off the domain', { kind: 'signedIn', profile: { ...admin, email: 'ada@example.com' } }),
        done('the role is another', { kind: 'signedIn', profile: { ...admin, role: 'MARKETER' } }),
        fails,
      ],
      removeTokens: [done('the tokens are removed'), fails],
      awaitNetwork: [done('the network is back'), fails],
    },
    keyOf: ({ context }) => ({ refusal: context.refusal }),
  }),
  ...lifetimeTestModels,
  defineTestModel({
    id: 'auth/signIn',
    sentence: 'An admin or a marketer enters an email address and is sent a one-time code.',
    machine: signInMachine,
    words: signInTexts,
    inputs: [{ name: 'the page is opened', input: { audience: 'admin' } }],
    events: {
      'email.submitted': [
        { name: 'a valid email', payload: { email: admin.email } },
        { name: 'no email', payload: { email: 'ada' } },
      ],
    },
    outcomes: {
      startSignIn: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
    },
    keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
  }),
  defineTestModel({
    id: 'auth/signUp',
    sentence: 'A person of the company makes an admin account and is sent a one-time code.',
    machine: signUpMachine,
    words: signUpTexts,
    inputs: [
      { name: 'the page is opened', input: { brand, reason: null } },
      { name: 'an email off the domain has led here', input: { brand, reason: 'unauthorized_email' } },
    ],
    events: {
      'details.submitted': [
        {
          name: 'all that is asked for',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' } },
        },
        {
          name: 'a phone number that does not exist',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '00000000000' } },
        },
        {
          name: 'an email off the domain',
          payload: { details: { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' } },
        },
      ],
      'details.refused': [{ name: 'an email off the domain', payload: { text: adminDomainRule(brand) } }],
      'details.changed': noPayload,
    },
    outcomes: {
      readPhone: [done('the number exists', '+2348031234567'), done('there is no such number', null), fails],
      clearSession: [done('the session is ended'), fails],
      register: [
        done('the account is made', 'registered'),
        done('a further step is asked for', 'unfinished'),
        { name: 'the email is taken', error: new Error('User already exists') },
        {
          name: 'the phone number is taken',
          error: new Error('PreSignUp failed with error Phone Number already exists.'),
        },
        fails,
      ],
      sendCode: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
    },
    keyOf: ({ context: { details, problem, registered } }) => ({
      phone: details.phone,
      problem: problem ? (problem.field ?? 'form') : 'none',
      isRegistered: registered !== null,
    }),
  }),
  defineTestModel({
    id: 'auth/verify',
    sentence: 'A person who was sent a one-time code enters it, or asks for another one.',
    machine: verifyMachine,
    words: verifyTexts,
    inputs: [
      { name: 'the email was handed over', input: { brand, audience: 'admin', origin: 'signIn', email: admin.email } },
      { name: 'no email was handed over', input: { brand, audience: 'admin', origin: 'signIn', email: null } },
      {
        name: 'the sign-up has handed the email over',
        input: { brand, audience: 'admin', origin: 'signUp', email: admin.email },
      },
      {
        name: 'an email off the domain was handed over',
        input: { brand, audience: 'admin', origin: 'signIn', email: marketer.email },
      },
      {
        name: "a marketer's email was handed over",
        input: { brand, audience: 'marketer', origin: 'signIn', email: marketer.email },
      },
      { name: 'a marketer opens the page', input: { brand, audience: 'marketer', origin: 'signIn', email: null } },
    ],
    events: {
      'code.submitted': [
        { name: 'four digits', payload: { code: '1234' } },
        { name: 'too few digits', payload: { code: '12' } },
      ],
      'code.changed': noPayload,
      'resend.requested': noPayload,
      'code.replaced': raisedInternally,
    },
    outcomes: {
      readMarker: [
        done('the marker is of an admin', { email: admin.email, at: 0, isSignedIn: false }),
        done('the marker is of a marketer', { email: marketer.email, at: 0, isSignedIn: false }),
        done('the marker is of somebody who is signed in already', { email: admin.email, at: 0, isSignedIn: true }),
        done('there is no marker', { email: null, at: 0, isSignedIn: false }),
        fails,
      ],
      lockEnd: [done('it is over'), fails],
      codeCheck: [
        done('the code is right', { kind: 'confirmed' }),
        done('the code is wrong', { kind: 'refused', problem: 'Invalid verification code', isSpent: true, at: null }),
        done('the code was replaced', {
          kind: 'refused',
          problem: 'That code can no longer be used.',
          isSpent: true,
          at: 0,
        }),
        done('the code could not be checked', { kind: 'refused', problem: 'Network error.', isSpent: false, at: null }),
        fails,
      ],
      resend: [done('a new code was sent', { at: 0 }), done('no code could be sent', { at: null }), fails],
    },
    keyOf: ({ context }) => ({
      startedWith: `${context.audience} ${context.origin} ${context.email}`,
      hasProblem: context.problem !== null,
      wasRefused: context.refused !== null,
    }),
  }),
  defineTestModel({
    id: 'auth/codeCheck',
    sentence: 'A code that was entered is checked; one that can no longer be used is replaced by a new one.',
    machine: codeCheckMachine,
    words: codeCheckTexts,
    inputs: [{ name: 'a code is submitted', input: { code: '1234', email: admin.email, audience: 'admin' } }],
    events: {},
    outcomes: {
      confirmCode: [
        done('the code is right', 'confirmed'),
        done('the code is wrong', 'wrong'),
        done('the code can no longer be used', 'dead'),
        done('another step follows', 'incomplete'),
        fails,
      ],
      replaceCode: [done('a new code was sent', { at: 0 }), fails],
    },
    keyOf: ({ context }) => ({ isSpent: context.isSpent, isReplaced: context.at !== null }),
  }),
  defineTestModel({
    id: 'auth/resend',
    sentence: 'A new code was asked for and is sent, by a second way where the first one fails.',
    machine: resendMachine,
    words: resendTexts,
    inputs: [{ name: 'a new code is asked for', input: { email: admin.email, audience: 'admin' } }],
    events: {},
    outcomes: {
      resendCode: [done('a new code was sent', { at: 0 }), fails],
      startOver: [done('a new code was sent', { at: 0 }), fails],
    },
    keyOf: () => ({}),
  }),
  ...dashboardTestModels,
  ...listTestModels,
  ...marketerTestModels,
  ...frameTestModels,
  ...settingsTestModels,
  ...feedbackTestModels,
  referralTestModel,
] as const
