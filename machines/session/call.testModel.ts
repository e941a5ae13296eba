import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { apiKeyErrorName } from '#domain/errorCatalogue.ts'
import { callMachine } from '#machines/session/call.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const apiKeyError = Object.assign(new Error('Unauthorized'), { name: apiKeyErrorName })

export const callTestModel = defineTestModel({
  id: 'session/call',
  machine: callMachine,
  inputs: [{ name: 'a page makes a call', input: { request: { kind: 'users' } } }],
  events: {
    'session.renewed': { when: 'the session is renewed, or the person has signed in again', cases: noPayload },
    'session.unavailable': { when: 'the session cannot be renewed', cases: noPayload },
    'session.ended': { when: 'the person signs out, or someone else signs in', cases: noPayload },
  },
  calls: {
    send: {
      name: 'sending the request',
      outcomes: [
        { name: 'the server answers', output: 'figures' },
        { name: 'the server refuses the call', error: new Error('Unauthorized') },
        { name: 'the server refuses the API key', error: apiKeyError },
        fails,
      ],
    },
  },
  keyOf: () => ({}),
  notByHand: inScriptsOfUsers,
})
