import { sessionMachine } from '#machines/session/session.machine.ts'
import { admin, brand } from '#machines/testData.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const sessionTestModel = defineTestModel({
  id: 'session/session',
  machine: sessionMachine,
  inputs: [{ name: 'the admin area is opened', input: { brand } }],
  states: {
    hydrating: {
      given: 'the session being read',
      seen: 'the frame of the admin area waits for the session',
      visible: [{ role: 'heading', name: 'Dashboard' }],
    },
    unreachable: {
      given: 'a session that could not be checked',
      seen: "the reason is shown with the button 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    expelling: { given: 'tokens being removed that let nobody in', seen: 'the frame of the admin area still waits' },
    admitted: {
      given: 'an admin admitted',
      seen: 'the admin area opens',
      visible: [{ role: 'button', name: 'Sign out' }],
    },
    refused: {
      given: 'nobody admitted',
      seen: 'the sign-in page opens',
      visible: [{ role: 'heading', name: 'Sign in' }],
    },
  },
  events: { 'retry.requested': { when: "the person presses 'Retry'", cases: noPayload } },
  calls: {
    readSession: {
      name: 'the reading of the session',
      outcomes: [
        done('an admin is signed in', { kind: 'signedIn', profile: admin }),
        done('nobody is signed in', { kind: 'signedOut' }),
        done('the session has expired', { kind: 'expired' }),
        done('the email is off the domain', { kind: 'signedIn', profile: { ...admin, email: 'ada@example.com' } }),
        done('the role is another', { kind: 'signedIn', profile: { ...admin, role: 'MARKETER' } }),
        fails,
      ],
    },
    removeTokens: { name: 'the removal of the tokens', outcomes: [done('the tokens are removed'), fails] },
    awaitNetwork: { name: 'the wait for the network', outcomes: [done('the network is back'), fails] },
  },
  facts: { refusal: (text) => (text === null ? 'no reason is given' : `the reason is given: ${String(text)}`) },
  keyOf: ({ context }) => ({ refusal: context.refusal }),
})
