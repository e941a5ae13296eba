import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const itemsTexts: ChartTexts<typeof itemsMachine> = {
  states: {
    showing: { given: 'the lists of items', seen: 'the lists of items are shown' },
    broken: { given: 'lists that stopped working', seen: 'the page says so' },
  },
  events: {
    'deed.chosen': 'the person chooses something in the menu of a row',
    'view.opened': 'the person opens an address of the page',
  },
  calls: { page: 'the lists' },
}
