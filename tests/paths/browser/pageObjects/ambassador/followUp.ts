import { remindable } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openDashboard, press, requests } from '#tests/paths/browser/pageObjects/ambassador/page.ts'

export const followUpPageObject = pageObject({
  machine: followUpMachine,
  actorId: 'followUp',
  open: async (context) => {
    await context.page.route(/\/graphql$/, (route) =>
      requests('listReferredUsers')(route.request())
        ? route.fulfill({
            json: { data: { listReferredUsers: { users: remindable, lastEvaluatedKey: null, error: null } } },
          })
        : route.fallback(),
    )
    await openDashboard(context)
  },
  steps: {
    'message.opened': async ({ page }) =>
      page.getByRole('list', { name: 'People to remind' }).getByRole('link').last().click(),
    'dialog.dismissed': press('Close'),
  },
})
