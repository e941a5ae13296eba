import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

export const itemsTestModel = defineTestModel({
  id: 'items/items',
  machine: itemsMachine,
  inputs: [{ name: 'the page is opened', input: { view: defaultView(listKinds.items) } }],
  states: {
    showing: {
      given: 'the lists of items',
      seen: 'the lists of items are shown',
      visible: [{ role: 'tab', name: 'All items' }],
    },
    broken: { given: 'lists that stopped working', seen: 'the page says so' },
  },
  events: {
    'action.chosen': {
      when: 'the person chooses something in the menu of a row',
      cases: [
        { name: 'flag', payload: { deed: 'flag' } },
        { name: 'hold', payload: { deed: 'hold' } },
        { name: 'remove', payload: { deed: 'remove' } },
      ],
    },
    'view.changed': {
      when: 'the person opens an address of the page',
      cases: [{ name: 'another tab', payload: { view: { ...defaultView(listKinds.items), tab: 'sold' } } }],
    },
  },
  calls: { page: { name: 'the lists', outcomes: [fails] } },
  keyOf: () => ({}),
})
