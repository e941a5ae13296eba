import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const sessionEndTestModel = defineTestModel({
  id: 'session/sessionEnd',
  machine: sessionEndMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  visible: {
    ending: [{ role: 'button', name: 'Try again', isBusy: true }],
    failed: [{ role: 'button', name: 'Try again' }],
  },
  events: {
    'session.left': {
      when: 'a person has signed out, but the sign-in service has not ended the session',
      cases: [
        { name: 'of an admin', payload: { audience: 'admin', error: new Error('Network Error') } },
        { name: 'of a marketer', payload: { audience: 'marketer', error: new Error('Network Error') } },
      ],
    },
    'retry.requested': { when: "the person presses 'Try again'", cases: noPayload },
  },
  calls: {
    endSessions: {
      name: 'ending the sessions at the sign-in service',
      outcomes: [{ name: 'the sessions are ended' }, fails],
    },
    awaitNetwork: { name: 'waiting until the browser is online', outcomes: [{ name: 'the network is back' }, fails] },
  },
  paths: [
    [
      'start the console is opened',
      'event session.left: of an admin',
      'event session.left: of a marketer',
      'event session.left: of an admin',
    ],
  ],
  keyOf: () => ({}),
})
