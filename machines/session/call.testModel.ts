import { callMachine } from '#machines/session/call.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

const waits = 'the page waits for the answer'

export const callTestModel = defineTestModel({
  id: 'session/call',
  machine: callMachine,
  inputs: [{ name: 'a page makes a call', input: { request: null } }],
  states: {
    sending: { given: 'a call in progress', seen: waits },
    renewing: { given: 'a refused call that waits for the session', seen: waits },
    resending: { given: 'a refused call that is sent once more', seen: waits },
    answered: { given: 'an answered call', seen: 'the page shows the result' },
    refused: { given: 'a refused call', seen: 'the page shows the refusal' },
    failed: { given: 'a failed call', seen: 'the page shows the reason' },
    abandoned: { given: 'a person who has signed out', seen: 'the page shows no error of the call' },
  },
  events: {
    'session.renewed': {
      when: 'the session is renewed, or the person has signed in again',
      cases: noPayload,
    },
    'session.unavailable': { when: 'the session cannot be renewed', cases: noPayload },
    'session.ended': { when: 'the person signs out, or someone else signs in', cases: noPayload },
  },
  calls: {
    send: {
      name: 'sending the request',
      outcomes: [
        { name: 'the server answers', output: 'figures' },
        { name: 'the server refuses the call', error: new Error('Unauthorized') },
        fails,
      ],
    },
  },
  keyOf: () => ({}),
})
