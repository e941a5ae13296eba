import type { Page } from '@playwright/test'
import { pathOf, type RouteName } from '#domain/addresses.ts'
import { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { answer, isTarget, keepEntries, letThrough, putTokens, refuse, tokensOf } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/stage.ts'
import { adminEmail, ambassadorEmail } from '#tests/support/stack.ts'

const renewedAs = (email: string) => async (hands: Hands): Promise<void> => answer('renew', { AuthenticationResult: await tokensOf(hands, email) })(hands)

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** The tokens look run out, so they are renewed before their session is ended. */
const endSession = async (hands: Hands): Promise<void> => {
  await renewedAs(adminEmail)(hands)
  await hands.arrives('end')
  await letThrough('end')(hands)
}

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'
const broken = ['alerts', 'sidebar', 'dashboard', 'session'].map((id) => [`outcome ${id}: the call fails`, ofItsOwn])

/** The tokens always look run out, so that each look at the session asks the pool, where the answer can be held. */
export const adminAreaStage = stage({
  machine: adminAreaMachine,
  actor: 'adminArea',
  kinds: { renew: isTarget('GetTokensFromRefreshToken'), end: isTarget('GlobalSignOut') },
  open: async (hands) => {
    tokens.set(hands.page, await putTokens(hands, adminEmail))
    await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await hands.page.goto('/admin')
  },
  gestures: {
    'address.changed': async ({ page }, { route }) =>
      page.evaluate((path) => {
        history.pushState(null, '', path)
      }, pathOf(route as RouteName)),
    'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
  },
  calls: {
    session: {
      kind: 'renew',
      ends: {
        'an admin is signed in': renewedAs(adminEmail),
        'nobody is signed in': refuse('renew', 'NotAuthorizedException', 'Refresh Token has been revoked'),
        'somebody else is signed in': renewedAs(ambassadorEmail),
      },
    },
    signOut: { kind: 'renew', ends: { 'the session is ended': endSession } },
    alerts: { ends: {} },
    sidebar: { ends: {} },
    dashboard: { ends: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'outcome signOut: the call fails': 'the identity library ends a session here even where the pool cannot be reached',
  },
  afterStep: (hands) => keepEntries(hands, tokens.get(hands.page) ?? {}),
})
