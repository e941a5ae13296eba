import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/roleSessions.ts'

const pressLogout = async ({ page }: TestContext): Promise<void> => page.getByRole('button', { name: 'Logout' }).click()

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'

export const ambassadorPagesPageObject = pageObject({
  machine: ambassadorPagesMachine,
  actorId: 'pages',
  open: (context) => openArea(context, 'marketer'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'signOut.requested': pressLogout,
  },
  calls: {
    openPage: { outcomes: { 'the marketer signs out': pressLogout } },
    deleteAccount: { outcomes: {} },
  },
  impossible: {
    'event signOut.requested': 'the open page answers it at once',
    'outcome openPage: the page is broken': ownChart,
    'outcome openPage: the call fails': ownChart,
    'outcome deleteAccount: the account is deleted': 'a journey deletes the account of a marketer',
    'outcome deleteAccount: the call fails': ownChart,
  },
})
