import { codeLength } from '#domain/limits.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const resendTestModel = defineTestModel({
  id: 'auth/resend',
  machine: resendMachine,
  inputs: [{ name: 'the person requests a new code', input: { email: admin.email, audience: 'admin' } }],
  states: {
    resending: {
      given: 'a request for a new code in progress',
      seen: "the button 'Resend code' shows progress",
      visible: [{ role: 'button', name: 'Resend code', isBusy: true }],
    },
    restartingSignIn: {
      given: 'a new sign-in in progress',
      seen: "the button 'Resend code' still shows progress",
      visible: [{ role: 'button', name: 'Resend code', isBusy: true }],
    },
    sent: {
      given: 'a new code that was sent',
      seen: 'a countdown shows when a code can be resent',
      visible: [{ role: 'timer', name: '' }],
    },
    failed: {
      given: 'a new code that could not be sent',
      seen: "the button 'Resend code' can be pressed again",
      visible: [{ role: 'button', name: 'Resend code' }],
    },
  },
  events: {},
  calls: {
    resendCode: {
      name: 'requesting a new code',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: 0, codeLength } }, fails],
    },
    restartSignIn: {
      name: 'starting a new sign-in',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: 0, codeLength } }, fails],
    },
  },
  keyOf: () => ({}),
})
