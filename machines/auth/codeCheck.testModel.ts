import { answers, causedBy, expires, poolAnswers, refuses, unknownAccountOf } from '#machines/manualTest.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { codeLength } from '#domain/limits.ts'
import { admin, marketer, now, unknownAccount } from '#machines/testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

export const codeCheckTestModel = defineTestModel({
  id: 'auth/codeCheck',
  machine: codeCheckMachine,
  inputs: [
    { name: 'a code is submitted', input: { code: '1234', email: admin.email, audience: 'admin' } },
    { name: 'a marketer submits a code', input: { code: '1234', email: marketer.email, audience: 'marketer' } },
  ],
  visible: {
    confirming: [{ role: 'button', name: 'Verify', isBusy: true }],
    replacing: [{ role: 'button', name: 'Verify', isBusy: true }],
    signingIn: [{ role: 'button', name: 'Verify', isBusy: true }],
    refused: [{ role: 'textbox', name: 'Verification code' }],
  },
  events: {},
  calls: {
    confirmCode: {
      name: 'checking the code',
      outcomes: [
        { name: 'the code is correct', output: 'confirmed' },
        { name: 'the code confirms a new account', output: 'accountConfirmed' },
        { name: 'the code is wrong', output: 'wrong' },
        { name: 'the code is an earlier one', output: 'replaced' },
        { name: 'another tab has signed the person in', output: 'signedIn' },
        { name: 'the code can no longer be used', output: 'expired' },
        { name: 'the provider requires another step', output: 'incomplete' },
        { name: 'the answer says that the code is wrong', error: new Error('Invalid verification code') },
        unknownAccount,
        fails,
      ],
    },
    replaceCode: {
      name: 'sending a new code',
      src: 'restartSignIn',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: now, codeLength } }, unknownAccount, fails],
    },
    startSignIn: {
      name: 'sending a code for the new account',
      src: 'restartSignIn',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: now, codeLength } }, unknownAccount, fails],
    },
  },
  keyOf: ({ context }) => ({
    audience: context.audience,
    isCodeRejected: context.isCodeRejected,
    isReplaced: context.newCode !== null,
  }),
  manual: {
    starts: {
      'a code is submitted': {
        preparation: `request a code for ${admin.email} on http://localhost:5173/sign-in in a private window`,
        action: 'enter "0000", which no email of http://localhost:5173/local/outbox has',
      },
    },
    inputs: {
      'outcome confirmCode: the code is correct': answers(
        'RespondToAuthChallenge',
        'enter the newest code of http://localhost:5173/local/outbox',
      ),
      'outcome confirmCode: the code confirms a new account': {
        ...answers('ConfirmSignUp'),
        ...causedBy(
          'enter the newest code of http://localhost:5173/local/outbox',
          'create an account on http://localhost:5173/sign-up in a private window',
        ),
      },
      'outcome confirmCode: the code is wrong': answers('RespondToAuthChallenge'),
      'outcome confirmCode: the code is an earlier one': causedBy(
        "press 'Resend code' after the countdown, then enter the code before the newest of http://localhost:5173/local/outbox",
      ),
      'outcome confirmCode: the code can no longer be used': expires('RespondToAuthChallenge'),
      'outcome confirmCode: the account is unknown': unknownAccountOf('RespondToAuthChallenge'),
      'outcome confirmCode: the call fails': refuses('RespondToAuthChallenge'),
      'outcome replaceCode: a new code was sent': answers('InitiateAuth'),
      'outcome replaceCode: the account is unknown': unknownAccountOf('InitiateAuth'),
      'outcome replaceCode: the call fails': refuses('InitiateAuth'),
      'outcome startSignIn: a new code was sent': answers('InitiateAuth'),
      'outcome startSignIn: the account is unknown': unknownAccountOf('InitiateAuth'),
      'outcome startSignIn: the call fails': refuses('InitiateAuth'),
    },
    impossible: {
      'outcome confirmCode: the provider requires another step': poolAnswers,
      'outcome confirmCode: another tab has signed the person in': 'it needs a second tab; a journey shows it',
    },
  },
})
