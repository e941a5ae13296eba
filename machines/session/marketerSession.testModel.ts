import { marketer } from '#machines/ambassador/ambassador.testData.ts'
import { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

const standing = { profile: marketer, keptEmail: marketer.email, keptUserId: marketer.id }

export const marketerSessionTestModel = defineTestModel({
  id: 'session/marketerSession',
  machine: marketerSessionMachine,
  inputs: [{ name: 'the ambassador area is opened', input: undefined }],
  states: {
    hydrating: {
      given: "the marketer's session being read",
      seen: 'the top bar of the ambassador area waits for the session',
      visible: [{ role: 'button', name: 'Logout' }],
    },
    unreachable: {
      given: "a marketer's session that could not be checked",
      seen: "the reason is shown with the button 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
    expelling: {
      given: 'what is kept of a marketer being removed',
      seen: 'the top bar of the ambassador area still waits',
    },
    admitted: {
      given: 'a marketer admitted',
      seen: 'the ambassador area opens',
      visible: [{ role: 'button', name: 'Logout' }],
    },
    ended: {
      given: 'a session that has ended',
      seen: "the page says 'Your session may have expired.'",
      visible: [{ role: 'heading', name: 'Your session may have expired.' }],
    },
    refused: {
      given: 'no marketer admitted',
      seen: 'the sign-in page of marketers opens',
      visible: [{ role: 'heading', name: 'Login' }],
    },
  },
  events: { 'retry.requested': { when: "the person presses 'Retry'", cases: noPayload } },
  calls: {
    readSession: {
      name: 'the reading of the session',
      outcomes: [
        done('a marketer is signed in', standing),
        done('the id stands for the role', { ...standing, profile: { ...marketer, role: '' } }),
        done('nobody was ever signed in', { profile: null, keptEmail: null, keptUserId: null }),
        done('the session has ended', { ...standing, profile: null }),
        done('no email is kept', { ...standing, keptEmail: null }),
        done('another email is kept', { ...standing, keptEmail: 'eve@example.com' }),
        done('the role is another', { ...standing, profile: { ...marketer, role: 'ADMIN' } }),
        fails,
      ],
    },
    clearMarketer: { name: 'the removal of what is kept', outcomes: [done('it is removed'), fails] },
    awaitNetwork: { name: 'the wait for the network', outcomes: [done('the network is back'), fails] },
  },
  facts: { refusal: (text) => (text === null ? 'no reason is given' : `the reason is given: ${String(text)}`) },
  keyOf: ({ context }) => ({ refusal: context.refusal }),
})
