import { sessionEndMachine } from '#machines/session/sessionEnd.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import {
  continueCall,
  goOnline,
  localStorageTokens,
  rejectIdentityCall,
  storeInLocalStorage,
} from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openArea, sessionCalls } from '#tests/paths/browser/session/roleSessions.ts'
import { adminEmail } from '#tests/support/stack.ts'

const rejectEnd = rejectIdentityCall('end')

export const sessionEndPageObject = pageObject({
  machine: sessionEndMachine,
  actorId: 'sessionEnd',
  requestKinds: { end: sessionCalls.end },
  open: (context) => openArea(context, 'admin'),
  steps: {
    'session.left': async (context) => {
      // After the first sign-out, the person signs in again in the same document.
      if (new URL(context.page.url()).pathname !== '/admin') {
        await storeInLocalStorage(context, await localStorageTokens(context, adminEmail, 'admin.'))
        await changeUrl(context, '/admin')
      }
      await context.page.getByRole('button', { name: 'Sign out' }).press('Enter')
      await context.waitForCall('end')
      await rejectEnd(context)
    },
  },
  calls: {
    endSessions: {
      kind: 'end',
      outcomes: { 'the sessions are ended': continueCall('end'), 'the call fails': rejectEnd },
    },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
  },
  impossible: {
    'event session.left: of a marketer': 'the sign-in page of marketers shows the same notice; a journey shows it',
  },
  /** After the first sign-out nobody is signed in, so no second one is possible. */
  isPossible: (input, { snapshot }) =>
    !(input.type === 'event' && input.event === 'session.left' && snapshot?.matches('idle') !== true),
})
