import { itemsMachine } from '#machines/items/items.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { cannotFail, onlyWhenBroken, openAsAdmin } from '#tests/paths/browser/pageObjects/listSteps.ts'

const tabOf = (context: unknown): string => (context as { view: { tab: string } }).view.tab

export const itemsPageObject = pageObject({
  machine: itemsMachine,
  actorId: 'items',
  open: async (context) => {
    await openAsAdmin(context, '/admin/all-items')
    await context.page.getByRole('table').waitFor()
  },
  steps: {
    'action.chosen': async ({ page }, { action }) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: new RegExp(`^${action}`, 'i') }).click()
    },
    'view.changed': async (context) => changeUrl(context, '/admin/all-items?tab=sold'),
    'view.shown': async ({ page }) => page.getByRole('tab', { name: /Sold/ }).click(),
    'retry.requested': async () => undefined,
  },
  calls: { page: { outcomes: {} } },
  impossible: { 'outcome page: the call fails': cannotFail, 'event retry.requested': onlyWhenBroken },
  /** The page cannot change to the tab that is open. */
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' || !input.event.startsWith('view.') || tabOf(snapshot?.context) !== 'sold',
})
