import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { openPageMachine } from '#machines/session/openPage.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/roleSessions.ts'

const pressSignOut = async ({ page }: TestContext): Promise<void> =>
  page.getByRole('button', { name: 'Sign out' }).click()

/** What the code of each page of the test model says about it. */
const codeOf: Readonly<Record<string, string>> = {
  dashboard: 'the page has nothing to save',
  users: 'the page has nothing to save',
  reviews: 'the page has no flow',
  settings: 'the page can have unsaved changes',
}

export const openPagePageObject = pageObject({
  machine: openPageMachine,
  actorId: 'openPage',
  open: (context) => openArea(context, 'admin'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressSignOut,
    'pageAction.requested': async () => undefined,
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'profile.changed': async ({ page }) =>
      page.evaluate(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('admin.profile').postMessage('saved')
      }),
  },
  calls: {
    loadPageCode: {
      endsImmediately: true,
      outcomes: Object.fromEntries(Object.values(codeOf).map((name) => [name, async () => undefined])),
    },
    pageChart: { outcomes: { 'the person continues with the sign-out': pressSignOut } },
  },
  impossible: {
    'event pageAction.requested: a user': 'the dashboard has no records; a journey chooses the change of one',
    'event profile.changed: in this tab': 'the paths of settings/profileForm show it',
    'outcome loadPageCode: the call fails': 'scripts are not held here; a journey shows a page that cannot be loaded',
    'outcome pageChart: the account is deleted': 'the paths of settings/deleteAccount show it',
    'outcome pageChart: the call fails': 'it is a chart of its own, and nothing outside can make it throw',
  },
  /** The code of a page loads at once, and the settings page answers a request to sign out at once. */
  isPossible: (input, { snapshot }) => {
    if (input.type === 'outcome' && input.invoke === 'loadPageCode')
      return input.case === codeOf[String(snapshot?.context.url.route)]
    if (input.type === 'outcome') return snapshot?.matches({ open: 'decidingSignOut' }) === true
    if (input.type !== 'event') return true
    if (input.event === 'signOut.requested') return snapshot?.matches({ open: 'decidingSignOut' }) !== true
    return snapshot?.matches('loadingPage') !== true
  },
})
