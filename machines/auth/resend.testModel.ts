import { resendMachine } from '#machines/auth/resend.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const resendTestModel = defineTestModel({
  id: 'auth/resend',
  machine: resendMachine,
  inputs: [{ name: 'a new code is asked for', input: { email: admin.email, audience: 'admin' } }],
  states: {
    asking: {
      given: 'a new code being asked for',
      seen: "'Resend code' shows that it is at work",
      visible: [{ role: 'button', name: 'Resend code', isBusy: true }],
    },
    startingOver: {
      given: 'a new sign-in under way',
      seen: "'Resend code' still shows that it is at work",
      visible: [{ role: 'button', name: 'Resend code', isBusy: true }],
    },
    sent: {
      given: 'a new code on its way',
      seen: 'a countdown shows when the code can be resent',
      visible: [{ role: 'timer', name: '' }],
    },
    failed: {
      given: 'no new code',
      seen: "'Resend code' can be pressed again",
      visible: [{ role: 'button', name: 'Resend code' }],
    },
  },
  events: {},
  calls: {
    resendCode: { name: 'the sending of a new code', outcomes: [done('a new code was sent', { at: 0 }), fails] },
    startOver: { name: 'the new sign-in', outcomes: [done('a new code was sent', { at: 0 }), fails] },
  },
  keyOf: () => ({}),
})
