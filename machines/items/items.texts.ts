import type { itemsMachine } from '#machines/items/items.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the items page. */
export const itemsTexts = {
  'items/items': defineTexts<typeof itemsMachine>({
    names: { showing: 'Page shown', broken: 'Page broken' },
    actionsAt: { 'broken: view.changed': { setView: "'Retry' will show this view" } },
    actions: {
      toastUnavailable: 'a message says that the action is not available yet',
      setView: 'remembers this view, to show it again after an unexpected error',
      sendView: 'the lists show this view',
    },
  }),
}
