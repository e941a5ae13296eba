import {
  answers,
  causedBy,
  enterNewestCode,
  expires,
  origin,
  ownStep,
  poolAnswers,
  refuses,
  requestCodeFirst,
  unknownAccountOf,
} from '#machines/manualTest.ts'
import { fill, press, told, wait } from '#charts/gestures.ts'
import { resendLockMs } from '#domain/limits.ts'
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
    hasNewCode: context.newCode !== null,
  }),
  manual: {
    starts: {
      'a code is submitted': {
        preparation: requestCodeFirst(admin.email),
        action: told(`enter "0000", which no email of ${origin}/local/outbox has`, fill('Verification code', '0000')),
      },
    },
    inputs: {
      'outcome confirmCode: the code is correct': answers('RespondToAuthChallenge', enterNewestCode),
      'outcome confirmCode: the code is wrong': answers('RespondToAuthChallenge'),
      'outcome confirmCode: the code is an earlier one': causedBy([
        told("press 'Resend code' after the countdown", wait(resendLockMs), press('Resend code')),
        ownStep('enterCode', `enter the code before the newest of ${origin}/local/outbox`, 'earlier'),
      ]),
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
      'outcome confirmCode: the code confirms a new account':
        'the user pool of the local stack confirms an account at its first sign-in',
      'outcome confirmCode: the provider requires another step': poolAnswers,
      'outcome confirmCode: another tab has signed the person in': 'it needs a second tab; a journey shows it',
    },
  },
})
