import type { itemsMachine } from '#machines/items/items.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of the items page. */
export const itemsTexts = {
  'items/items': defineTexts<typeof itemsMachine>({
    names: { showing: 'Page shown' },
    actions: {
      toastUnavailable: 'a message says that the action is not available yet',
      sendView: 'the lists show this view',
    },
  }),
}
