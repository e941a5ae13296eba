import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { codeLength } from '#domain/limits.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const codeCheckTestModel = defineTestModel({
  id: 'auth/codeCheck',
  machine: codeCheckMachine,
  inputs: [{ name: 'a code is submitted', input: { code: '1234', email: admin.email, audience: 'admin' } }],
  states: {
    confirming: {
      given: 'a code check in progress',
      seen: "the button 'Verify' shows progress",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    replacing: {
      given: 'an expired code that is being replaced',
      seen: "the button 'Verify' still shows progress",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    signingIn: {
      given: 'a new account that was confirmed',
      seen: "the button 'Verify' still shows progress",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    confirmed: { given: 'a confirmed code', seen: 'the dashboard opens' },
    refused: {
      given: 'a code that was not accepted',
      seen: 'the reason appears below the field',
      visible: [{ role: 'textbox', name: 'Verification code' }],
    },
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
        fails,
      ],
    },
    replaceCode: {
      name: 'sending a new code',
      src: 'restartSignIn',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: 0, codeLength } }, fails],
    },
    startSignIn: {
      name: 'sending a code for the new account',
      src: 'restartSignIn',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: 0, codeLength } }, fails],
    },
  },
  facts: { isCodeRejected: () => null, isReplaced: (is) => (is ? 'a toast confirms that a new code was sent' : null) },
  keyOf: ({ context }) => ({
    isCodeRejected: context.isCodeRejected,
    isReplaced: context.newCode !== null,
  }),
})
