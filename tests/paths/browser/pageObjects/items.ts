import { itemsMachine } from '#machines/items/items.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { openAsAdmin } from '#tests/paths/browser/pageObjects/listSteps.ts'

export const itemsPageObject = pageObject({
  machine: itemsMachine,
  actorId: 'items',
  open: async (context) => {
    await openAsAdmin(context, '/admin/all-items')
    await context.page.getByRole('table').waitFor()
  },
  steps: {
    'view.changed': async (context) => changeUrl(context, '/admin/all-items?tab=sold'),
  },
})
