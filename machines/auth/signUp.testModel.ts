import {
  answers,
  byItself,
  openPage,
  poolAnswers,
  refuses,
  signInAsAdmin,
  signInByCode,
  withNewData,
} from '#machines/manualTest.ts'
import { fill, inOtherTab, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { adminDomainRule } from '#domain/auth/email.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { brand } from '#machines/testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const isEditing = (snapshot: SnapshotFrom<typeof signUpMachine>): boolean => snapshot.matches('editing')

export const signUpTestModel = defineTestModel({
  id: 'auth/signUp',
  machine: signUpMachine,
  inputs: [
    { name: 'the page is opened', input: { brand, reason: null, email: '' } },
    {
      name: 'a redirect because of an email outside the admin domain',
      input: { brand, reason: 'unauthorized_email', email: '' },
    },
  ],
  visible: {
    findingSession: [{ role: 'textbox', name: 'Full Name' }],
    editing: [
      { role: 'textbox', name: 'Full Name' },
      { role: 'button', name: 'Continue' },
    ],
    parsingPhone: [{ role: 'button', name: 'Continue', isBusy: true }],
    clearingSession: [{ role: 'button', name: 'Continue', isBusy: true }],
    registering: [{ role: 'button', name: 'Continue', isBusy: true }],
    sendingCode: [{ role: 'button', name: 'Continue', isBusy: true }],
    sent: [{ role: 'heading', name: 'Enter your code' }],
  },
  events: {
    'details.submitted': {
      when: 'the person submits the form',
      cases: [
        {
          name: 'valid details',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' } },
        },
        {
          name: 'an invalid phone number',
          payload: { details: { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '00000000000' } },
        },
        {
          name: 'an email outside the admin domain',
          payload: { details: { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' } },
        },
      ],
    },
    'validation.failed': {
      when: 'the person submits an invalid form',
      cases: [{ name: 'an email outside the admin domain', payload: { text: adminDomainRule(brand) } }],
    },
    'details.changed': { when: 'the person changes a field', cases: noPayload },
  },
  calls: {
    findSession: {
      name: 'looking for a stored session',
      outcomes: [{ name: 'a session is stored', output: true }, { name: 'no session is stored', output: false }, fails],
    },
    parsePhone: {
      name: 'checking the phone number',
      outcomes: [
        { name: 'the number is valid', output: '+2348031234567' },
        { name: 'the number is invalid', output: null },
        fails,
      ],
    },
    clearSession: {
      name: 'ending the earlier session',
      outcomes: [
        { name: 'the person is signed out', output: 'cleared' },
        { name: 'another tab has signed a person in', output: 'signedIn' },
        fails,
      ],
    },
    register: {
      name: 'creating the account',
      outcomes: [
        { name: 'the account is created', output: 'registered' },
        { name: 'the answer has no account', output: 'unfinished' },
        { name: 'the email is taken', error: new Error('User already exists') },
        {
          name: 'the phone number is taken',
          error: new Error('PreSignUp failed with error Phone Number already exists.'),
        },
        {
          name: 'there are too many attempts',
          error: Object.assign(new Error('Attempt limit exceeded.'), { name: 'LimitExceededException' }),
        },
        fails,
      ],
    },
    sendCode: {
      name: 'sending the code',
      outcomes: [
        { name: 'a code was sent', output: 'codeSent' },
        { name: 'the provider requires an unknown step', output: 'unexpected' },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the page is opened',
      'outcome findSession: no session is stored',
      'event details.submitted: valid details',
      'outcome parsePhone: the number is valid',
      'outcome clearSession: the person is signed out',
      'outcome register: the account is created',
      'outcome sendCode: the call fails',
      {
        event: 'details.submitted',
        case: 'another email',
        payload: { details: { name: 'Ada Obi', email: 'ada.obi@rewoven.com', phone: '08031234567' } },
      },
    ],
    ...[
      { case: 'the shortest name and the shortest number', name: 'Bo', phone: '0803123456' },
      { case: 'a name that is too short', name: 'B', phone: '0803123456' },
      { case: 'a number that is too short', name: 'Bo', phone: '080312345' },
    ].map(({ case: each, ...details }) => [
      'start the page is opened',
      'outcome findSession: no session is stored',
      {
        event: 'details.submitted' as const,
        case: each,
        payload: { details: { ...details, email: 'ada@rewoven.com' } },
      },
    ]),
  ],
  keyOf: ({ context: { details, hasOldSession, problem, reason, registeredEmail, unconfirmed } }) => ({
    reason,
    hasOldSession,
    phone: details.phone,
    problem: problem ? (problem.field ?? 'form') : 'none',
    isRegistered: registeredEmail !== null,
    isUnconfirmed: unconfirmed !== null,
  }),
  manual: {
    starts: {
      'the page is opened': withNewData(openPage('/sign-up')),
      'a redirect because of an email outside the admin domain': withNewData(
        openPage('/sign-up?reason=unauthorized_email'),
      ),
    },
    inputs: {
      'outcome register: there are too many attempts': refuses(
        'SignUp',
        'Attempt limit exceeded.',
        'LimitExceededException',
      ),
      'event details.submitted: valid details': {
        action: [
          fill('Full Name', 'Ada Obi'),
          fill('Email', 'ada@rewoven.com'),
          fill('Phone Number', '08031234567'),
          press('Continue'),
        ],
        isPossible: isEditing,
      },
      'event details.submitted: an invalid phone number': {
        action: [
          fill('Full Name', 'Ada Obi'),
          fill('Email', 'ada@rewoven.com'),
          fill('Phone Number', '00000000000'),
          press('Continue'),
        ],
        isPossible: isEditing,
      },
      'event validation.failed: an email outside the admin domain': {
        action: [
          fill('Full Name', 'Ada Obi'),
          fill('Email', 'ada@example.com'),
          fill('Phone Number', '08031234567'),
          press('Continue'),
        ],
        isPossible: (snapshot) => isEditing(snapshot) && snapshot.context.problem === null,
      },
      'event details.changed': { action: fill('Full Name', 'Ada Eze'), isPossible: isEditing },
      'outcome parsePhone: the number is valid': {
        isPossible: ({ context }) => !context.details.phone.startsWith('00'),
      },
      'outcome parsePhone: the number is invalid': {
        isPossible: ({ context }) => context.details.phone.startsWith('00'),
      },
      'outcome findSession: no session is stored': byItself,
      'outcome findSession: a session is stored': { instead: { preparation: signInAsAdmin } },
      'outcome clearSession: the person is signed out': byItself,
      'outcome clearSession: another tab has signed a person in': {
        instead: {
          preparation: inOtherTab('sign in', ...signInByCode),
        },
      },
      'outcome register: the account is created': answers('SignUp'),
      'outcome register: the email is taken': refuses('SignUp', 'User already exists', 'UsernameExistsException'),
      'outcome register: the phone number is taken': refuses(
        'SignUp',
        'PreSignUp failed with error Phone Number already exists.',
        'UserLambdaValidationException',
      ),
      'outcome register: the call fails': refuses('SignUp', 'Network Error'),
      'outcome sendCode: a code was sent': answers('InitiateAuth'),
      'outcome sendCode: the call fails': refuses('InitiateAuth', 'Network Error'),
    },
    impossible: {
      'outcome register: the answer has no account': poolAnswers,
      'outcome sendCode: the provider requires an unknown step': poolAnswers,
    },
  },
})
