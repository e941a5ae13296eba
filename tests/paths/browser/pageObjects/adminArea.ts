import type { Page } from '@playwright/test'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import {
  answerIdentityCall,
  isIdentityCall,
  storeInLocalStorage,
  continueCall,
  storeTokens,
  rejectIdentityCall,
  signInTokens,
} from '#tests/paths/browser/identity.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const renewedAs =
  (email: string) =>
  async (hands: TestContext): Promise<void> =>
    answerIdentityCall('renew', { AuthenticationResult: await signInTokens(hands, email) })(hands)

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** The tokens look run out, so they are renewed before their session is ended. */
const endSession = async (hands: TestContext): Promise<void> => {
  await renewedAs(adminEmail)(hands)
  await hands.waitForCall('end')
  await continueCall('end')(hands)
}

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'
const broken = [
  'palette',
  'alerts',
  'sidebar',
  'dashboard',
  'users',
  'items',
  'marketers',
  'settings',
  'reports',
  'session',
  'lifetime',
].map((id) => [`outcome ${id}: the call fails`, ofItsOwn])

/** The tokens always look run out, so that each look at the session asks the pool, where the answer can be held. */
export const adminAreaPageObject = pageObject({
  machine: adminAreaMachine,
  actorId: 'adminArea',
  requestKinds: { renew: isIdentityCall('GetTokensFromRefreshToken'), end: isIdentityCall('GlobalSignOut') },
  open: async (hands) => {
    tokens.set(hands.page, await storeTokens(hands, adminEmail))
    await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await hands.page.goto('/admin')
  },
  steps: {
    'url.changed': async ({ page }, { route }) =>
      page.evaluate(
        (path) => {
          history.pushState(null, '', path)
        },
        pathOf(route as RouteName),
      ),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  calls: {
    session: {
      kind: 'renew',
      outcomes: {
        'an admin is signed in': renewedAs(adminEmail),
        'somebody else is signed in': renewedAs(ambassadorEmail),
        'the session has expired': rejectIdentityCall(
          'renew',
          'NotAuthorizedException',
          'Refresh Token has been revoked',
        ),
      },
    },
    signOut: { kind: 'renew', outcomes: { 'the session is ended': endSession } },
    lifetime: { outcomes: {} },
    alerts: { outcomes: {} },
    sidebar: { outcomes: {} },
    dashboard: { outcomes: {} },
    fetchPage: { endsImmediately: true, outcomes: { 'the code arrives': async () => undefined } },
    hearProfile: { outcomes: {} },
    users: { outcomes: {} },
    items: { outcomes: {} },
    settings: { outcomes: {} },
    reports: { outcomes: {} },
    marketers: { outcomes: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'outcome session: nobody is signed in':
      'without tokens the look at them ends at once; the journeys of the guard show it',
    'outcome lifetime: the session is over': 'the paths of auth/lifetime show it',
    'outcome lifetime: somebody else has signed in': 'the paths of auth/lifetime show it',
    'outcome fetchPage: the call fails':
      'files of the site are not held here; a journey shows what a page says whose code does not arrive',
    'outcome hearProfile: the call fails': 'hearing a channel never fails',
    'outcome settings: the person goes on with the way out': 'the paths of settings/settings show it',
    'outcome settings: the account is deleted': 'the paths of settings/settings show it',
    'event profile.changed: in this tab': 'the paths of settings/profileForm show it',
    'event profile.changed: in another tab':
      'the paths of settings/settings show it; here the tokens look run out, and to read the profile would renew them',
    'event url.changed: the settings':
      'the paths of settings/settings show it; here the tokens look run out, and the page would renew them',
    'outcome signOut: the call fails': 'the identity library ends a session here even where the pool cannot be reached',
  },
  afterStep: (hands) => storeInLocalStorage(hands, tokens.get(hands.page) ?? {}),
})
