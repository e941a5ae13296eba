import { callMachine } from '#machines/session/call.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { rejectIdentityCall } from '#tests/paths/browser/session/identity.ts'
import {
  answerOtherLists,
  answerTotals,
  failCall,
  isTotalsCall,
  openAsAdmin,
  usersBetween,
} from '#tests/paths/browser/pageObjects/listSteps.ts'
import { renewedAs, sessionCalls } from '#tests/paths/browser/session/roleSessions.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** The call for the counts of the users page. */
export const callPageObject = pageObject({
  machine: callMachine,
  actorId: 'call.loadSummary',
  requestKinds: { totals: isTotalsCall, renew: sessionCalls.renew },
  open: async (context) => {
    await answerOtherLists(context, usersBetween(1, 2))
    await openAsAdmin(context, '/admin/users')
  },
  steps: {
    'session.renewed': async (context) => {
      await context.waitForCall('renew')
      await renewedAs(adminEmail)(context)
    },
    'session.unavailable': async (context) => {
      await context.waitForCall('renew')
      await rejectIdentityCall('renew')(context)
    },
  },
  calls: {
    send: {
      kind: 'totals',
      outcomes: {
        'the server answers': answerTotals('totals'),
        'the server refuses the call': async ({ heldCall }) =>
          heldCall('totals').fulfill({
            contentType: 'application/json',
            body: JSON.stringify({ data: null, errors: [{ message: 'Unauthorized' }] }),
          }),
        'the server refuses the API key': async ({ heldCall }) =>
          heldCall('totals').fulfill({
            status: 401,
            json: { errors: [{ errorType: 'UnauthorizedException', message: 'You are not authorized' }] },
          }),
        'the call fails': failCall('totals'),
      },
    },
  },
  failedStates: ['refused', 'failed'],
  impossible: {
    'event session.ended': 'the page closes at the same moment, and stops the call; a unit test covers it',
  },
})
