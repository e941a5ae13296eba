import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/session/roleSessions.ts'

export const adminPagesPageObject = pageObject({
  machine: adminPagesMachine,
  actorId: 'pages',
  endsAtOnce: ['loadSavedViews', 'loadPageCode'],
  open: (context) => openArea(context, 'admin'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  impossible: {
    'event pageAction.requested: a user': 'the dashboard has no records; a journey chooses the change of one',
    'event activity.made: a suspension': 'the paths of users/users suspend users',
    'event savedViews.requested': 'the paths of lists/savedViews show it',
    'event profile.saved': 'the paths of settings/profileForm save a profile',
    'event profile.changed: in this tab': 'the paths of settings/profileForm show it',
    'outcome pageChart: the account is deleted': 'the paths of settings/deleteAccount show it',
  },
  /** The code of a page loads at once. Of the pages of the test model, only the reviews have no flow. */
  isPossible: (input, { snapshot }) => {
    if (input.type === 'outcome' && input.invoke === 'loadPageCode')
      return (input.case === 'the page has no flow') === (snapshot?.context.url.route === 'reviews')
    return input.type !== 'event' || snapshot?.matches({ running: { page: 'loadingPage' } } as never) !== true
  },
})
