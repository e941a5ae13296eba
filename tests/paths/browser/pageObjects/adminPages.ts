import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/session/roleSessions.ts'

const pressSignOut = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: 'Sign out' }).click()

/** What the code of each page of the test model says about it. */
const codeOf: Readonly<Record<string, string>> = {
  dashboard: 'the page has nothing to save',
  users: 'the page has nothing to save',
  reviews: 'the page has no flow',
  settings: 'the page can have unsaved changes',
}

export const adminPagesPageObject = pageObject({
  machine: adminPagesMachine,
  actorId: 'pages',
  endsAtOnce: ['loadSavedViews', 'loadPageCode'],
  open: (context) => openArea(context, 'admin'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressSignOut,
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  calls: {
    pageChart: { outcomes: { 'the person continues with the sign-out': pressSignOut } },
  },
  impossible: {
    'event pageAction.requested: a user': 'the dashboard has no records; a journey chooses the change of one',
    'event activity.made: a suspension': 'the paths of users/users suspend users',
    'event savedViews.requested': 'the paths of lists/savedViews show it',
    'event profile.saved': 'the paths of settings/profileForm save a profile',
    'event profile.changed: in this tab': 'the paths of settings/profileForm show it',
    'outcome pageChart: the account is deleted': 'the paths of settings/deleteAccount show it',
  },
  /** The code of a page loads at once, and the settings page answers a request to sign out at once. */
  isPossible: (input, { snapshot }) => {
    const isDeciding = snapshot?.matches({ running: { page: { open: 'decidingSignOut' } } } as never) === true
    if (input.type === 'outcome' && input.invoke === 'loadPageCode')
      return input.case === codeOf[String(snapshot?.context.url.route)]
    if (input.type === 'outcome') return input.invoke !== 'pageChart' || isDeciding
    if (input.type !== 'event') return true
    if (input.event === 'signOut.requested') return !isDeciding
    return snapshot?.matches({ running: { page: 'loadingPage' } } as never) !== true
  },
})
