import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { admin } from '#machines/testData.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const signInTestModel = defineTestModel({
  id: 'auth/signIn',
  machine: signInMachine,
  inputs: [{ name: 'the page is opened', input: { audience: 'admin' } }],
  states: {
    editing: {
      given: 'the sign-in page',
      seen: 'the email field takes an address',
      visible: [
        { role: 'textbox', name: 'Email' },
        { role: 'button', name: 'Continue' },
      ],
    },
    starting: {
      given: 'the sign-in page asking for a code',
      seen: "'Continue' shows that it is at work",
      visible: [{ role: 'button', name: 'Continue', isBusy: true }],
    },
    sent: {
      given: 'a code on its way',
      seen: 'the code page opens',
      visible: [{ role: 'heading', name: 'Enter your code' }],
    },
  },
  events: {
    'email.submitted': {
      when: 'the person submits an email',
      cases: [
        { name: 'a valid email', payload: { email: admin.email } },
        { name: 'no email', payload: { email: 'ada' } },
      ],
    },
  },
  calls: {
    startSignIn: {
      name: 'the sign-in',
      outcomes: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
    },
  },
  facts: {
    hasProblem: (is) => (is ? 'the reason stands below the email field' : 'no reason stands below the email field'),
  },
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
})
