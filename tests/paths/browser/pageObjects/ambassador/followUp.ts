import { remindable } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openDashboard, press, requests } from '#tests/paths/browser/pageObjects/ambassador/page.ts'

const anotherTab =
  'the browser reads what it has stored when the page opens; a test of the storage writes in another tab'

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
    'followUp.read': async () => undefined,
    'reminder.requested': press('Remind to list an item'),
    'text.changed': async ({ page }, { text }) => page.getByRole('textbox', { name: 'Message' }).fill(text),
    'message.opened': async ({ page }) =>
      page.getByRole('list', { name: 'People to remind' }).getByRole('link').last().click(),
    'dialog.dismissed': press('Close'),
  },
  calls: { browserStorage: { outcomes: {} } },
  impossible: { 'event followUp.read: a text and a reminder': anotherTab },
})
