import {
  answers,
  byItself,
  causedBy,
  openPage,
  openPath,
  poolAnswers,
  refuses,
  requestCode,
  signInAsAdmin,
  signInByCode,
} from '#machines/manualTest.ts'
import { fill, goBack, inOtherTab, link, press, told } from '#charts/gestures.ts'
import { resendLockMs } from '#domain/limits.ts'
import { adminDomainRule } from '#domain/auth/email.ts'
import { codeLockedText } from '#domain/auth/session.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { admin, brand, marketer, unknownAccount } from '#machines/testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

const firstVisit = { brand, email: '', reason: null, isRefused: false }

export const signInTestModel = defineTestModel({
  id: 'auth/signIn',
  machine: signInMachine,
  inputs: [
    { name: 'the page is opened', input: { ...firstVisit, audience: 'admin' } },
    { name: 'the page of marketers is opened', input: { ...firstVisit, audience: 'marketer' } },
    {
      name: 'the area has refused an account',
      input: { ...firstVisit, audience: 'admin', reason: errorMessageFor('Permission denied'), isRefused: true },
    },
  ],
  visible: {
    findingSession: [{ role: 'textbox', name: 'Email' }],
    editing: [
      { role: 'textbox', name: 'Email' },
      { role: 'button', name: 'Continue' },
    ],
    submitting: [{ role: 'button', name: 'Continue', isBusy: true }],
    sent: [{ role: 'heading', name: 'Enter your code' }],
  },
  events: {
    'email.submitted': {
      when: 'the person submits an email',
      cases: [
        { name: 'a valid email', payload: { email: admin.email } },
        { name: 'an invalid email', payload: { email: 'ada' } },
        { name: 'an email outside the admin domain', payload: { email: marketer.email } },
      ],
    },
    'link.followed': {
      when: 'the person follows a link to another sign-in page',
      cases: [
        { name: 'with a typed email', payload: { to: 'signUp', email: admin.email } },
        { name: 'without an email', payload: { to: 'signUp', email: '' } },
      ],
    },
  },
  calls: {
    findSession: {
      name: 'looking for a stored session',
      outcomes: [{ name: 'a session is stored', output: true }, { name: 'no session is stored', output: false }, fails],
    },
    startSignIn: {
      name: 'ending an earlier session and requesting a code',
      outcomes: [
        { name: 'a code was sent', output: 'codeSent' },
        { name: 'a code that confirms the account was sent', output: 'confirmationSent' },
        { name: 'the provider requires an unknown step', output: 'unexpected' },
        { name: 'another tab has just requested a code', output: 'locked' },
        { name: 'another tab has signed the person in', output: 'signedIn' },
        unknownAccount,
        fails,
      ],
    },
  },
  keyOf: ({ context }) => ({
    audience: context.audience,
    email: context.email,
    isRefused: context.isRefused,
    hasProblem: context.problem !== null,
    isLocked: context.problem === codeLockedText,
    isForeign: context.problem === adminDomainRule(brand),
  }),
  manual: {
    starts: { 'the page is opened': openPage('/sign-in') },
    inputs: {
      'event email.submitted: an email outside the admin domain': {
        action: [fill('Email', marketer.email), press('Continue')],
      },
      'event link.followed: with a typed email': {
        action: [
          fill('Email', admin.email),
          told("press 'Go to sign up', look at its field 'Email'", press(link('Go to sign up'))),
          goBack,
        ],
        // The page that comes back has no notice.
        isPossible: ({ context }) => context.problem === null,
      },
      'outcome findSession: a session is stored': { instead: { preparation: signInAsAdmin } },
      'outcome startSignIn: another tab has just requested a code': causedBy([
        fill('Email', admin.email),
        inOtherTab('request a code for this email', openPath('/sign-in'), ...requestCode(admin.email)),
        press('Continue'),
      ]),
      'outcome startSignIn: another tab has signed the person in': {
        instead: {
          preparation: inOtherTab('sign in with this email', ...signInByCode),
        },
      },
      'event email.submitted: a valid email': { action: [fill('Email', admin.email), press('Continue')] },
      'event email.submitted: an invalid email': { action: [fill('Email', 'ada'), press('Continue')] },
      'outcome findSession: no session is stored': byItself,
      'outcome startSignIn: a code was sent': {
        ...answers('InitiateAuth'),
        instead: {
          preparation: told(
            `if a code was sent to this email in the last ${resendLockMs / 1_000} seconds, wait until they have passed`,
          ),
        },
      },
      'outcome startSignIn: the call fails': refuses('InitiateAuth'),
    },
    impossible: { 'outcome startSignIn: the provider requires an unknown step': poolAnswers },
  },
})
