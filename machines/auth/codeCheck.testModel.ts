import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const codeCheckTestModel = defineTestModel({
  id: 'auth/codeCheck',
  machine: codeCheckMachine,
  inputs: [{ name: 'a code is submitted', input: { code: '1234', email: admin.email, audience: 'admin' } }],
  states: {
    confirming: {
      given: 'a code being checked',
      seen: "'Verify' shows that it is at work",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    replacing: {
      given: 'a dead code being replaced',
      seen: "'Verify' still shows that it is at work",
      visible: [{ role: 'button', name: 'Verify', isBusy: true }],
    },
    confirmed: { given: 'the code confirmed', seen: 'the area behind the code opens' },
    refused: {
      given: 'the code refused',
      seen: 'the reason stands beside the field',
      visible: [{ role: 'textbox', name: 'Verification code' }],
    },
  },
  events: {},
  calls: {
    confirmCode: {
      name: 'the check of the code',
      outcomes: [
        done('the code is right', 'confirmed'),
        done('the code is wrong', 'wrong'),
        done('the code can no longer be used', 'dead'),
        done('another step follows', 'incomplete'),
        fails,
      ],
    },
    replaceCode: {
      name: 'the sign-in that replaces the dead code',
      outcomes: [done('a new code was sent', { at: 0 }), fails],
    },
  },
  facts: { isSpent: () => null, isReplaced: (is) => (is ? 'another code is on its way' : null) },
  keyOf: ({ context }) => ({ isSpent: context.isSpent, isReplaced: context.at !== null }),
})
