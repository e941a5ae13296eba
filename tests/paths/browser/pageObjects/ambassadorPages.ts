import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/roleSessions.ts'

const ownChart = 'it is a chart of its own, and nothing outside can make it throw'

export const ambassadorPagesPageObject = pageObject({
  machine: ambassadorPagesMachine,
  actorId: 'pages',
  open: (context) => openArea(context, 'marketer'),
  steps: { 'signOut.requested': async ({ page }) => page.getByRole('button', { name: 'Logout' }).click() },
  calls: {
    loadDashboardCode: { endsImmediately: true, outcomes: { 'the code is loaded': async () => undefined } },
    ambassadorDashboard: { outcomes: {} },
    deleteAccount: { outcomes: {} },
  },
  impossible: {
    'outcome loadDashboardCode: the call fails':
      'scripts are not held here; a journey shows a page that cannot be loaded',
    'outcome ambassadorDashboard: the call fails': ownChart,
    'outcome deleteAccount: the account is deleted': 'a journey deletes the account of a marketer',
    'outcome deleteAccount: the call fails': ownChart,
  },
})
