import { answers, failsWith, openPage } from '#machines/manualTest.ts'
import { codeLockedText } from '#domain/auth/session.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { admin, unknownAccount } from '#machines/testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

export const signInTestModel = defineTestModel({
  id: 'auth/signIn',
  machine: signInMachine,
  inputs: [
    { name: 'the page is opened', input: { audience: 'admin' } },
    { name: 'the page of marketers is opened', input: { audience: 'marketer' } },
  ],
  visible: {
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
      ],
    },
  },
  calls: {
    startSignIn: {
      name: 'ending an earlier session and requesting a code',
      outcomes: [
        { name: 'a code was sent', output: 'codeSent' },
        { name: 'a code that confirms the account was sent', output: 'confirmationSent' },
        { name: 'the provider requires an unknown step', output: 'unexpected' },
        { name: 'another tab has just requested a code', output: 'locked' },
        unknownAccount,
        fails,
      ],
    },
  },
  paths: [
    [
      'start the page of marketers is opened',
      'event email.submitted: a valid email',
      'outcome startSignIn: the account is unknown',
    ],
  ],
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null, isLocked: context.problem === codeLockedText }),
  manual: {
    starts: { 'the page is opened': openPage('/sign-in') },
    inputs: {
      'event email.submitted: a valid email': { data: { Email: admin.email }, action: "press 'Continue'" },
      'event email.submitted: an invalid email': { data: { Email: 'ada' }, action: "press 'Continue'" },
      'outcome startSignIn: a code was sent': answers('InitiateAuth'),
      'outcome startSignIn: the call fails': failsWith('InitiateAuth', { fault: 'error-field' }),
    },
  },
})
