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
  paths: [
    [
      'start a marketer submits a code',
      'outcome confirmCode: the code can no longer be used',
      'outcome replaceCode: the account is unknown',
    ],
  ],
  keyOf: ({ context }) => ({
    audience: context.audience,
    isCodeRejected: context.isCodeRejected,
    isReplaced: context.newCode !== null,
  }),
})
