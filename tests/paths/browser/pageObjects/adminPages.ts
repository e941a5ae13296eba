import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/roleSessions.ts'

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'
const broken = [
  'palette',
  'prefetchedBatches',
  'alerts',
  'sidebar',
  'dashboard',
  'users',
  'items',
  'marketers',
  'settings',
  'reports',
].map((id) => [`outcome ${id}: the call fails`, ownChart])

const pressSignOut = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: 'Sign out' }).click()

export const adminPagesPageObject = pageObject({
  machine: adminPagesMachine,
  actorId: 'pages',
  open: (context) => openArea(context, 'admin'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressSignOut,
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'profile.saved': async () => undefined,
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  calls: {
    prefetchedBatches: { outcomes: {} },
    alerts: { outcomes: {} },
    sidebar: { outcomes: {} },
    subscribeToProfile: { outcomes: {} },
    loadPageCode: { endsImmediately: true, outcomes: { 'the code is loaded': async () => undefined } },
    dashboard: { outcomes: {} },
    users: { outcomes: {} },
    items: { outcomes: {} },
    marketers: { outcomes: {} },
    settings: { outcomes: { 'the person continues with the sign-out': pressSignOut } },
    reports: { outcomes: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'event url.changed: a route without a page': 'such a URL is outside the admin area',
    'event profile.saved': 'the paths of settings/profileForm save a profile',
    'event profile.changed: in this tab': 'the paths of settings/profileForm show it',
    'outcome loadPageCode: the call fails': 'scripts are not held here; a journey shows a page that cannot be loaded',
    'outcome subscribeToProfile: the call fails': 'a subscription to a channel never fails',
    'outcome settings: the account is deleted': 'the paths of settings/deleteAccount show it',
  },
  /** The code of a page loads at once, and the settings page answers a request to sign out at once. */
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' ||
    !(
      snapshot?.matches('loadingPage') === true ||
      (input.event === 'signOut.requested' && snapshot?.matches('settings') === true)
    ),
})
