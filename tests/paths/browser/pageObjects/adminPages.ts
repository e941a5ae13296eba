import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/roleSessions.ts'

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'
const broken = ['palette', 'prefetchedBatches', 'alerts', 'sidebar', 'openPage', 'savedViews'].map((id) => [
  `outcome ${id}: the call fails`,
  ownChart,
])

const pressSignOut = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: 'Sign out' }).click()

export const adminPagesPageObject = pageObject({
  machine: adminPagesMachine,
  actorId: 'pages',
  open: (context) => openArea(context, 'admin'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressSignOut,
    'pageAction.requested': async () => undefined,
    'profile.saved': async () => undefined,
    'savedViews.requested': async () => undefined,
    'activity.made': async () => undefined,
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  calls: {
    loadSavedViews: { endsImmediately: true, outcomes: { 'it is loaded': async () => undefined } },
    savedViews: { outcomes: {} },
    prefetchedBatches: { outcomes: {} },
    alerts: { outcomes: {} },
    sidebar: { outcomes: {} },
    subscribeToProfile: { outcomes: {} },
    openPage: { outcomes: { 'the person signs out': pressSignOut } },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'event pageAction.requested: a user': 'the dashboard has no records; a journey chooses the change of one',
    'event activity.made: a suspension': 'the paths of users/users suspend users',
    'event savedViews.requested': 'the paths of lists/savedViews show it',
    'outcome loadSavedViews: the call fails': 'the test does not hold script files; a journey tests it',
    'event signOut.requested': 'the open page answers it at once',
    'event profile.saved': 'the paths of settings/profileForm save a profile',
    'outcome openPage: the account is deleted': 'the paths of settings/deleteAccount show it',
    'outcome openPage: the page is broken': ownChart,
    'outcome subscribeToProfile: the call fails': 'a subscription to a channel never fails',
  },
})
