import { signInAgainMachine } from '#machines/auth/signInAgain.machine.ts'
import { brand, email } from '#machines/session/lifetime.testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const signInAgainTestModel = defineTestModel({
  id: 'auth/signInAgain',
  machine: signInAgainMachine,
  inputs: [{ name: 'a session has ended', input: { brand, audience: 'admin', email } }],
  states: {
    asking: {
      given: "'Session expired. Please sign in again.' over the page",
      seen: "the button 'Send me a code' is shown",
      visible: [
        { role: 'alertdialog', name: 'Session expired. Please sign in again.' },
        { role: 'button', name: 'Send me a code' },
      ],
    },
    sending: {
      given: 'a code being asked for',
      seen: "'Send me a code' shows that it is at work",
      visible: [{ role: 'button', name: 'Send me a code', isBusy: true }],
    },
    verifying: {
      given: 'a code sent',
      seen: 'the code can be entered over the page',
      visible: [
        { role: 'alertdialog', name: 'Session expired. Please sign in again.' },
        { role: 'textbox', name: 'Verification code' },
      ],
    },
    confirmed: { given: 'the session open again', seen: 'the page goes on where it was' },
    left: { given: 'the person gone', seen: 'the sign-in page opens', visible: [{ role: 'heading', name: 'Sign in' }] },
  },
  events: {
    'code.requested': { when: "the person presses 'Send me a code'", cases: noPayload },
    'signOut.requested': { when: "the person presses 'Leave'", cases: noPayload },
  },
  calls: {
    startSignIn: {
      name: 'the request for a code',
      outcomes: [done('a code was sent', 'codeSent'), done('an unknown step follows', 'unexpected'), fails],
    },
    verify: {
      name: 'the entry of the code',
      outcomes: [
        done('the code was right', { kind: 'confirmed' }),
        done('the marker is gone', {
          kind: 'sentBack',
          text: 'Please complete the sign-in process first',
          to: 'signIn',
        }),
        fails,
      ],
    },
  },
  facts: { hasProblem: (has) => (has ? 'a reason stands above the button' : null) },
  keyOf: ({ context }) => ({ hasProblem: context.problem !== null }),
})
