import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const lifetimeTexts: ChartTexts<typeof lifetimeMachine> = {
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
  },
  events: {
    'call.refused': 'the server refuses a call for want of a session',
    'tokens.changed': 'another tab writes or removes the tokens',
    'signOut.heard': 'the person signs out in another tab',
  },
  calls: {
    hearTabs: 'the hearing of other tabs',
    checkSession: 'the check of the tokens',
    renewSession: 'the renewal of the session',
    awaitEnd: 'the wait for the end of the tokens',
    awaitNetwork: 'the wait for the network',
    forgetSession: 'the clearing of the tokens',
    signInAgain: 'the sign-in over the page',
  },
  facts: { isRenewed: () => null },
}
