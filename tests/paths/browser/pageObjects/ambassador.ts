import type { Page } from '@playwright/test'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  continueCall,
  goOnline,
  storeTokens,
  rejectIdentityCall,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const kinds = { renew: isIdentityCall('GetTokensFromRefreshToken'), end: isIdentityCall('GlobalSignOut') }

const renewedAs =
  (email: string) =>
  async (hands: TestContext): Promise<void> =>
    answerIdentityCall('renew', { AuthenticationResult: await signInTokens(hands, email) })(hands)

const isRevoked = rejectIdentityCall('renew', 'NotAuthorizedException', 'Refresh Token has been revoked')

const keepEmail =
  (email: string | null) =>
  async ({ page }: TestContext): Promise<void> =>
    page.evaluate(
      (kept) =>
        kept === null ? localStorage.removeItem('marketerEmail') : localStorage.setItem('marketerEmail', kept),
      email,
    )

/** The tokens of a marketer have run out, so that every look at the session asks the pool, where the answer can be held. */
const openArea = async (hands: TestContext): Promise<void> => {
  tokens.set(hands.page, await storeTokens(hands, ambassadorEmail, 'marketer.'))
  await keepEmail(ambassadorEmail)(hands)
  await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
  await hands.page.goto('/amb')
}

/** Ends the reading of the session while an email of the marketer who signed in last is kept, or none. */
const ends =
  (kept: string | null, end: (hands: TestContext) => Promise<void>) =>
  async (hands: TestContext): Promise<void> => {
    await keepEmail(kept)(hands)
    await end(hands)
  }

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** What is gone after one look at the session is there again for the next one. */
const keepTokens = (hands: TestContext): Promise<void> => storeInLocalStorage(hands, tokens.get(hands.page) ?? {})

export const marketerSessionPageObject = pageObject({
  machine: marketerSessionMachine,
  actorId: 'marketerSession',
  requestKinds: kinds,
  open: openArea,
  steps: { 'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click() },
  calls: {
    readSession: {
      kind: 'renew',
      outcomes: {
        'a marketer is signed in': ends(ambassadorEmail, renewedAs(ambassadorEmail)),
        'nobody was ever signed in': ends(null, isRevoked),
        'the session has ended': ends(ambassadorEmail, isRevoked),
        'no email is kept': ends(null, renewedAs(ambassadorEmail)),
        'another email is kept': ends('eve@example.com', renewedAs(ambassadorEmail)),
        'the role is another': ends(adminEmail, renewedAs(adminEmail)),
        'the call fails': rejectIdentityCall('renew'),
      },
    },
    awaitNetwork: { outcomes: { 'the network is back': goOnline } },
    clearMarketer: { endsImmediately: true, outcomes: { 'it is removed': async () => undefined } },
  },
  impossible: {
    'outcome readSession: the id stands for the role': 'every account of the stack has a role',
    'outcome awaitNetwork: the call fails': 'hearing an event of the window never fails',
    'outcome clearMarketer: the call fails': 'taking entries out of the storage never throws past the storage service',
  },
})

export const ambassadorAreaPageObject = pageObject({
  machine: ambassadorAreaMachine,
  actorId: 'ambassadorArea',
  requestKinds: kinds,
  open: openArea,
  steps: { 'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Logout' }).click() },
  calls: {
    marketerSession: {
      kind: 'renew',
      outcomes: {
        'a marketer is signed in': ends(ambassadorEmail, renewedAs(ambassadorEmail)),
        'the session has ended': ends(ambassadorEmail, isRevoked),
        'nobody is signed in': ends(null, isRevoked),
        'the emails differ': ends('eve@example.com', renewedAs(ambassadorEmail)),
      },
    },
    lifetime: { outcomes: {} },
    fetchDashboard: { endsImmediately: true, outcomes: { 'the code arrives': async () => undefined } },
    ambassadorDashboard: { outcomes: {} },
    deletion: { outcomes: {} },
    signOutMarketer: {
      kind: 'renew',
      outcomes: {
        'the session is ended': async (hands) => {
          await renewedAs(ambassadorEmail)(hands)
          await hands.waitForCall('end')
          await continueCall('end')(hands)
        },
      },
    },
  },
  impossible: {
    'outcome lifetime: the session is over': 'the paths of auth/lifetime show it',
    'outcome lifetime: somebody else has signed in': 'the paths of auth/lifetime show it',
    'outcome deletion: the account is deleted': 'a journey deletes an account of a marketer',
    'outcome deletion: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
    'outcome lifetime: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
    'outcome fetchDashboard: the call fails':
      'files of the site are not held here; a journey shows what a page says whose code does not arrive',
    'outcome ambassadorDashboard: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
    'outcome marketerSession: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
    'outcome signOutMarketer: the call fails':
      'the identity library ends a session here even where the pool cannot be reached',
  },
  afterStep: keepTokens,
})
