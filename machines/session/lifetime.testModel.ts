import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { brand, person, role, email } from '#machines/session/lifetime.testData.ts'
import { defineTestModel, noPayload, fails, done } from '#machines/testModel.ts'

export const lifetimeTestModel = defineTestModel({
  id: 'session/lifetime',
  machine: lifetimeMachine,
  inputs: [{ name: 'an admin has entered', input: { brand, audience: 'admin', person, role, email } }],
  states: {
    checking: { given: 'the kept tokens being checked', seen: 'the page can be used as before' },
    unchecked: { given: 'tokens that could not be checked', seen: 'the page can be used as before' },
    inForce: { given: 'a session in force', seen: 'the page can be used as before' },
    settling: { given: 'another tab writing the tokens', seen: 'the page can be used as before' },
    renewing: { given: 'the session being renewed', seen: 'the page can be used as before' },
    unrenewed: { given: 'a session that could not be renewed', seen: 'the page can be used as before' },
    'ended.forgetting': {
      given: 'the tokens of the session that ended being cleared',
      seen: 'the page stays as it is',
    },
    'ended.asking': {
      given: 'a session that has ended',
      seen: "'Session expired. Please sign in again.' lies over the page",
    },
    expelling: { given: 'forged tokens being removed', seen: 'the page is about to close' },
    over: { given: 'nobody signed in any more', seen: 'the sign-in page opens' },
    replaced: { given: 'somebody else signed in, or another role', seen: 'who may be here is asked anew' },
    ended: { visible: [{ role: 'alertdialog', name: 'Session expired. Please sign in again.' }] },
  },
  events: {
    'call.refused': { when: 'the server refuses a call for want of a session', cases: noPayload },
    'tokens.changed': { when: 'another tab writes or removes the tokens', cases: noPayload },
    'signOut.received': { when: 'the person signs out in another tab', cases: noPayload },
  },
  calls: {
    hearTabs: { name: 'the hearing of other tabs', outcomes: [fails] },
    checkSession: {
      name: 'the check of the tokens',
      outcomes: [
        done('the tokens are genuine', { kind: 'verified', person, role, runsOutAt: 0 }),
        done('the tokens are of somebody else', { kind: 'verified', person: 'u-2', role, runsOutAt: 0 }),
        done('the tokens are forged', { kind: 'invalid' }),
        done('the tokens are gone', { kind: 'missing' }),
        fails,
      ],
    },
    renewSession: {
      name: 'the renewal of the session',
      outcomes: [done('new tokens came', 'renewed'), done('the session has ended', 'ended'), fails],
    },
    awaitEnd: {
      name: 'the wait for the end of the tokens',
      outcomes: [done('the tokens are about to run out'), fails],
    },
    awaitNetwork: { name: 'the wait for the network', outcomes: [done('the network is back'), fails] },
    forgetSession: { name: 'the clearing of the tokens', outcomes: [done('the tokens are removed'), fails] },
    signInAgain: {
      name: 'the sign-in over the page',
      outcomes: [
        done('the session is open again', { kind: 'confirmed' }),
        done('the person has left', { kind: 'left' }),
        fails,
      ],
    },
  },
  facts: { isRenewed: () => null },
  keyOf: ({ context }) => ({ isRenewed: context.isRenewed }),
})
