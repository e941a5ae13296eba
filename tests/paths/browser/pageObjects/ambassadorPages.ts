import { pathOf, type RouteName } from '#domain/routes/routes.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/session/roleSessions.ts'

export const ambassadorPagesPageObject = pageObject({
  machine: ambassadorPagesMachine,
  actorId: 'pages',
  endsAtOnce: ['loadPageCode'],
  open: (context) => openArea(context, 'marketer'),
  steps: {
    'url.changed': async (context, { url }) => changeUrl(context, pathOf(url.route as RouteName)),
    'retry.requested': async ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  impossible: {
    'outcome loadPageCode: the page has no flow': 'the pages of marketers have a flow',
    'outcome pageChart: the account is deleted': 'the chart of the pages deletes it, not the page',
    'outcome deleteAccount: the account is deleted': 'a journey deletes the account of a marketer',
  },
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' || snapshot?.matches({ page: 'loadingPage' } as never) !== true,
})
