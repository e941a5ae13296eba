import { answers, openAsAdmin, ownStep, refuses, stackFault, whileIn } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
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
  keyOf: () => ({}),
  manual: {
    starts: { 'the console is opened': openAsAdmin('/admin') },
    inputs: {
      'event session.left: of an admin': {
        ...whileIn('idle', press('Sign out')),
        preparation: ownStep('signInAgain', 'sign in again, if nobody is signed in'),
        faults: [stackFault({ operation: 'GlobalSignOut', fault: 'error-field', message: 'Network Error' })],
      },
      'event retry.requested': whileIn('failed', press('Try again')),
      'outcome endSessions: the sessions are ended': answers('GlobalSignOut'),
      'outcome endSessions: the call fails': refuses('GlobalSignOut', 'Network Error'),
    },
    impossible: {
      'event session.left': 'a journey shows the same notice on the sign-in page of marketers',
      'outcome awaitNetwork': 'the automatic paths switch the network off during the sign-out',
    },
  },
})
